import { wordsOf } from '../text/words.js';
import { NARROWER, NEAR_WORDS } from './data/near-words.js';
import { EMPLOYER, type ProvingText, TITLE } from './read-resume.js';
import { GENERAL, isEmptyWord, SYNONYMS } from './read-terms.js';

/** How far the words of a clause are in a résumé, part by part. */
interface PhraseMatch<Text> {
  /** 0 to 1. */
  readonly value: number;
  readonly texts: readonly Text[];
  /** The parts that are nowhere, as the posting words them. */
  readonly missing: readonly string[];
  /** How many parts name something. */
  readonly count: number;
}

/** What a posting says about a skill and no résumé repeats. */
const FRAME =
  /个月|优先考虑|优先|加分|更佳|更好|更喜欢|为佳|即可|最好|能够|能(?!力|源|耗)|可以|熟练(?:使用|掌握|运用)?|精通|掌握|熟悉|了解|具备|具有|拥有|看得懂|能?看懂|读得懂|分得清|会用|会使用|会做|会写|会(?![议员计场务展])|懂得?|做过|用过|有过|有|持|须|需要?|必须|要|应|独立|负责|参与|协助|配合|完成|进行|开展|组织|推进|推动|并|且|相关|一定的?|良好的?|较强的?|扎实的?|丰富的?|以上|及以上|左右|经验|经历|能力|者|的|了|等|按照?|根据|每[天日周月季年]度?|日常|工作|岗位|主要|其一|之一|其中|顺手|优秀|记录|所以|因为|但|同时|另外|至少|到|在|对|跟|和|与|及|或|以及|自己|本人|我们|公司|顺利|流程|知识|基础|软件|工具|系统|技能|水平|意识|核心|关键|强|好/gu;

const GENERAL_WEIGHT = 0.3;
const PART_COUNT = 12;

/** The parts of a clause that each name one thing. */
const partsOf = (text: string): string[] =>
  text
    .split(
      /[、,，;；()（）:：]|(?<=[^\s])(?:和|及(?!以[上下])|或|以及|与)(?=[^\s])|(?<=[\u4e00-\u9fa5]{2})并(?![发购行且联表网存])(?=[\u4e00-\u9fa5]{2})|\s(?:and|or)\s/u,
    )
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .slice(0, PART_COUNT);

const NEAR = new Map<string, readonly string[]>();
const addNear = (word: string, words: readonly string[]) =>
  NEAR.set(word.toLowerCase(), [...(NEAR.get(word.toLowerCase()) ?? []), ...words]);
for (const group of [...SYNONYMS, ...NEAR_WORDS]) for (const word of group) addNear(word, group);
for (const [word, cases] of Object.entries(NARROWER)) addNear(word, [word, ...cases]);
const NEAR_LIST = [...NEAR.keys()].sort((a, b) => b.length - a.length);

