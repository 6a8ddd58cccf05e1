import type { CivilCandidate, CivilEducation } from '@qicheng/analysis/civil-service';
import type { ClauseState } from '@qicheng/analysis/civil-service-result';

/** What a clause comes to; `fix` is the nearest thing that would change it. */
export interface Judged {
  state: ClauseState;
  why: string;
  fix?: string;
}

/** Whom and where a clause is judged for; `education` is one of the candidate's. */
export interface Setting {
  candidate: CivilCandidate;
  education: CivilEducation;
  today: string;
  /** Region of the post, for conditions that say 本省 or 本市. */
  region: string;
}

/** Judges the words of one condition. Whatever it cannot decide is unknown, never passed. */
export type Judge = (text: string, setting: Setting) => Judged;

export const pass = (why: string): Judged => ({ state: 'pass', why });
export const fail = (why: string, fix: string): Judged => ({ state: 'fail', why, fix });
export const unknown = (why: string, fix: string): Judged => ({ state: 'unknown', why, fix });

/** Not stated by the candidate. */
export const notStated = (what: string): Judged => unknown(`没有填写${what}`, `补充${what}后重新分析`);
/** Not understood by the rules. */
export const notRead = (what: string): Judged =>
  unknown(`规则没有读懂这条${what}`, '请对照公告，或咨询招录机关');

const OPEN = /^(?:不限(?:制)?|无(?:限制|要求)?|无特殊要求|不作要求|不做要求|[-—/\\]+)$/;

/** Widths and blanks evened out. */
export const evened = (text: string): string => text.normalize('NFKC').replace(/\s+/g, ' ').trim();

/** Whether a condition asks for nothing. */
export const isOpen = (text: string): boolean => OPEN.test(evened(text).replace(/[。;,]$/, ''));

const DIGITS: Readonly<Record<string, number>> = {
  ...{ 一: 1, 二: 2, 两: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9, 十: 10 },
};

/** Years that a text asks for: 2年, 二年, 两年以上; null where it names none. */
export function yearsIn(text: string): number | null {
  const [, digits, word] =
    /(?:(\d{1,2})|([一二两三四五六七八九十]))个?(?:周年|年)(?!级|\d|[届月])/.exec(evened(text)) ?? [];
  if (digits !== undefined) return Number(digits);
  return word === undefined ? null : (DIGITS[word] ?? null);
}

// What a condition may ask besides what its field is judged by.
const BESIDES =
  /党龄|课程|语种|身高|视力|体重|学生干部|奖学金|论文|竞赛|绩点|排名|处分|无犯罪|研究方向|本科阶段|各学习阶段|起点|职务|三好学生/;
const CONNECTED = /且|同时|还[须需应]|并(?:[取具获持有]|且)|另[须需]/;

/** A pass that overlooks a part of its words is none: what the rules did not read leaves it unknown. */
export function guarded(text: string, judged: Judged, isWhole: boolean): Judged {
  const words = evened(text);
  const [besides] = BESIDES.exec(words) ?? (isWhole ? CONNECTED.exec(words) : null) ?? [];
  if (judged.state !== 'pass' || besides === undefined) return judged;
  return unknown(`${judged.why}；但“${besides}”所在的附加要求规则没有判断`, '对照公告核对附加要求');
}
