import type { Evidence } from '@qicheng/analysis/result';
import { DONE, evidenceIn, type ProvingText } from './read-resume.js';

const SEPARATOR = /[、,，和及与或/]/u;
/** What is before the first member of a list. */
const BEFORE_LIST = /^.*(?:的|负责|参与|协助|管理|人员|员工)(?=\p{Script=Han}{2})/u;
const MEMBER = /^\p{Script=Han}{2,6}$/u;
const MIN_FOUND = 2;
/** Nouns of every duty. */
const ANY = /^(?:工作|管理|方案|计划|流程|制度|数据|信息|资料|项目|客户|产品|质量|安全|成本|人员|问题)$/u;

/** The word of a member that one text may have: 考核 of 绩效考核. */
const formsOf = (member: string): string[] => (member.length >= 4 ? [member, member.slice(-2)] : [member]);

/** The members of the list in a duty that one action of the résumé names word for word; null if there are fewer than two. */
export function literalMembers(
  duty: string,
  texts: readonly ProvingText[],
): { words: string[]; evidence: Evidence } | null {
  const members = duty
    .split(SEPARATOR)
    .map((each) => each.replace(BEFORE_LIST, '').trim())
    .filter((each) => MEMBER.test(each));
  for (const text of texts.filter(({ strength }) => strength === DONE)) {
    const words = members.flatMap(
      (member) => formsOf(member).find((form) => !ANY.test(form) && text.affirmed.includes(form)) ?? [],
    );
    if (new Set(words).size >= MIN_FOUND) return { words: [...new Set(words)], evidence: evidenceIn(text) };
  }
  return null;
}