const LATIN = /[a-z][a-z0-9+#.&-]*[a-z0-9+#]|[a-z]/giu;
/** A figure with its unit: more of the same unit is enough. */
const MEASURE = /(\d+(?:\.\d+)?)\s*([a-z]{1,4}|万|台|件|人|场|家|条|门|届)(?![a-z])/giu;

interface Token {
  readonly words: readonly string[];
  readonly weight: number;
  readonly isLatin: boolean;
}

/** A word of a part; a Chinese one is looked for by its pairs of characters, wherever a program would cut it. */
function tokensOf(part: string): Token[] {
  const tokens: Token[] = [];
  let rest = part.toLowerCase();
  for (const word of NEAR_LIST) {
    if (word.length < 2 || !rest.includes(word)) continue;
    if (/^[a-z]/u.test(word) && !hasLatin(rest, word)) continue;
    rest = rest.replace(word, ' ');
    tokens.push({
      words: [...new Set([word, ...(NEAR.get(word) ?? [])])],
      weight: Math.min(word.length, 4),
      isLatin: false,
    });
  }
  rest = rest.replaceAll(MEASURE, ' ').replaceAll(/\d+/gu, ' ');
  for (const [word] of rest.matchAll(LATIN))
    if (word.length > 1 && !isEmptyWord(word)) tokens.push({ words: [word], weight: 3, isLatin: true });
  for (const run of rest.replaceAll(FRAME, ' ').match(/[\u4e00-\u9fa5]{2,}/gu) ?? []) {
    const isGeneral = wordsOf(run).every((word) => GENERAL.has(word) || isEmptyWord(word));
    tokens.push({ words: [run], weight: run.length * (isGeneral ? GENERAL_WEIGHT : 1), isLatin: false });
  }
  return tokens;
}

const hasLatin = (text: string, word: string): boolean =>
  new RegExp(
    `(?<![a-z])${word.replaceAll(/[.+*?()[\]{}|^$]/gu, String.raw`\$&`).replace(/s$/u, '')}s?(?![a-z])`,
    'u',
  ).test(text);

/** The share of the words of a run that occur in a text; general words count little: 开源 of 开源项目贡献. */
function wordShare(run: string, text: string): number {
  const words = wordsOf(run).filter((word) => word.length > 1 && !isEmptyWord(word));
  const weightOf = (word: string): number => word.length * (GENERAL.has(word) ? GENERAL_WEIGHT : 1);
  const whole = words.reduce((sum, word) => sum + weightOf(word), 0);
  const found = words.filter((word) => text.includes(word)).reduce((sum, word) => sum + weightOf(word), 0);
  return whole === 0 ? 0 : found / whole;
}

/** The share of a run of characters that is in a text in pairs. */
function pairShare(run: string, text: string): number {
  if (text.includes(run)) return 1;
  const isCovered = new Set<number>();
  for (let at = 0; at + 1 < run.length; at += 1) {
    const pair = run.slice(at, at + 2);
    if (GENERAL.has(pair) || !text.includes(pair)) continue;
    isCovered.add(at).add(at + 1);
  }
  return isCovered.size / run.length;
}

// The word of the posting may be found in part; what stands for it has to be there in full.
const shareOf = ({ words, isLatin }: Token, text: string): number =>
  Math.max(
    ...words.map((each, index) => {
      const word = each.toLowerCase();
      if (isLatin || /^[a-z]/u.test(word)) return Number(hasLatin(text, word));
      if (index === 0) {
        const share = Math.max(pairShare(word, text), wordShare(word, text));
        return isRunHeadAlone(word, text) ? Math.min(share, HEAD_ALONE) : share;
      }
      // 写 stands for 编制 in 写报表, and in 写作业 by chance.
      return Number(text.includes(word)) * (word.length > 1 ? 1 : 0.5);
    }),
  );

/** Whether a text has a figure of the same unit that is no smaller. */
function measureShare(part: string, text: string): { weight: number; share: number } {
  const asked = [...part.matchAll(MEASURE)];
  if (asked.length === 0) return { weight: 0, share: 0 };
  const own = [...text.matchAll(MEASURE)];
  const isMet = asked.every(([, figure, unit = '']) =>
    own.some(
      ([, mine, other = '']) => other.toLowerCase() === unit.toLowerCase() && Number(mine) >= Number(figure),
    ),
  );
  return { weight: 3, share: Number(isMet) };
}

/** Of 口腔护理 the last word alone says that it is nursing, not that it is this nursing. */
const HEAD_ALONE = 0.35;
const SPECIFIC = 0.5;
const AFTER_HEAD = /(?:工作|岗位|相关)?(?:经验|经历|背景|能力|知识|者|优先|加分|更佳|为佳|的|等|类)+$/u;

function isHeadAlone(
  part: string,
  text: string,
  tokens: readonly Token[],
  shares: readonly number[],
): boolean {
  const specific = tokens
    .map(({ words, weight }, index) => ({ word: words[0] ?? '', weight, share: shares[index] ?? 0 }))
    .filter(({ word, weight }) => weight >= SPECIFIC && !isEmptyWord(word));
  const found = specific.filter(({ share }) => share > 0);
  const head = part.toLowerCase().replace(AFTER_HEAD, '');
  const [only] = found;
  // What shows the head without naming it, PDCA for 质量改进, is more than the word.
  return (
    specific.length > 1 &&
    found.length === 1 &&
    only !== undefined &&
    head.endsWith(only.word) &&
    text.includes(only.word)
  );
}

/** A run of words of which only the last one is there: 财务报表 in 销售报表. */
function isRunHeadAlone(run: string, text: string): boolean {
  const words = wordsOf(run).filter((word) => word.length > 1 && !isEmptyWord(word));
  const found = words.filter((word) => text.includes(word));
  return words.length > 1 && found.length === 1 && found[0] === words.at(-1) && run.endsWith(found[0] ?? ' ');
}

function partIn(part: string, tokens: readonly Token[], text: string): number {
  const measure = measureShare(part, text);
  const whole = tokens.reduce((sum, { weight }) => sum + weight, measure.weight);
  if (whole === 0) return 0;
  const shares = tokens.map((token) => shareOf(token, text));
  const found = tokens.reduce((sum, { weight }, index) => sum + weight * (shares[index] ?? 0), 0);
  const share = (found + measure.weight * measure.share) / whole;
  return measure.weight === 0 && isHeadAlone(part, text, tokens, shares)
    ? Math.min(share, HEAD_ALONE)
    : share;
}

const FOUND = 0.4;

const COOPERATES = /协作|配合|协同|对接|沟通/u;
const COOPERATED =
  /协作|配合|协同|对接|沟通|协调|联合|跨部门|访谈|汇报|谈判|洽谈|拜访|家访|家长|接待|答疑|回访|宣讲|面谈|反馈|团队|小组|with\b/u;

/** To draw up rules or papers is shown by rules or papers, not by work with what they are about. */
const DRAWS_UP =
  /(?:制定|制订|编写|撰写|建立|完善|搭建|起草|编制)[^,，;；、]{0,14}(?:制度|流程|规范|标准|手册|文档|体系|方案|预案|计划|细则)/u;
const DRAWN_UP = /制度|流程|SOP|规范|标准|手册|文档|文件|体系|方案|预案|计划|细则|办法|机制|章程|设计/iu;

/** Anyone who assists a manager is none: 店长 is not in 店长助理. */
const ASSISTED = /(?:店长|经理|主管|总监|主任|院长|校长|律师|法官|医师|教师|工程师|设计师)(?=助[理里手])/gu;

/** What a part finds in a text. A self-assessment proves less than a deed, a title less, an employer's name hardly anything. */
function shareIn(
  part: string,
  tokens: readonly Token[],
  { said, strength }: Pick<ProvingText, 'said' | 'strength'>,
) {
  const text = (part.includes('助') ? said : said.replace(ASSISTED, '')).toLowerCase();
  const factor = strength <= EMPLOYER ? 0.3 : strength < 0.5 ? 0.8 : strength <= TITLE ? 0.45 : 1;
  // Working with others is not their trade: 与运营团队协作 is not answered by 运营建议.
  const isAlone = COOPERATES.test(part) && !COOPERATED.test(text);
  const isUndrawn = DRAWS_UP.test(part) && !DRAWN_UP.test(text);
  return partIn(part, tokens, text) * factor * (isAlone || isUndrawn ? 0.35 : 1);
}

/** Holds the words of a clause against texts: each part by the text that has most of it. */
export function matchPhrase<Text extends Pick<ProvingText, 'said' | 'strength'>>(
  text: string,
  isAnyOf: boolean,
  texts: readonly Text[],
): PhraseMatch<Text> {
  const found = partsOf(text).flatMap((part) => {
    // A slash parts alternatives: one of them is enough.
    const choices = part.split('/').map((each) => ({ choice: each, tokens: tokensOf(each) }));
    const weight = Math.max(
      ...choices.map(({ tokens }) => tokens.reduce((sum, each) => sum + each.weight, 0)),
    );
    if (weight < 1) return [];
    let best: { share: number; text: Text } | null = null;
    for (const each of texts) {
      const share = Math.max(...choices.map(({ choice, tokens }) => shareIn(choice, tokens, each)));
      if (share > (best?.share ?? 0)) best = { share, text: each };
    }
    return [{ part, weight, share: best?.share ?? 0, text: best?.text }];
  });
  const whole = found.reduce((sum, { weight }) => sum + weight, 0);
  const shares = found.map(({ share }) => share);
  const value =
    whole === 0
      ? 0
      : isAnyOf
        ? Math.max(...shares)
        : found.reduce((sum, { weight, share }) => sum + weight * share, 0) / whole;
  const known = found.filter(({ share }) => share >= FOUND);
  return {
    value,
    texts: [...new Set(known.flatMap(({ text: each }) => each ?? []))],
    missing: found.filter(({ share }) => share < FOUND).map(({ part }) => part),
    count: found.length,
  };
}
