import type { Evidence } from '@qicheng/analysis/result';
import { DEGREE_LEVEL } from '@qicheng/resume/codes/education';
import type { ResumeDocument } from '@qicheng/resume/document';
import { wordsOfText } from '../analyses/resume-analysis/items.js';

/** Who writes, in the words of the résumé; what it does not say is empty. */
export interface Person {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  /** `江城大学计算机科学与技术专业本科 2026 届`. */
  readonly studies: string;
  readonly studiesEvidence: readonly Evidence[];
}

const isShown = (document: ResumeDocument, field: string): boolean =>
  !document.basics.hidden?.includes(field);

/** The person of a résumé as far as it prints; the latest studies come first. */
export function personOf(document: ResumeDocument): Person {
  const { basics, education } = document;
  const visible = education
    .map((item, index) => ({ item, index }))
    .filter(({ item }) => item.visible !== false)
    .sort((a, b) => endYear(b.item.period?.end) - endYear(a.item.period?.end) || a.index - b.index);
  const [last] = visible;
  const school = wordsOfText(last?.item.school?.name, 'zh');
  const major = wordsOfText(last?.item.major, 'zh');
  const level = last?.item.degreeLevel ? DEGREE_LEVEL[last.item.degreeLevel].zh : '';
  const year = endYear(last?.item.period?.end);
  // Chinese names stand side by side; of two in Latin letters the first would run into the second.
  const gap = /[A-Za-z]$/.test(school) && /^[A-Za-z]/.test(major) ? ' ' : '';
  const studies =
    school === ''
      ? ''
      : `${school}${gap}${major ? `${major.replace(/专业$/u, '')}专业` : ''}${level}${year > 0 ? ` ${year} 届` : ''}`;
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
  };
}

const endYear = (end: { y: number } | 'present' | undefined): number =>
  end === undefined || end === 'present' ? 0 : end.y;
