import { joinedStandards } from './standard-names.js';

const NAME_OF_RULES = /《[^》]*》/gu;
/** Nouns that make another thing of the word before them: 检测仪, 广告法, 代理公司, 消防部门. */
const OF_ANOTHER_THING = /^(?:仪|法(?![务律人])|公司|院校|大学|品类|手续|机构|协会|部门|机关|主管部门)/u;
/** Whether a text has a word as a thing of its own; a word that it has in other letters is left. */
function isWhole(word: string, text: string): boolean {
  if (!text.includes(word)) return !text.includes('《') && !/[\u4e00-\u9fa5]/u.test(word);
  return text
    .split(word)
    .slice(1)
    .some((after) => !OF_ANOTHER_THING.test(after));
}
/** The terms of a clause without words that are only within the name of a law or book: 固定资产 in 《固定资产贷款管理办法》. */
export function outsideNames(
  terms: readonly (readonly string[])[],
  text: string,
): readonly (readonly string[])[] {
  const rest = joinedStandards(text.replace(NAME_OF_RULES, ' ')).toLowerCase();
  return terms.filter((words) => words.some((word) => isWhole(word.toLowerCase(), rest)));
}
