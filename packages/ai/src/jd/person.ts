import type { Evidence } from '@qicheng/analysis/result';
import { stageOf } from '@qicheng/analysis/resume-analysis';
import { type DateRange, PRESENT } from '@qicheng/resume/dates';
import type { EducationItem, ResumeDocument } from '@qicheng/resume/document';
import { placeholderFor } from '#src/text/placeholder.js';
import { quoted } from '../analyses/resume-analysis/statements.js';
import { hasRanks, OFFICE, statedPost } from '../text/spoken-post.js';
import { isTraining } from '../text/training.js';
import { isEmployment, jobOf } from './employment.js';
import { endOf, monthsOfDay } from './months.js';
import { presentPostOf } from './present-post.js';
import { corrected } from './statement-sentences.js';
import { studiesOf } from './studies.js';

/** The author of a letter in the words of the résumé; missing facts are empty. */
export interface Person {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  /** `江城大学 2026 届计算机科学与技术专业本科生`; empty without a school. */
  readonly studies: string;
  /** `江城大学软件工程专业本科` if it is finished; otherwise empty. */
  readonly graduated: string;
  /** `江城大学函授本科在读` next to a job; otherwise empty. */
  readonly inProgress: string;
  readonly studiesEvidence: readonly Evidence[];
  /** `现任云栈信息技术有限公司后端工程师`; empty for a first job. */
  readonly employment: string;
  /** `我从 2024 年 10 月起在合肥乐享居家做上门护理。`; empty for those without a current job or its date. */
  readonly currentPost: string;
  /** The words after 我是…，: the current employment, otherwise the studies; missing facts are placeholders. */
  readonly introduction: string;
  readonly introductionEvidence: readonly Evidence[];
}

/** Chinese typography requires a space next to Latin letters. */
const spacedAfterChinese = (name: string): string =>
  `${/^[A-Za-z]/.test(name) ? ' ' : ''}${name}${/[A-Za-z]$/.test(name) ? ' ' : ''}`;

/** `现任云栈信息技术有限公司后端工程师`; null for a first job. */
function employmentOf(
  document: ResumeDocument,
): { text: string; currentPost: string; evidence: Evidence[] } | null {
  if (stageOf(document) !== '社招') return null;
  const [{ item, index } = { item: undefined, index: 0 }] = document.work
    .map((each, at) => ({ item: each, index: at }))
    .filter(({ item: each }) => isEmployment(each))
    .sort((a, b) => endOf(b.item.period?.end) - endOf(a.item.period?.end) || a.index - b.index);
  if (item === undefined) return null;
  const { place: company, role: stated } = jobOf(item);
  const { role, since, at } = presentPostOf(item);
  const title = statedPost(corrected(role));
  if (company === '') return null;
  const { start, end } = item.period ?? {};
  const month = start?.m === undefined ? '' : ` ${start.m} 月`;
  const isFromStart = since === 0 && !hasRanks(stated);
  const isCurrentPost = end === PRESENT && start !== undefined && title !== '' && isFromStart;
  return {
    currentPost: isCurrentPost
      ? `我从 ${start.y} 年${month}起在${spacedAfterChinese(company)}${OFFICE.test(title) ? '任' : '做'}${spacedAfterChinese(title)}`.trim() +
        '。'
      : '',
    text:
      title === ''
        ? `${item.period?.end === PRESENT ? '现就职于' : '曾就职于'}${company}`
        : `${item.period?.end === PRESENT ? '现任' : '曾任'}${spacedAfterChinese(company)}${spacedAfterChinese(title)}`.trim() +
          (since > 0 && !title.includes('兼') ? `（${since} 年起）` : ''),
    evidence: [
      { pointer: `/work/${index}/company`, targetId: item.id, quote: company },
      ...(item.highlights ?? []).slice(at, at === -1 ? 0 : at + 1).map(({ id, zh = [] }) => ({
        pointer: `/work/${index}/highlights/${at}`,
        targetId: id,
        quote: quoted(zh.map(({ text }) => text).join('')),
      })),
    ],
  };
}

const isShown = (document: ResumeDocument, field: string): boolean =>
  !document.basics.hidden?.includes(field);

