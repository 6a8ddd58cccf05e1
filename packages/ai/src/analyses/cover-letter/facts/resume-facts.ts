import { PRESENT } from '@qicheng/resume/dates';
import type { ResumeDocument } from '@qicheng/resume/document';
import { toPlainText } from '@qicheng/resume/plain-text';
import { resumeView } from '@qicheng/resume/view';
import { qualificationClaims } from '#src/guards/facts/qualification-claims.js';
import type { ResumeReading } from '#src/jd/read-resume.js';
import { type ComparedResume, comparedResume } from '#src/text/career-claims.js';
import { chineseName } from '#src/text/chinese-name.js';
import { isInOrder } from '#src/text/in-order.js';
import { changesIn, type StatedChange } from '#src/text/stated-changes.js';
import { wordsOfText } from '../../resume-analysis/items.js';
import { type Figure, figuresIn } from './figures.js';

/** A line of a résumé and its figures. */
interface FactLine {
  readonly text: string;
  /** The index of the job that it is about; -1 for no job. */
  readonly job: number;
  readonly figures: readonly Figure[];
}

/** What a letter is checked against: all lines of a résumé. */
export interface ResumeFacts {
  readonly lines: readonly FactLine[];
  /** All of it in lower case, without blanks and marks. */
  readonly words: string;
  /** The same without 有限公司 and 集团: 澄江水务有限公司·城北水厂 is named 澄江水务城北水厂. */
  readonly namedWords: string;
  /** Keys of the degrees, certificates and honours that it states. */
  readonly qualifications: ReadonlySet<string>;
  /** From the first work to now, in whole years and one more for a year that has begun; null where no work is dated. */
  readonly years: number | null;
  /** The measures that it brings from one value to another. */
  readonly changes: readonly StatedChange[];
  /** The degrees of its education. */
  readonly degrees: readonly string[];
  /** Its schools, the highest first. */
  readonly schools: readonly string[];
  /** The posts of its jobs, the latest first. */
  readonly posts: readonly string[];
  /** Its employers, each with the post there. */
  readonly jobs: readonly { readonly company: string; readonly post: string; readonly isPresent: boolean }[];
  /** The day on which it is read. */
  readonly today: string;
  /** Its lines, prepared for comparison with claims. */
  readonly compared: ComparedResume;
}

const DEGREES: Readonly<Record<string, string>> = {
  ...{ college: '大专', bachelor: '本科', master: '硕士', doctor: '博士' },
};

export const bare = (text: string): string =>
  text.toLowerCase().replace(/[\s（）()·《》“”"'「」，,、。]+/gu, '');

/** By the first work that is dated, or by a longer time that the résumé names. */
function yearsOf(
  { work, internships, research, projects }: ResumeDocument,
  lines: readonly FactLine[],
  today: string,
): number | null {
  const starts = [...work, ...internships, ...research, ...projects].flatMap(
    ({ period }) => period?.start?.y ?? [],
  );
  if (starts.length === 0) return null;
  const named = lines.flatMap(({ figures }) =>
    figures.flatMap(({ unit, value }) => (unit === '年' && value < MAX_WORKING_YEARS ? value : [])),
  );
  return Math.max(Number(today.slice(0, 4)) - Math.min(...starts) + 1, ...named);
}
const MAX_WORKING_YEARS = 50;

/** Reads all that a résumé states. */
export function resumeFacts({ document, texts, unplaced }: ResumeReading, today: string): ResumeFacts {
  const printed = (['zh', 'en'] as const).flatMap((lang) =>
    toPlainText(resumeView(document, lang, { maxSensitivity: 3 })).split('\n'),
  );
  const ofJobs = texts.flatMap(({ pointer, text }) => {
    const at = /^\/work\/(\d+)\/highlights\//u.exec(pointer)?.[1];
    return at === undefined ? [] : [{ at: Number(at), text }];
  });
  const lines = [...new Set([...texts.map(({ text }) => text), ...printed, ...unplaced])].map((text) => ({
    text,
    job: ofJobs.find((each) => text.includes(each.text))?.at ?? -1,
    figures: figuresIn(text),
  }));
  const words = bare(lines.map(({ text }) => text).join('\n'));
  return {
    ...{ lines, today, words },
    namedWords: words.replace(/(?:股份)?(?:有限)?(?:责任)?公司|集团/gu, ''),
    qualifications: new Set(
      lines.flatMap(({ text }) => qualificationClaims(text)).flatMap(({ keys }) => keys),
    ),
    years: yearsOf(document, lines, today),
    changes: lines.flatMap(({ text }) => changesIn(text)),
    degrees: document.education.flatMap(({ degreeLevel }) => DEGREES[degreeLevel ?? ''] ?? []),
    schools: document.education
      .map(({ school }) => chineseName(wordsOfText(school?.name, 'zh')))
      .filter(Boolean)
      .slice(0, 2),
    posts: document.work
      .map(({ title }) => chineseName(wordsOfText(title, 'zh')))
      .filter((post) => /\p{Script=Han}{2}/u.test(post)),
    jobs: document.work.map(({ company, title, period }) => ({
      isPresent: period?.end === PRESENT,
      company: wordsOfText(company, 'zh'),
      post: chineseName(wordsOfText(title, 'zh')),
    })),
    compared: comparedResume(lines.map(({ text }) => text)),
  };
}

const MIN_PART = 3;
/** Whether a name is an employer of the résumé with a site that another line names: 澄江水务城北水厂. */
const isNameWithSite = (
  name: string,
  { words, namedWords }: Pick<ResumeFacts, 'words' | 'namedWords'>,
): boolean =>
  Array.from({ length: Math.max(0, name.length - 2 * MIN_PART + 1) }, (_, at) => at + MIN_PART).some(
    (at) => namedWords.includes(name.slice(0, at)) && words.includes(name.slice(at)),
  );

/** Whether a résumé names something, in full or in a short form. */
export function isNamed(name: string, { lines, words, namedWords }: ResumeFacts): boolean {
  const bareName = bare(name);
  if (bareName === '' || words.includes(bareName) || namedWords.includes(bareName)) return true;
  if (isNameWithSite(bareName, { words, namedWords })) return true;
  return lines.some(({ text }) => {
    const line = bare(text);
    return line.length <= bareName.length * 4 && isInOrder(bareName, line);
  });
}
