import type { Evidence } from '@qicheng/analysis/result';
import { DEGREE_LEVEL } from '@qicheng/resume/codes/education';
import { stageOf } from '@qicheng/analysis/seeker-stage';
import { PRESENT } from '@qicheng/resume/dates';
import type { ResumeDocument } from '@qicheng/resume/document';
import { wordsOfText } from '../analyses/resume-analysis/items.js';
import { isEmployment, jobOf, withoutLabel } from './employment.js';
import { chineseName } from '../text/chinese-name.js';
import { chineseMajor } from '../text/english-majors.js';
import { chineseSchool } from '../text/foreign-schools.js';
import { OFFICE, spokenPost } from '../text/spoken-post.js';
import { corrected } from './told.js';
import { endOf } from './months.js';

/** The author of a letter in the words of the résumé; missing facts are empty. */
export interface Person {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  /** `江城大学计算机科学与技术专业本科 2026 届`; empty without a school. */
  readonly studies: string;
  readonly studiesEvidence: readonly Evidence[];
  /** `现任云栈信息技术有限公司后端工程师`; empty for a first job. */
  readonly employment: string;
  /** `我从 2024 年 10 月起在合肥乐享居家做上门护理。`; empty for those without a current job or its date. */
  readonly standing: string;
  /** The words after 我是…，: the current employment, otherwise the studies; missing facts are placeholders. */
  readonly introduction: string;
  readonly introductionEvidence: readonly Evidence[];
}

const missing = (what: string): string => `【待补充：${what}】`;

/** Chinese typography requires a space next to Latin letters. */
const besideChinese = (name: string): string =>
  `${/^[A-Za-z]/.test(name) ? ' ' : ''}${name}${/[A-Za-z]$/.test(name) ? ' ' : ''}`;

/** `现任云栈信息技术有限公司后端工程师`; null for a first job. */
function employmentOf(
  document: ResumeDocument,
): { text: string; standing: string; evidence: Evidence[] } | null {
  if (stageOf(document) !== '社招') return null;
  const [{ item, index } = { item: undefined, index: 0 }] = document.work
    .map((each, at) => ({ item: each, index: at }))
    .filter(({ item: each }) => isEmployment(each))
    .sort((a, b) => endOf(b.item.period?.end) - endOf(a.item.period?.end) || a.index - b.index);
  if (item === undefined) return null;
  const { place: company, role } = jobOf(item);
  const title = corrected(spokenPost(role));
  if (company === '') return null;
  const { start, end } = item.period ?? {};
  const month = start?.m === undefined ? '' : ` ${start.m} 月`;
  const isStanding = end === PRESENT && start !== undefined && title !== '';
  return {
    standing: isStanding
      ? `我从 ${start.y} 年${month}起在${besideChinese(company)}${OFFICE.test(title) ? '任' : '做'}${besideChinese(title)}`.trim() +
        '。'
      : '',
    text:
      title === ''
        ? `${item.period?.end === PRESENT ? '现就职于' : '曾就职于'}${company}`
        : `${item.period?.end === PRESENT ? '现任' : '曾任'}${besideChinese(company)}${besideChinese(title)}`.trim(),
    evidence: [{ pointer: `/work/${index}/company`, targetId: item.id, quote: company }],
  };
}

const isShown = (document: ResumeDocument, field: string): boolean =>
  !document.basics.hidden?.includes(field);

/** The person of a résumé, from its visible entries; the latest studies come first. */
export function personOf(document: ResumeDocument): Person {
  const { basics, education } = document;
  const visible = education
    .map((item, index) => ({ item, index }))
    .filter(({ item }) => item.visible !== false)
    .sort((a, b) => endYear(b.item.period?.end) - endYear(a.item.period?.end) || a.index - b.index);
  const [last] = visible;
  const school = chineseSchool(withoutLabel(wordsOfText(last?.item.school?.name, 'zh')));
  const major = chineseMajor(chineseName(withoutLabel(wordsOfText(last?.item.major, 'zh'))));
  const level = last?.item.degreeLevel ? DEGREE_LEVEL[last.item.degreeLevel].zh : '';
  const year = endYear(last?.item.period?.end);
  // Chinese names need no space; Latin ones do.
  const isLatin = /^[A-Za-z]/.test(major) || (major !== '' && /[A-Za-z]$/.test(school));
  const gap = school !== '' && isLatin ? ' ' : '';
  const afterMajor = /[A-Za-z]$/.test(major) ? ' ' : '';
  const subject = `${major ? `${major.replace(/专业$/u, '')}${afterMajor}专业` : ''}${level}`;
  // Somebody with years of work is not presented by a class of graduates.
  const ofYear = year > 0 && stageOf(document) !== '社招' ? ` ${year} 届` : '';
  const studies = school === '' ? '' : `${school}${gap}${subject}${ofYear}`;
  const employment = employmentOf(document);
  const asked = subject === '' ? missing('学校、专业与学历') : `${missing('学校')}${subject}${ofYear}`;
  const evidence =
    last && school !== ''
      ? [{ pointer: `/education/${last.index}/school/name`, targetId: last.item.id, quote: school }]
      : [];
  return {
    name: isShown(document, 'name') ? (basics.name?.zh ?? basics.name?.en ?? '') : '',
    phone: isShown(document, 'phone') ? (basics.phone ?? '') : '',
    email: isShown(document, 'email') ? (basics.email ?? '') : '',
    studies,
    studiesEvidence: evidence,
    employment: employment?.text ?? '',
    standing: employment?.standing ?? '',
    introduction: employment
      ? [employment.text, `${school}${gap}${subject}`].filter(Boolean).join('，')
      : studies || asked,
    introductionEvidence: [...(employment?.evidence ?? []), ...evidence],
  };
}

const endYear = (end: { y: number } | 'present' | undefined): number =>
  end === undefined || end === 'present' ? 0 : end.y;
