import { memoize } from '@qicheng/resume/memoize';
import { escaped, regex } from '@qicheng/resume/regex';
import { boundariesOf } from '../text/words.js';
import { isCommon } from './common-words.js';
import { runOf } from './read-run.js';
import { isEmptyWord, isHeadNoun } from './read-terms.js';
import { RELATED_LIST, relatedWordsOf } from './related-words.js';
import { joinedStandards, standardAt } from './standard-names.js';

/** Words of postings around a skill, which résumés do not repeat. */
export const FRAME = regex('gu')`
  在[^,，、]{1,8}(?:领导|指导|带领)下|不?定期|(?<=[\u4e00-\u9fa5])团队(?!管理|建设)|个月|优先考虑|优先|加分|更佳
  |更好|更喜欢|为佳|即可|最好|能够|能(?!力|源|耗)|可以|熟练(?:使用|掌握|运用)?|精通|掌握|熟悉|了解|具备|具有
  |拥有|看得懂|能?看懂|读得懂|分得清|会用|会使用|会做|会写|会(?![议员计场务展])|懂得?|做过|用过|有过|有
  |(?<![保维支坚主扶])持|须|需要?|必须|要(?![素点])|应(?![急收付届聘变激])|独立|主导|全面|牵头|负责|参与|协助|配合|完成|进行|开展|组织|推进
  |推动|(?<![合兼归吞])并(?![发购])|且|相关|一定的?|良好的?|较强的?|扎实的?|丰富的?|以上|及以上|左右|经验|经历
  |能力|者|的|了|等(?!级(?:医院|评审|复评))|按照?(?:方案|计划|要求|规范|标准|规定|图纸|规程)?(?=进行|完成|开展|实施)|按照?|根据|每[天日周月季年]度?|日常|工作|岗位|主要|其一|之一|其中|顺手|优秀|记录|所以|因为
  |但|同时|另外|至少|到(?![货岗账帐位访场家期店])|在(?![途建线校职读册])|对(?![账帐接比标])|跟|和|(?<![参赋给])与(?!会)|及|或|以及|自己|本人|我们
  |公司|顺利|书面(?!语)|流程|知识|基础|软件|工具|系统|技能|水平|意识|核心|关键|强(?!电)|好(?!评)|实操|实战
  |(?<![\u4e00-\u9fa5])语言(?![\u4e00-\u9fa5])
`;

