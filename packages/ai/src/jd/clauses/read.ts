import { regex } from '@qicheng/resume/regex';
import { factsOf, isWaiver } from '../read-facts.js';
import type { PostingSentence } from '../sentences.js';
import { isUnlawfulDemand } from '../unlawful-demand.js';
import { isContact } from './contact.js';
import { isExamination, isExclusion, isNotice, isWelcome } from './exclusions.js';
import { isAskingPart, type PlacedClause } from './features.js';
import type { Clause, ClauseKind } from './kinds.js';
import { kindsOf } from './label.js';
import { PROHIBITION } from './prohibition.js';
import { isReadiness } from './readiness.js';
import { clausesOf } from './split.js';
import { isTrait } from './traits.js';

/** The clauses of each sentence with their positions in the posting. */
export function placedClauses(sentences: readonly PostingSentence[]) {
  const last = Math.max(1, sentences.at(-1)?.line ?? 1);
  let line = -1;
  return sentences.map((sentence) => {
    const isLineStart = sentence.line !== line;
    line = sentence.line;
    return clausesOf(sentence.piece).map((piece, index) => ({
      piece,
      placed: {
        text: piece.text,
        part: sentence.part ?? '',
        isFirst: index === 0,
        isLineStart: isLineStart && index === 0,
        place: sentence.line / last,
      } satisfies PlacedClause,
    }));
  });
}

const PREFERRED = regex('iu')`
  ^最好(?!的|地)|优先(?!级|处理|安排|保障)|加分|加\s*\d+\s*分|更佳|尤佳|为佳|者佳|优遇|更优|更好(?!地|的)|\bpreferred\b
  |\ba plus\b|\bnice to have\b|\b(?:a|big|huge) bonus\b|\bbonus points?\b
  |\b(?:an?|strong|added|big|definite) (?:advantage|asset)\b|\bdesirable\b
`;
const REQUIRES =
  /^[\u4e00-\u9fa5]{1,2}过(?=[\u4e00-\u9fa5\d])|^(?:能|会|懂|有|持|具|熟|掌握|精通|了解|善于|带过|做过|管理过|担任过|负责过)|学历|本科|大专|硕士|专业|经验|经历|能力|证书|资格/u;
/** Words that never begin a benefit. */
const KNOWS = /^(?:熟悉|熟练|掌握|精通|了解|懂|具备)|^[\u4e00-\u9fa5]{1,2}过(?=[\u4e00-\u9fa5\d])/u;
const QUALIFIES = /学历|(?:本科|大专|硕士|中专)[^,]{0,4}以上|工作经验|以上[^,]{0,12}经验|相关专业/u;
/** Assurances of the employer not to demand something, or to pay for it. */
const ASSURES =
  /不(?:收|扣|压|押|交)(?:取|任何)?[^,;]{0,6}(?:费|押金|证件|身份证|工资|钱)|没有[^,;]{0,14}(?:限制|任务|指标|KPI)|(?:由?公司|单位|我们)(?:统一)?(?:承担|出|付|报销)/u;

/** Descriptions of the working atmosphere. */
const CULTURE =
  /^(?:管理|组织|团队)?(?:扁平化?(?:管理)?|氛围(?:好|轻松|融洽|开放)|年轻化|工程师文化|开放包容|不内卷|简单直接|沟通顺畅)$/u;

const PREFERS = /优先|加分|更|最好|放宽|欢迎|不强求|不是必须|从优|\bplus\b|preferred|bonus|ideally/iu;

/** Requirements addressed to the reader: 希望你有2年以上经验, 需要您会用WMS. */
const ADDRESSED =
  /^(?:我们|所以|也)?(?:希望|期待|需要|要求)[你您](?=[有是能会懂肯爱]|具|熟|掌|喜欢|了解|擅长|毕业|持|至少|\d)/u;
/** The same with a fact after it: 我们需要您园林专业毕业. */
const TO_READER =
  /^(?:我们|所以|也)?(?:希望|期待|需要|要求)[你您]|^[\u4e00-\u9fa5]{2,6}(?:要|须|需要?|必须)(?:有|持|具)/u;
