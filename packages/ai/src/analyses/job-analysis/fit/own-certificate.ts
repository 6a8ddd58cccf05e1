import { isOfCandidate } from '#src/jd/certificate-mentions.js';
import { certificatePattern, listedCertificatesIn } from '#src/jd/certificate-names.js';
import { type ExamStatus, examStatus, openExamIn } from '#src/jd/exam-status.js';
import { isEmployerName } from '#src/text/employer-activities.js';
import type { PrintedText } from '../../resume-analysis/statements.js';
import type { PreparedResume } from './prepared-resume.js';

/** The names of a certificate in résumés. */
function wordsOf(name: string): string[] {
  const short = name.replace(/（.*?）|证书?$|专业技术资格$|资格$|职业资格$/gu, '');
  // 低压电工作业证 is usually written 低压电工证.
  const spoken = short.endsWith('作业') ? `${short.slice(0, -2)}证` : short;
  // 急救（BLS）培训 may be stated as BLS.
  const latin = /（([A-Z]{3,})）/u.exec(name)?.[1] ?? '';
  return [...new Set([name, short, spoken, latin, ...higherThan(short)])].filter(
    (word) => word.length > 1 && (word.length >= MIN_NAME_LENGTH || NAMES_HOLDER.test(word)),
  );
}

/** A shorter word is the field of a certificate, not its name: 法律 of 法律职业资格. */
const MIN_NAME_LENGTH = 4;
const NAMES_HOLDER = /[师员士证]$|[A-Za-z]/u;

/** The higher levels of a certificate, which imply it: 中级会计 for 初级会计. */
function higherThan(name: string): string[] {
  const [, level = '', field = ''] = /^(初级|中级)(.+)$/u.exec(name) ?? [];
  const levels = { 初级: ['中级', '高级'], 中级: ['高级'] }[level] ?? [];
  const chartered = level !== '' && field.startsWith('会计') ? ['注册会计师', 'CPA'] : [];
  return [...levels.map((above) => `${above}${field}`), ...chartered];
}

/** The licence of a kindergarten does not allow to teach in a school. */
const STAGED = /教师资格/u;
const OF_KINDERGARTEN = /幼儿园|幼师/u;
const OF_SCHOOL = /小学|初中|初级中学|高中|高级中学|中等职业|中职|高等学校|高校/u;
const isOfOtherStage = (name: string, text: string): boolean =>
  STAGED.test(name) &&
  (OF_KINDERGARTEN.test(name)
    ? OF_SCHOOL.test(text) && !OF_KINDERGARTEN.test(text)
    : OF_KINDERGARTEN.test(text) && !OF_SCHOOL.test(text));

const LEVEL = /([一二三])级/u;
/** Whether a text names a lower level than a certificate: 二级 for 一级造价工程师. */
function isOfLowerLevel(name: string, text: string): boolean {
  const [required, own] = [/^([一二三])级/u.exec(name)?.[1], LEVEL.exec(text)?.[1]];
  return required !== undefined && own !== undefined && '一二三'.indexOf(own) > '一二三'.indexOf(required);
}

/** Exams of which a result is still open. */
const OPEN: ReadonlySet<ExamStatus> = new Set(['partly', 'pending', 'sat']);

/** The text that says that the exam of a certificate is passed in part, taken or prepared. */
export function openCertificate(resume: PreparedResume, name: string): Pick<PrintedText, 'text'> | undefined {
  const unplaced = openExamIn(name, resume.unplaced);
  if (unplaced !== undefined) return { text: unplaced };
  const patterns = listedCertificatesIn(name).map(certificatePattern);
  const isOpen = (text: string, at: number): boolean => at >= 0 && OPEN.has(examStatus(text, at));
  return resume.texts.find(
    ({ text, finder, pointer }) =>
      !isEmployerName(pointer) &&
      (wordsOf(name).some((word) => isOpen(text, finder.find(word))) ||
        patterns.some((pattern) => isOpen(text, text.search(pattern)))),
  );
}

/** The text that states a certificate; one in preparation does not count. */
export function ownCertificate(resume: PreparedResume, name: string): PrintedText | undefined {
  if (openExamIn(name, resume.unplaced) !== undefined) return undefined;
  const patterns = listedCertificatesIn(name).map(certificatePattern);
  const isObtained = ({ text, isStatement, module }: PrintedText, at: number): boolean =>
    at >= 0 &&
    examStatus(text, at) === 'held' &&
    !isOfOtherStage(name, text) &&
    !isOfLowerLevel(name, text) &&
    !(isStatement && module !== 'skills' && !isOfCandidate(text, at));
  return resume.texts.find(
    (readable) =>
      !isEmployerName(readable.pointer) &&
      (wordsOf(name).some((word) => isObtained(readable, readable.finder.find(word))) ||
        patterns.some((pattern) => isObtained(readable, readable.text.search(pattern)))),
  );
}
