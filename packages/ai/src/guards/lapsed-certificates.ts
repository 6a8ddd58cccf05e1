import type { ResumeSnapshot } from '@qicheng/analysis/subject';
import type { PartialDate } from '@qicheng/resume/dates';
import { wordsOfText } from '../analyses/resume-analysis/items.js';
import { endOf, monthsOfDay } from '../jd/months.js';

const written = ({ y, m }: PartialDate): string => (m === undefined ? `${y}` : `${y}.${m}`);

/**
 * A résumé whose certificates that are no longer valid in a month (YYYY-MM…) are hidden; each becomes a line without a
 * place, so that a requirement is answered with its expiry instead of “not written”.
 */
function withoutLapsed(resume: ResumeSnapshot, month: string): ResumeSnapshot {
  const { document } = resume;
  const lapsed = document.certificates.filter(
    ({ validUntil, visible }) =>
      visible !== false && validUntil !== undefined && endOf(validUntil) < monthsOfDay(month),
  );
  if (lapsed.length === 0) return resume;
  const lines = lapsed.map(
    ({ name, validUntil }) =>
      `${wordsOfText(name, document.meta.lang)}（有效期至 ${validUntil ? written(validUntil) : ''}，已过期）`,
  );
  return {
    ...resume,
    document: {
      ...document,
      certificates: document.certificates.map((item) =>
        lapsed.includes(item) ? { ...item, visible: false } : item,
      ),
    },
    unplaced: [...(resume.unplaced ?? []), ...lines],
  };
}

/** The input of a service with such a résumé; unchanged without a résumé or a date. */
export function withValidCertificates(input: unknown): unknown {
  const { resume, month, today } = (input ?? {}) as {
    resume?: ResumeSnapshot | null;
    month?: string;
    today?: string;
  };
  const date = month ?? today;
  if (!resume || date === undefined) return input;
  const valid = withoutLapsed(resume, date);
  return valid === resume ? input : { ...(input as object), resume: valid };
}