/** A duty in English: You'll run daily operations. */
const YOU_WILL =
  /^(?:in this role,? )?you(?:'ll| will)\s+(?!(?:get|receive|enjoy|have|be (?:offered|given|paid))\b)/iu;
/** The same below a heading of requirements, where only verbs of work make it a duty. */
const YOU_WILL_DO =
  /^you(?:'ll| will)\s+(?:present|lead|report|work|run|own|manage|design|build|write|support|handle|train|coordinate)\b/iu;
const LEADS_PEOPLE = /^(?:带领|带|管理|负责管理)[^,;]{0,4}\d+\s*(?:[-~至到]\s*\d+\s*)?[人名]/u;
/** Working conditions listed among duties: Travel up to 40%, 能接受出差. */
const PUT_UP =
  /^(?:能|可|需|须|接受|适应|愿|服从|出差|必要时|按需|如需|travel|willing|up to|occasional|frequent)/iu;
/** Whether a trait or a working condition is a requirement: below such a heading, or before any other part begins. */
const isRequirement = ({ kind, part, text }: { kind: ClauseKind; part: string; text: string }): boolean =>
  (kind !== 'benefit' && (ADDRESSED.test(text) || (TO_READER.test(text) && factsOf(text).length > 0))) ||
  ((isAskingPart(part) ||
    ((part === '' || part === 'duties') && kind === 'noise') ||
    (part === 'duties' && PUT_UP.test(text))) &&
    (isReadiness(text) || isTrait(text)));

/** A preference in brackets does not apply to the words before them: 有护理经验(ICU优先). */
const withoutBrackets = (text: string): string => {
  const bare = text.replaceAll(/\([^()]*\)/gu, '').trim();
  return bare.length >= MIN_BARE_LENGTH ? bare : text;
};
const MIN_BARE_LENGTH = 3;

/** A clause with such a verb below the heading of duties is a duty: 组织校园招聘. */
const IS_DUTY = /^(?:负责|组织|参与|协助|制定|策划|跟进|开展|维护|管理)[\u4e00-\u9fa5A-Za-z]{4,}/u;

/** When an employer or its site began, which nobody is to meet: 2019年开业, 2008年建成投产. */
const BEGAN =
  /^(?:我?[司店院校厂]|公司|酒店|医院|学校|门店|园区|项目)?(?:[始自于在])?(?:19|20)\d{2}\s?年(?:\s?\d{1,2}\s?月)?(?:底|初)?(?:正式|全新|建成|建设|注册|挂牌)*(?:成立|创立|创办|创建|建成|建[校院厂园]|开业|开园|开店|开馆|上市|投产|投用|投入(?:使用|运营)|运营|营业)$/u;

/** Corrects the kind of the classifier where the words are unambiguous. */
function certainKind(kind: ClauseKind, { text, part }: PlacedClause, sentence: string): ClauseKind {
  const bare = withoutBrackets(text);
  if (isUnlawfulDemand(text, sentence)) return 'risk';
  if (part === 'excluded' || part === 'examination' || isExamination(sentence)) return 'noise';
  if (kind === 'risk' || isContact(text)) return kind;
  if (isExclusion(text) || isWelcome(text) || isNotice(text)) return kind === 'benefit' ? kind : 'noise';
  if (BEGAN.test(text)) return 'noise';
  if (ASSURES.test(text) && kind !== 'noise') return 'benefit';
  if (CULTURE.test(text)) return 'benefit';
  if (PROHIBITION.test(text) && part !== 'benefits') return 'must';
  if (PREFERRED.test(bare)) return 'nice';
  if (YOU_WILL.test(text) && !isAskingPart(part) && part !== 'benefits') return 'duty';
  if (isAskingPart(part) && YOU_WILL_DO.test(text)) return 'duty';
  if (part === 'duties' && LEADS_PEOPLE.test(text)) return 'duty';
  if (part === 'duties' && kind === 'noise' && IS_DUTY.test(text)) return 'duty';
  if (isRequirement({ kind, part, text })) return part === 'plus' ? 'nice' : 'must';
  if (part === 'benefits' && kind !== 'noise' && !REQUIRES.test(text)) return 'benefit';
  if (/^(?:要求|须|必须)/u.test(text) && factsOf(text).length > 0) return 'must';
  // Many postings list requirements and duties below 职位描述; a sentence about qualifications is not a duty.
  if (part === 'duties' && kind === 'duty' && QUALIFIES.test(text)) return 'must';
  if (part === 'plus' && (kind === 'must' || kind === 'duty') && !/必须|须/u.test(text)) return 'nice';
  // Below 任职要求 only a word of preference makes a requirement a preference.
  if (kind === 'nice' && (part === 'must' || PREFERS.test(text)) && !PREFERS.test(bare)) return 'must';
  if (kind === 'must' || kind === 'nice' || !isAskingPart(part) || isWaiver(text)) return kind;
  const requires = kind === 'benefit' ? KNOWS.test(text) : REQUIRES.test(text) || factsOf(text).length > 0;
  if (!requires) return kind;
  return part === 'plus' ? 'nice' : 'must';
}

/** The clauses of each sentence with their kinds. */
export function readClauses(sentences: readonly PostingSentence[]): Clause[][] {
  const clauses = placedClauses(sentences);
  const kinds = kindsOf(clauses.flat().map(({ placed }) => placed));
  let at = 0;
  return clauses.map((own, index) =>
    own.map(({ piece, placed }) => ({
      piece,
      kind: certainKind(kinds[at++] ?? 'noise', placed, sentences[index]?.piece.text ?? placed.text),
    })),
  );
}
