import type { CivilCandidate, CivilEducation } from '@qicheng/analysis/civil-service';
import type { ClauseState } from '@qicheng/analysis/civil-service-result';
import { writtenNumber } from '#src/text/written-number.js';

/** The result of a clause; `fix` is the nearest thing that would change it. */
export interface Judged {
  state: ClauseState;
  why: string;
  fix?: string;
}

/** The candidate and the region that a clause is judged for; `education` is one of the candidate's. */
export interface Setting {
  candidate: CivilCandidate;
  education: CivilEducation;
  today: string;
  /** The region of the post, for conditions with 本省 or 本市. */
  region: string;
}

/** Judges one condition. Anything undecided is unknown, never passed. */
export type Judge = (text: string, setting: Setting) => Judged;

export const pass = (why: string): Judged => ({ state: 'pass', why });
export const fail = (why: string, fix: string): Judged => ({ state: 'fail', why, fix });
export const unknown = (why: string, fix: string): Judged => ({ state: 'unknown', why, fix });

/** The candidate did not state a fact. */
export const notStated = (what: string): Judged => unknown(`没有填写${what}`, `补充${what}后重新分析`);
/** The rules do not understand the condition. */
export const notRead = (what: string): Judged =>
  unknown(`这条${what}要您自己核对`, '对照公告，或咨询招录机关');

const NO_LIMIT = '不限(?:制)?|无(?:特殊|具体)?(?:限制|要求)?|不[作做](?:特殊)?(?:要求|限制)|不要求';
const SUBJECT =
  '(?:所学)?(?:专业|学历|学位|户籍(?:或生源)?|户口|生源|性别|男女|年龄|政治面貌|资格证书|证书|民族|基层工作(?:最低)?年限|工作经历|服务基层项目(?:工作)?经历|应届(?:往届)?)';
const OPEN = new RegExp(
  `^(?:${SUBJECT})?(?:均|皆|都)?(?:${NO_LIMIT})$|^(?:${NO_LIMIT})${SUBJECT}(?:限制|要求)?$|^各(?:类|个)?专业(?:均可|不限|皆可)?$|^[-—/\\\\]+$`,
  'u',
);

/** Normalises character widths and spaces. */
export const evened = (text: string): string => text.normalize('NFKC').replace(/\s+/g, ' ').trim();

/** Whether a condition requires nothing. */
export const isOpen = (text: string): boolean => OPEN.test(evened(text).replace(/[。;,]$/, ''));

/** A further condition in brackets after one that requires nothing; otherwise null. */
export function openRemark(text: string): string | null {
  const words = evened(text);
  const [, remark] = /^[^()]*\(([^()]+)\)$/.exec(words) ?? [];
  return remark !== undefined && isOpen(words.replace(/\([^()]*\)/, '')) ? remark : null;
}

/** The required number of years: 2年, 二年, 两年以上; null if there is none. */
export function yearsIn(text: string): number | null {
  const [, count] =
    /(\d{1,2}|[一二两三四五六七八九十])个?(?:周年|年)(?!级|\d|[届月])/.exec(evened(text)) ?? [];
  return count === undefined ? null : writtenNumber(count);
}

// Further requirements that the rule of a field does not judge.
const OTHER_CONDITIONS =
  /党龄|课程|语种|身高|视力|体重|学生干部|奖学金|论文|竞赛|绩点|排名|处分|无犯罪|研究方向|本科阶段|各学习阶段|起点|职务|三好学生/;
const CONNECTED = /且|同时|还[须需应]|并(?:[取具获持有]|且)|另[须需]/;

/** Phrases that only repeat the requirement of the field. */
const REPETITION = /且(?:一直|尚)?未落实(?:过)?工作(?:单位)?|并取得(?:相应|与学历相对应的?)?学位/u;

/** Turns a pass into unknown if the text contains requirements that the rules did not read. */
export function guarded(text: string, judged: Judged, isWhole: boolean): Judged {
  const words = evened(text).replace(REPETITION, '');
  const found = OTHER_CONDITIONS.exec(words) ?? (isWhole ? CONNECTED.exec(words) : null);
  if (judged.state !== 'pass' || found === null) return judged;
  const isConnection = CONNECTED.test(found[0]);
  const remark = isConnection ? words.slice(found.index + found[0].length) : found[0];
  return unknown(`${judged.why}；“${remark.slice(0, 40)}”这一项要您自己核对`, '对照公告核对这一项');
}

/** The alternatives joined by 或, but not 或以上. */
const waysOf = (text: string): string[] =>
  text.split(/[,、]?或者?(?!以上|以下|含|生源|户籍|户口)/u).map((way) => way.trim());

/** Judges alternatives joined by 或: one pass suffices, and an unread alternative prevents a failure. */
export function judgeWays(text: string, judgeOne: (way: string) => Judged): Judged {
  const whole = judgeOne(text);
  const ways = waysOf(evened(text)).filter(Boolean);
  if (ways.length < 2 || whole.state === 'pass') return whole;
  const judged = ways.map((way) => ({ way, judged: judgeOne(way) }));
  const passed = judged.find((one) => one.judged.state === 'pass');
  if (passed) return passed.judged;
  const open = judged.find((one) => one.judged.state === 'unknown');
  if (whole.state !== 'fail' || open === undefined) return whole;
  return unknown(`${whole.why}；但还可以按“${open.way}”报，这一项要您自己核对`, '对照公告核对这一项');
}
