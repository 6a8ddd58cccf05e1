import type { JobRequirement, RequirementFact } from '@qicheng/analysis/job-description';
import { regex } from '@qicheng/resume/regex';
import { clipped } from '../text/clipped.js';
import type { Clause } from './clauses/kinds.js';
import { isReadiness } from './clauses/readiness.js';
import { isTrait } from './clauses/traits.js';
import { ABILITIES } from './data/abilities.js';
import { isSpecific } from './match-phrase.js';
import { type Piece, sliced } from './piece.js';
import { isProvedLater } from './proved-later.js';
import { factsOf, isWaiver } from './read-facts.js';
import { termsOf } from './read-terms.js';

/** A requirement without its id. */
export type RequirementDraft = Omit<JobRequirement, 'id'>;

const TEXT_LENGTH = 200;
const SENTENCE_LENGTH = 400;

const CONDITION = regex('u')`
  出差|加班|996|待命|熬夜|随叫随到|[转调]岗(?!位|人员|手续|流程)|大小周|单休|工作节奏|快节奏|节奏快|高强度|弹性(?:工作|上班|上下班)|工作制|倒班|[两二三四]班[倒制]
  |夜班|轮班|轮休|(?:周末|节假日|周[六日])[^,]{0,3}上班|值班|身[体心]健康|体检|每周|一周|到岗
  |实习[^,]{0,8}[\d一二三四五六]+\s*(?:个)?月|[\d一二三四五六]+\s*个?月[^,]{0,4}实习|驻场|驻外|外派|服从|户籍
  |^(?:本人)?(?:愿意|乐意|同意)|年龄|周岁|\d岁|身高|五官|形象好|男女|限男|限女|在校生|在读|犯罪|征信|回避|住宿|转注|在编(?![写辑制排])|编制(?:内|岗|人员)|自备|自带(?:工具|设备|电脑)
  |(?:自带|自有|有)车|夜车|长途|转正|站立|久站|(?:接受|适应|服从|能够?上|可上)[^,]{0,8}(?:排班|班次|[早晚白]班)
`;
const ANY_OF =
  /任意?[一1选]|之一|均可|皆可|至少[一1][种门项个]|或者?|其中[一1]|[A-Za-z\d)]\s+or\s+(?!above|more|equivalent|related|higher)|一种|一门/u;
/** Alternatives, which are not a waiver: Java或Go均可. */
const OFFERS_CHOICE =
  /^(?!.*(?:不限|男女|男性|女性|应届|往届|学历|年龄|婚)).{2,}(?:或者?|\/|、).{2,}(?:均可|皆可|都可)/u;
/** A limit of years in the header, which asks for nothing: 1年以内. */
const MOST_YEARS = /^(?:经验)?\d{1,2}年以[内下](?:经验)?$/u;
const abilityOf = (text: string) => ABILITIES.find(([, required]) => required.test(text));

/** The degree of a clause that also states when it must have been obtained: 2026年6月前毕业的本科及以上学历. */
const degreeOnly = (text: string): string =>
  /(?<=毕业的?)(?:高中|中专|大专|专科|本科|学士|硕士|研究生|博士)[^,，;；。]{0,12}$/u.exec(text)?.[0] ?? text;

function draftsOf(clause: Piece, sentence: string, level: JobRequirement['level']): RequirementDraft[] {
  const { text } = clause;
  const common = { level, text: clipped(clause.raw, TEXT_LENGTH), sentence, isAnyOf: ANY_OF.test(text) };
  // If a degree or years suffice, only the degree can be checked.
  const isDegreeOrYears = /(?:硕士|博士)[^,]{0,4}或[^,]*年/u.test(text);
  const isYearsOrFresh = /(?:经验|经历)(?:者)?[^,]{0,2}或[^,]*应届/u.test(text);
  const facts = factsOf(text).filter(
    ({ kind }) => !(isDegreeOrYears && kind === 'experience') && !(isYearsOrFresh && kind === 'graduation'),
  );
  const hasDates = facts.some(({ kind }) => kind === 'graduation');
  const drafts = facts.map((fact): RequirementDraft => ({
    ...common,
    // The time of graduation is a row of its own.
    ...(fact.kind === 'degree' && hasDates && { text: degreeOnly(common.text) }),
    kind: fact.kind,
    fact,
    terms: fact.kind === 'experience' ? termsOf(text, { isPlainAllowed: false }) : [],
  }));
  if (drafts.length > 0 && (isDegreeOrYears || !hasMore(text, facts))) return drafts;
  if (drafts.length === 0 && (MOST_YEARS.test(text) || (isWaiver(text) && !OFFERS_CHOICE.test(text))))
    return [];
  if (isCondition(text) || (drafts.length === 0 && isProvedLater(text)))
    return [...drafts, { ...common, kind: 'condition', fact: null, terms: [] }];
  // The language is named elsewhere in the posting.
  if (drafts.length === 0 && /^(?:口语|发音|听说读写|普通话)[^,]{0,6}(?:流利|标准|好|强|佳)$/u.test(text))
    return [{ ...common, kind: 'ability', fact: null, terms: [] }];
  const terms = termsOf(text, { isPlainAllowed: false });
  if (drafts.length === 0 && requiresInternship(text))
    return [{ ...common, kind: 'skill', fact: null, terms }];
  const ability = abilityOf(text);
  if (drafts.length === 0 && isTrait(text))
    return [{ ...common, kind: 'ability', fact: null, terms: ability ? [[ability[0]]] : [] }];
  if (drafts.length > 0)
    return terms.length > 0 ? [...drafts, { ...common, kind: 'skill', fact: null, terms }] : drafts;
  if (ability && (terms.length === 0 || isAbilityFirst(text)))
    return [{ ...common, kind: 'ability', fact: null, terms: [[ability[0]]] }];
  const own = terms.length > 0 ? terms : termsOf(text);
  const isSkill =
    own.length > 0 ||
    (NAMED_IN_ENGLISH.test(text) && isSpecific(text)) ||
    NAMES_TRADE.test(text) ||
    (REQUIRES_PRACTICE.test(text) && isSpecific(text));
  return [{ ...common, kind: isSkill ? 'skill' : 'ability', fact: null, terms: own }];
}