/** The person of a résumé in a month such as `2026-11`, from its visible entries; the latest studies come first. */
export function personOf(document: ResumeDocument, month?: string): Person {
  const { basics, education } = document;
  const isEmployed = stageOf(document) === '社招';
  const shown = education
    .map((item, index) => ({ item, index, ...studiesOf(item, isEmployed, month) }))
    .filter(({ item }) => item.visible !== false && !isTraining(item))
    .sort((a, b) => endOf(b.item.period?.end) - endOf(a.item.period?.end) || a.index - b.index);
  // An entry without a school tells less than one with it.
  const visible = shown.some(({ school }) => school !== '')
    ? shown.filter(({ school }) => school !== '')
    : shown;
  const finished = visible.find(({ isUnfinished }) => !isUnfinished);
  const ongoing = visible.find(({ isUnfinished, text }) => isUnfinished && text !== '');
  // Students are presented by what they study, others by the degree that they have.
  const last =
    (isEmployed ? finished : undefined) ?? visible.find(({ school }) => !BASIC.test(school)) ?? visible[0];
  const year = endYear(last?.item.period?.end);
  // Somebody with years of work is not presented by a class of graduates.
  const ofYear = year > 0 && !isEmployed && last?.isUnfinished !== true ? ` ${year} 届` : '';
  const { school = '', subject = '' } = last ?? {};
  const ofClass =
    ofYear === ''
      ? subject
      : isOver(last?.item.period?.end, month)
        ? `${ofYear}${subject.replace(/研究生$/u, '')}毕业生`
        : `${ofYear}${subject}${studentOf(subject)}`;
  const isStudent = !isEmployed && last?.item.period?.end === PRESENT && last.isUnfinished === false;
  const ofNow = isStudent ? `${last.text}在读` : (last?.text ?? '');
  const studies = school === '' ? '' : ofYear === '' ? ofNow : `${school}${ofClass}`;
  const graduated = last === finished ? (finished?.text ?? '') : '';
  const inProgress = isEmployed ? (ongoing?.text ?? '') : '';
  const employment = employmentOf(document);
  const placeholder =
    subject === '' ? placeholderFor('学校、专业与学历') : `${placeholderFor('学校')}${ofClass}`;
  const evidence = [last, ...(isEmployed ? [ongoing] : [])].flatMap((each) =>
    each === undefined || each.school === '' ? [] : [evidenceOf(each)],
  );
  return {
    name: isShown(document, 'name') ? (basics.name?.zh ?? basics.name?.en ?? '') : '',
    phone: isShown(document, 'phone') ? (basics.phone ?? '') : '',
    email: isShown(document, 'email') ? (basics.email ?? '') : '',
    ...{ studies, graduated, inProgress },
    studiesEvidence: evidence.slice(0, 1),
    employment: employment?.text ?? '',
    currentPost: employment?.currentPost ?? '',
    introduction: employment
      ? [
          employment.text,
          graduated || (inProgress === '' && subject.includes('专业') ? subject : ''),
          inProgress,
        ]
          .filter(Boolean)
          .join('，')
      : studies || placeholder,
    introductionEvidence: [...(employment?.evidence ?? []), ...distinct(evidence)],
  };
}

/** A school below a degree, by which nobody with one is presented. */
const BASIC = /(?:中学|高中|小学|一中|附中)$/u;

/** Whether studies ended before a month such as `2026-11`. */
const isOver = (end: DateRange['end'], month = ''): boolean =>
  month !== '' && end !== undefined && end !== PRESENT && endOf(end) < monthsOfDay(month);

/** What makes a degree a student of it: 本科生, 大专生, 软件工程专业学生. */
const studentOf = (subject: string): string =>
  /(?:本科|大专|专科|中专|博士|硕士)$/u.test(subject) ? '生' : subject.endsWith('专业') ? '学生' : '';

const evidenceOf = ({
  item,
  index,
  school,
}: {
  item: EducationItem;
  index: number;
  school: string;
}): Evidence => ({
  pointer: `/education/${index}/school/name`,
  targetId: item.id,
  quote: school,
});
const distinct = (evidence: readonly Evidence[]): Evidence[] =>
  evidence.filter(({ pointer }, at) => evidence.findIndex((other) => other.pointer === pointer) === at);

const endYear = (end: { y: number } | 'present' | undefined): number =>
  end === undefined || end === 'present' ? 0 : end.y;