const GENERAL_WEIGHT = 0.3;
const LATIN = /[a-z][a-z0-9+#.&-]*[a-z0-9+#]|[a-z]/giu;
/** A figure with its unit; a larger figure of the same unit suffices. */
export const MEASURE = /(\d+(?:\.\d+)?)\s*([a-z]{1,4}|万|台|件|人|场|家|条|门|届|米|吨)(?![a-z])/giu;

/** A word of a part with its evidence. */
export interface Token {
  /** Its index in the part; the last token is the subject of the part. */
  readonly at: number;
  readonly length: number;
  readonly words: readonly string[];
  readonly weight: number;
  readonly kind: 'near' | 'latin' | 'run';
  /** Too common to distinguish anything. */
  readonly isGeneral: boolean;
}

/** Suffixes that do not change the meaning: 质量部, 后端岗, 粉丝量. */
const SAME_THING = /[量数法单类岗部科室端款项块库表等后前中上下内外时以可会能要需须做用]/u;

/** Verbs and empty nouns of English clauses. */
const ENGLISH_FRAME = regex('iu')`
  ^(?:.{1,2}|develop|plan|build|design|manage|lead|own|prepare|create|write|clean|run|review|support|maintain
  |analy[sz]e|execute|drive|define|track|monitor|coordinate|implement|identify|deliver|perform|achieve|improve
  |reduce|optimi[sz]e|present|ensure|provide|industry|sector|company|environment|field|tools?|roles?|clear
  |relationships?|closely|daily|weekly|monthly|annual|regional|various|relevant|proven|solid|deep|hands-on
  |proficien\w*|fluent|preferred|both|from|into|across|within|regular|other|least|more|using|based)$
`;

/** In an English clause only a name is a separate token: SQL, Salesforce. */
const isEnglishName = (word: string, at: number): boolean =>
  /[A-Z]/u.test(at > 0 ? word : word.slice(1)) || /[\d+#]/u.test(word);

/** A word that short means something else with a number: PS is neither P99 nor PS5, but PS 2022 and NX12. */
const MAX_ABBREVIATION = 2;
const NO_OTHER_NUMBER = String.raw`(?!\d(?![\d.]))`;
/** The singular of a plural; the last letter of PS, AWS and CSS belongs to the name. */
const singularOf = (word: string): string => word.replace(/(?<=[a-z]{2}[a-rt-z])s$/u, '');
/** Matches a whole Latin word, singular or plural; `stem` is the singular. A model number may continue: STM32F4. */
const patternOf = memoize((stem) => {
  const isShort = stem.length <= MAX_ABBREVIATION;
  const end = /\d$/u.test(stem)
    ? ''
    : `${/s$/u.test(stem) ? '' : 's?'}(?![a-z])${isShort ? NO_OTHER_NUMBER : ''}`;
  return new RegExp(`(?<![a-z])${escaped(stem)}${end}`, 'u');
});

/** The index of a whole Latin word in a lower-case text; -1 if there is none. */
export function latinAt(text: string, word: string): number {
  const stem = singularOf(word);
  return text.includes(stem) ? text.search(patternOf(stem)) : -1;
}

/** Words after the name of a standard that add nothing: ISO9001质量管理体系. */
const OF_STANDARD =
  /(?<=[a-z][\d\s]{0,8})(?:质量|环境|食品安全|信息安全|职业健康安全)*(?:管理)?体系(?:文件|标准)?(?!搭建|建设|建立)/gu;
/** Words that add nothing: the environment of a tool, 标准 before a process, the people of a shift plan. */
const FILLING =
  /(?:员工|人员|店员)(?=的?(?:排班|考勤|调配))|标准(?=流程)|(?<=[A-Za-z][\d\s]{0,3})(?:操作|开发)?环境(?!搭建|部署|配置|监测|影响|科学|工程)/gu;

/** The tokens of a part; the last one is its subject. */
export const tokensOf = memoize((text): readonly Token[] => {
  const part = joinedStandards(text).replaceAll(FILLING, '');
  const tokens: Token[] = [];
  const isEnglish = !/[\u4e00-\u9fa5]/u.test(part) && /\S\s+\S+\s+\S/u.test(part);
  let rest = part.toLowerCase();
  const blank = (from: number, length: number) => {
    rest = rest.slice(0, from) + ' '.repeat(length) + rest.slice(from + length);
  };
  // Tokens must respect word boundaries: 签下单笔 does not contain 下单.
  const cuts = boundariesOf(part);
  for (const word of RELATED_LIST) {
    const isLatin = /^[a-z]/u.test(word);
    const at = word.length < 2 ? -1 : isLatin ? latinAt(rest, word) : rest.indexOf(word);
    if (at < 0 || !(isLatin || cuts.has(at) || cuts.has(at + word.length))) continue;
    blank(at, word.length);
    const isGeneral = isCommon(word) && !isHeadNoun(word);
    const weight = Math.min(word.length, 4) * (isGeneral ? GENERAL_WEIGHT : 1);
    tokens.push({ at, length: word.length, words: relatedWordsOf(word), weight, kind: 'near', isGeneral });
  }
  rest = rest.replaceAll(MEASURE, (whole) => ' '.repeat(whole.length)).replaceAll(/\d/gu, ' ');
  for (const { 0: word, index: at } of rest.matchAll(LATIN))
    if (word.length > 1 && !isEmptyWord(word) && !(isEnglish && ENGLISH_FRAME.test(word))) {
      const isName = !isEnglish || isEnglishName(part.slice(at, at + word.length), at);
      const weight = isName ? 3 : 1;
      // GB 2760 is not GB 4789.
      const name = standardAt(part.slice(at).toLowerCase()) ?? word;
      tokens.push({ at, length: name.length, words: [name], weight, kind: 'latin', isGeneral: false });
    }
  const framed = rest
    .replaceAll(OF_STANDARD, (whole) => ' '.repeat(whole.length))
    .replaceAll(FRAME, (whole) => ' '.repeat(whole.length));
  // 英语角 is not 英语, nor is 检验员 检验.
  for (const { 0: ending, index: at } of framed.matchAll(
    /(?<![\u4e00-\u9fa5])[\u4e00-\u9fa5](?![\u4e00-\u9fa5])/gu,
  )) {
    const index = tokens.findIndex(({ kind, at: from, length }) => kind === 'near' && from + length === at);
    const token = tokens[index];
    if (!token || SAME_THING.test(ending)) continue;
    const whole = part.toLowerCase().slice(token.at, at + 1);
    tokens[index] = {
      ...token,
      words: [whole],
      length: whole.length,
      isGeneral: false,
      weight: whole.length,
    };
  }
  for (const { 0: run, index: at } of framed.matchAll(/[\u4e00-\u9fa5]{2,}/gu)) {
    const { isGeneral, length } = runOf(run);
    const weight = isGeneral ? run.length * GENERAL_WEIGHT : length;
    tokens.push({ at, length: run.length, words: [run], weight, kind: 'run', isGeneral });
  }
  // A word such as 质量 alone is not specific.
  if (tokens.every(({ words }) => isCommon(words[0] ?? '')))
    for (const [index, token] of tokens.entries())
      if (!token.isGeneral)
        tokens[index] = { ...token, isGeneral: true, weight: token.weight * GENERAL_WEIGHT };
  return tokens.sort((a, b) => a.at - b.at);
});