const NAMED_WORK = /《[^》]*》/gu;
/** What is to be known is not a condition to accept, whatever its name contains: 熟悉《3-6岁儿童学习与发展指南》, 掌握夜班交接流程. */
const KNOWS = /^(?:熟悉|熟知|掌握|了解|精通|通晓|熟练)/u;
const ACCEPTS = /接受|适应|服从|愿意|能够?(?:上|值|出|加)/u;
const isCondition = (text: string): boolean =>
  (!KNOWS.test(text) || ACCEPTS.test(text)) &&
  (CONDITION.test(text.replace(NAMED_WORK, '')) || isReadiness(text));

/** A preferred industry or kind of product, which requires experience: 食品行业优先. */
const NAMES_TRADE = /[\u4e00-\u9fa5A-Za-z](?:行业|产品|类目|品类)(?:背景|从业)*(?:者)?(?:优先|加分)/u;

/** A preference in English for something with a name: GraphQL is a plus. */
const NAMED_IN_ENGLISH =
  /^[A-Z][\w.+#/ -]{1,40}\s(?:is|are)\s(?:an?\s)?(?:strong\s|big\s)?(?:plus|bonus|advantage|preferred)\b/u;

/** Words that require practice or knowledge, whether or not the lexicon has the subject. */
const REQUIRES_PRACTICE =
  /经验|经历|背景|\b(?:experience|knowledge|background|understanding|familiarity)\b/iu;

/** Whether a clause requires any internship; one with a duration is a separate condition. */
export const requiresInternship = (text: string): boolean =>
  /实习(?:工作|[或及和、/]?(?:项目|工作|校园))?(?:经历|经验)|^(?:有|具有|具备)(?:过)?[^,，]{2,16}实习(?:$|[,，]|者|优先)/u.test(
    text,
  );

const isAbilityFirst = (text: string): boolean =>
  /(?:能力|意识|精神|责任心|热情|兴趣|敏感度?|思维|抗压|耐心|细心|功底)(?:强|较强|优秀|突出|出色|清晰|扎实)?$|^(?:热爱|喜欢|对)[^,]{1,16}$/u.test(
    text,
  ) && !/(?:熟悉|熟练|掌握|精通|经验|使用)/u.test(text);

/** Whether a clause requires more than its fact: skills next to a degree or certificate, but not next to other facts. */
const hasMore = (text: string, facts: readonly RequirementFact[]): boolean =>
  facts.every(({ kind }) => kind === 'degree' || kind === 'graduation' || kind === 'certificate') &&
  /熟悉|熟练|掌握|精通|经验|经历|会使用/u.test(text);

/** Words with which a wish of its own begins. */
const BEGINS_WISH =
  /^(?:有|具有|具备|持有?|会|懂|熟悉|熟练|掌握|了解|精通|擅长|做过|带过|用过|担任过|负责过|取得|获得?)(?!的).{2,}/u;

/** The wishes of a list, each of which begins with a word of its own: 有五轴经验、会三次元编程. */
function wishesIn(clause: Clause): Clause[] {
  const parts = clause.piece.text.split('、');
  if (parts.length < 2 || !parts.every((part) => BEGINS_WISH.test(part))) return [clause];
  let at = 0;
  return parts.map((part) => {
    const from = at;
    at += part.length + 1;
    return { ...clause, piece: sliced(clause.piece, from, from + part.length) };
  });
}

/** The requirements of the clauses of a sentence. A preference also applies to the clause before it. */
export function requirementsOf(all: readonly Clause[], sentence: Piece): RequirementDraft[] {
  const clauses = all.flatMap(wishesIn);
  const quote = clipped(sentence.raw, SENTENCE_LENGTH);
  const levels = clauses.map(({ kind }) => (kind === 'nice' ? 'plus' : 'must'));
  // In a longer list each clause is independent.
  const first = clauses.length === 2 ? (clauses[0]?.piece.text ?? '') : '';
  const isInBrackets = sentence.text.includes(`(${clauses[1]?.piece.text ?? ''}`);
  // A required skill followed by a preferred one stays required: 熟悉微生物检验,会用液相者优先.
  const isOfOneKind = !/^(?:熟悉|了解)/u.test(first) || /^(?:熟悉|了解)/u.test(clauses[1]?.piece.text ?? '');
  const isDrawn =
    !isInBrackets &&
    /^(?:有|具有|曾|会|持有|拥有|熟悉|了解)/u.test(first) &&
    isOfOneKind &&
    factsOf(first).length === 0;
  if (levels[1] === 'plus' && isDrawn) levels[0] = 'plus';
  const drafts: RequirementDraft[] = [];
  clauses.forEach(({ kind, piece }, index) => {
    const last = drafts.at(-1);
    if (CONSEQUENCE.test(piece.text)) return;
    if (kind !== 'must' && kind !== 'nice' && !(last && PROVISO.test(piece.text))) return;
    if (last && continues(piece.text, last)) {
      drafts[drafts.length - 1] = { ...last, text: clipped(`${last.text}，${piece.raw}`, TEXT_LENGTH) };
      return;
    }
    const before = FULL_TIME_ALONE.test(piece.text)
      ? drafts.findIndex(({ fact }) => fact?.kind === 'degree')
      : -1;
    const degree = drafts[before];
    if (degree?.fact?.kind === 'degree')
      drafts[before] = {
        ...degree,
        text: `${degree.text}，${piece.raw}`,
        fact: { ...degree.fact, isFullTime: true },
      };
    else drafts.push(...draftsOf(piece, quote, levels[index] ?? 'must'));
  });
  return drafts;
}

/** How long the experience before it has to be: 至少3个月. */
const DURATION =
  /^(?:至少|不少于|满|累计|时长)?\s*(?:\d{1,2}|[一二两三四五六七八九十半]+)\s*个?[月年](?:及?以上)?$/u;
/** A relaxation of the requirement before it: 通过客观题亦可. */
const EASES =
  /^(?!.*(?:应届|毕业|转行)).*(?:亦|也)(?:可以?|行)$|^[^,;]{2,6}[前内后](?:取得|考取|拿到|补办)(?:即可|就行)$/u;

/** What holds for those who do not meet the requirement before it: 暂未取得的须在8月前取得. */
const PROVISO =
  /^(?:如|若|对)?(?:目?前?暂?时?尚?还?)(?:未能?|没有?|无)(?:按[期时]|如期)?[^,;]{1,12}(?:的|者|人员)(?=须|需|应|可|要|必须|在|于|由|$)/u;
/** What follows if it is not met: 逾期取消聘用资格, 否则不予录用. */
const CONSEQUENCE =
  /^(?:逾期|过期|到期|届时|否则|未达(?:到|标)|不符合?)[^,;]{0,20}(?:取消|不予|不再|解[除聘]|视为|视同|作废|无效|自动)/u;

/** Whether a clause belongs to the requirement before it. */
const continues = (text: string, { text: before }: RequirementDraft): boolean =>
  EASES.test(text) || PROVISO.test(text) || (DURATION.test(text) && /实习|经[验历]/u.test(before));

/** The form of study in a separate clause after the degree: 本科及以上，统招. */
const FULL_TIME_ALONE = /^(?:须|需|要求|必须)?(?:国家)?(?:统招|全日制)(?:统招|全日制|学历|教育|院校|毕业)*$/u;

const REQUIRES =
  /学历|本科|大专|硕士|博士|专业|经验|经历|熟悉|熟练|精通|掌握|了解|具备|具有|能力|优先|责任心|善于|擅长|以上|应届|证书|资格证|[四六]级|届|沟通|热爱|proficien|familiar|degree|experience (?:in|with)|ability to/iu;
const DOES = regex('iu')`
  ^(?:主要|独立|全面|具体)?(?:负责|参与|协助|完成|制定|根据|配合|组织|开展|撰写|编写|跟进|维护|推动|执行|对接
  |管理|收集|整理|设计|开发|策划|搭建|建立|承担|处理|进行|按照|支持|监控|统筹|挖掘|拓展|建设|优化|分析|落实|定期
  |通过|围绕|深入|主导|接待|统计|辅助|策划|运营|拍摄|讲授|批改|responsible|design|develop|build|support|assist
  |manage|lead|work with|collaborate|write|maintain|conduct)
`;

/** The part of a sentence that is below no heading. */
export function partOfBare(text: string): 'must' | 'duties' | null {
  if (DOES.test(text) && !/优先|学历|经验者/u.test(text)) return 'duties';
  return REQUIRES.test(text) ? 'must' : null;
}
