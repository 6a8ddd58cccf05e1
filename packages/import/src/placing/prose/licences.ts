import { regex } from '@qicheng/resume/regex';
import { AWARD, CERTIFICATE } from '../achievement-names.js';
import { relativeYear } from '../date-spellings.js';
import { isNotObtained } from '../exams-in-progress.js';
import { splitOutsideBrackets } from '../outside-brackets.js';

/** A certificate said to be held, with its dates as text. */
export interface Licence {
  name: string;
  date: string;
  until: string;
}

const DATE = String.raw`(?:19|20)\d{2}(?:\s*年\s*(?:\d{1,2}\s*月)?|[./-]\d{1,2})?(?:份|底|初)?`;
const GOT = '(?:考|拿|取得|获得?|评|办|领|注册|通过|发|参加)';
const GOT_WITH_PARTICLE = `${GOT}(?:下来|出来|下|到|上|取|过|得|了)*`;
const HELD = regex('u')`
  ^(?:证书?(?:方面|的话)?|证件?|职称|我|本人|手上|手里|手头|目前|现在|现|也|还|另外?|并|已经?|于|一共|共|先后|其中|包括|同时|后来|再|又|以及|和|及|就|[，,：:\s])*
  (?<verb>持有?|有(?!效)|拥有|具[有备]|考[取了过到下上出]+了?|考(?=\S{4})|拿[了到过下]+|取得了?|获得?了?|获评|通过了?|评[上为了]+|评的|办[了过]|领了?)?(?:一?[个张本])?
`;
const FRONT = new RegExp(
  `^(?:于|在|从)?(?<date>${DATE})(?:就|又|才|也|还)*(?<got>${GOT_WITH_PARTICLE}(?:的)?)(?:一?[个张本])?`,
  'u',
);
const DATE_AFTER_NAME = new RegExp(
  `(?:是|在|于)?\\s*(?<date>${DATE})(?:就|才|又)?(?:${GOT_WITH_PARTICLE})(?:的)?(?:证)?$`,
  'u',
);
const UNTIL = new RegExp(
  `(?:注册)?(?:的)?(?:有效期|有效|期限)?(?:是|为)?(?:到|至)(?<until>${DATE})(?:到期|有效|为止)?$|(?:注册)?(?:于|在)?(?<ends>${DATE})(?:才)?到期$`,
  'u',
);
const HAS = /(?:都|也|全|均)?(?:有(?:的)?|齐全|齐|在手|持有|考了|考过了|拿到了)$/u;
const GRADE = /是(?<grade>[初中高]级)的?$/u;
const BRACKETS = /[（(](?<inner>[^（）()]*)[）)]/u;

/** 没有, 过期, 失效: not held, or not any more. */
const DENIED = regex('u')`
  没|未(?!来)|过期|失效|作废|吊销|注销|不在有效期|以前有|曾经有|还差|在考|备考|准备|打算|报了?名|培训过|考过[一二两三\d]次
  |(?:已|刚)?过了?[一二两三四五\d]+[科门]|[一二两三四五\d]+[科门](?:已过|没过|未过)|不会|想考|计划|到期了
`;
const DENIED_BEFORE =
  /^(?:但是?|不过|可惜|后来|已经?|现在|目前|就|到)*(?:(?:19|20)\d{2}年(?:\d{1,2}月)?)?(?:已经?|就)?(?:过期|失效|到期(?!要|需|应)|作废|吊销|注销|没换|没续|没复审|没再|还?没拿到|还?没有?(?:拿到|下来|复审|续))/u;

