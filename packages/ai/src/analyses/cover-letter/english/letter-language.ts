import type { LetterInput } from '@qicheng/analysis/cover-letter';
import type { ResumeDocument } from '@qicheng/resume/document';

const HAN = /\p{Script=Han}/gu;
/** A posting with some Chinese names in it is English all the same. */
const MAX_HAN = 0.2;

/** Whether a résumé tells what was done in English alone: a Chinese letter could only quote it. */
const isWrittenInEnglish = ({ work, internships, projects }: ResumeDocument): boolean => {
  const statements = [...work, ...internships, ...projects].flatMap(({ highlights }) => highlights ?? []);
  return statements.length > 0 && !/\p{Script=Han}/u.test(JSON.stringify(statements));
};

/** Whether a posting is in English; an empty one is not. */
export function isEnglishPosting(jd: string): boolean {
  const letters = jd.replace(/[^\p{L}]/gu, '').length;
  return letters > 0 && (jd.match(HAN)?.length ?? 0) / letters < MAX_HAN;
}

/** Whether the letter is written in English: for actions in English, or for an English résumé unless the posting is Chinese. */
export function isEnglishLetter({ resume, jd }: Pick<LetterInput, 'resume' | 'jd'>): boolean {
  if (resume && isWrittenInEnglish(resume.document)) return true;
  return resume?.language === 'en' && (jd.trim() === '' || isEnglishPosting(jd));
}