const isDenied = (clause: string): boolean => DENIED.test(clause) || isNotObtained(clause);
/** 安全员证没有考, 押运员证已经过期: a certificate that is not held, or not any more. */
export const isLicenceDenied = (clause: string): boolean =>
  clause.length <= MAX_DENIED &&
  isDenied(clause) &&
  /[证照书](?:[（(]|以前|也|还|都|已|就|没|未|于|在|[12]|过|到|$)/u.test(clause);
const MAX_DENIED = 30;
/** 过期了没换 after the name of a certificate. */
export const deniesBefore = (clause: string): boolean => DENIED_BEFORE.test(clause);

const GRADED = regex('u')`
  (?:初级|中级|高级|正高级|注册|执业|助理|主管|副?主任|[一二三四五]级|国家)[\p{Script=Han}]{1,10}[师员士工]$|^(?:护士|护师|药师|技师|高级技师|[税审评监造]\p{Script=Han}{1,4}师|导游|助理医师|\p{Script=Han}{2,8}工程师)$
`;
const NO_NAME = regex('u')`
  ^[\d一二两三四五六七八九十]+\s*[名个位人多]|[了过着把给为]|经[验历]|工作|负责|培训|项目|客户|员工|学员|学生|新人|徒弟|公司$|资质|^(?:的|可以|能|会)|持证|证率|办证|办理|认证(?:通过|体系|资料|工作|申请|项目)
`;

function nameOf(text: string): string {
  return text.replace(/^[的是]|(?:全部[一二三四五六\d]+[科门]|资格考试|考试)$/gu, '').trim();
}

/** Whether words are the name of a certificate; one that is listed or got with a date may be of any kind of worker. */
const isName = (name: string, isClaimed: boolean, isListed: boolean): boolean =>
  name.length >= 2 &&
  name.length <= 22 &&
  !NO_NAME.test(name) &&
  !AWARD.test(name) &&
  (CERTIFICATE.test(name) ||
    (isClaimed && (GRADED.test(name) || /[证照]$/u.test(name))) ||
    (isListed && /\p{Script=Han}{2}[师员士]$/u.test(name)));

/** What brackets say: 建筑工程，2014年取得，2015年注册 */
function withinBrackets(inner: string): { kept: string[]; date: string; until: string } {
  let [date, until] = ['', ''];
  const kept: string[] = [];
  for (const part of inner.split(/[，,；;]\s*/u)) {
    const end = UNTIL.exec(part);
    const on = new RegExp(`^(?<date>${DATE})(?:${GOT_WITH_PARTICLE})?的?$`, 'u').exec(part)?.groups?.date;
    if (end !== null) until = end.groups?.until ?? end.groups?.ends ?? '';
    else if (on !== undefined) date = date === '' ? on : date;
    else if (!/复审|有效|年检|^注册$/u.test(part)) kept.push(part);
  }
  return { kept, date, until };
}

function licenceIn(part: string, isHeld: boolean | 'listed'): Licence | null {
  const inner = BRACKETS.exec(part)?.groups?.inner ?? '';
  const within = withinBrackets(inner);
  let text = part.replace(BRACKETS, '').trim();
  let { date, until } = within;
  const front = FRONT.exec(text);
  if (front !== null) {
    date = front.groups?.date ?? '';
    text = text.slice(front[0].length);
  }
  const end = UNTIL.exec(text);
  if (end !== null) {
    until = end.groups?.until ?? end.groups?.ends ?? '';
    text = text.slice(0, end.index);
  }
  const dateAfter = DATE_AFTER_NAME.exec(text);
  if (dateAfter !== null) {
    date = dateAfter.groups?.date ?? '';
    text = text.slice(0, dateAfter.index);
  }
  const has = HAS.test(text);
  const grade = GRADE.exec(text)?.groups?.grade;
  const name = nameOf(text.replace(HAS, '').replace(GRADE, ''));
  const isClaimed =
    isHeld !== false ||
    front !== null ||
    dateAfter !== null ||
    end !== null ||
    has ||
    grade !== undefined ||
    date !== '';
  if (!isName(name, isClaimed, isHeld === 'listed' || within.date !== '')) return null;
  const kept = [...within.kept, ...(grade === undefined ? [] : [grade])].filter(Boolean);
  return { name: kept.length === 0 ? name : `${name}（${kept.join('，')}）`, date, until };
}

/** Longer clauses are not lists of certificates. */
const MAX_CLAUSE = 200;

/** 明年到期 */
const COMING = /(?:明|后)年(?=(?:\d{1,2}月(?:份|底)?)?(?:才)?到期)/gu;

/**
 * 我手上有一级建造师（建筑工程，2014年取得）、安全B证: the certificates that a clause says are held. Null if it says anything
 * else.
 */
export function licencesIn(text: string): Licence[] | null {
  if (text.length > MAX_CLAUSE || isDenied(text)) return null;
  const clause = text.replace(COMING, (word) => `${relativeYear(word)}年`);
  const lead = HELD.exec(clause);
  const isHeld = /证书?(?:方面|的话)|[:：]/u.test(lead?.[0] ?? '')
    ? 'listed'
    : lead?.groups?.verb !== undefined;
  const bare = clause.slice(lead?.[0].length ?? 0);
  const parts = splitOutsideBrackets(bare, /[、]|(?<=[证照师级等）)])(?:和|跟|以及|及)(?=\S{2})/gu);
  const licences: Licence[] = [];
  let isGot: boolean | 'listed' = isHeld;
  for (const part of parts) {
    const licence = licenceIn(part.trim(), isGot);
    if (licence === null) return null;
    if (isGot === false) isGot = licence.date !== '';
    licences.push(licence);
  }
  const isClaimed = isHeld !== false || licences.some(({ date, until }) => date !== '' || until !== '');
  return isClaimed ||
    licences.every(({ name }) => /[证照书]|(?:[一二三四五初中高]级|[甲乙]等)(?:[（(]|$)/u.test(name))
    ? licences
    : null;
}
