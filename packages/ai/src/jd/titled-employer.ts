import type { JobDescription } from '@qicheng/analysis/job-description';
import { isGeneric } from '#src/analyses/cover-letter/facts/employer-patterns.js';
import { EMPLOYER_SUFFIX } from '#src/text/employer-suffixes.js';
import type { HeadLine } from './head-line.js';
import { companyOf } from './read-company.js';
import { titleOf } from './read-title.js';
import type { PostingSentence } from './sentences.js';

const DASH = /\s*(?:[—–｜|]+|\s-\s|(?<=\p{Script=Han}|[）)])-(?=\p{Script=Han}))\s*/u;
const EMPLOYER = new RegExp(`(?:${EMPLOYER_SUFFIX})$`, 'u');
/** Shorter names are kinds or fields: 电子银行, 互联网医院. */
const MIN_EMPLOYER_LENGTH = 6;
const isEmployer = (part: string): boolean =>
  part.length >= MIN_EMPLOYER_LENGTH && EMPLOYER.test(part) && !/中心$/u.test(part) && !isGeneric(part);

/** The post and the employer of a title that has both with a dash between them; the title alone if it does not. */
export function titledEmployer(title: string): { post: string; company: string } {
  const parts = title.split(DASH);
  const company = parts.length === 2 ? parts.find(isEmployer) : undefined;
  const post = parts.find((part) => part !== company);
  return company === undefined || !post ? { post: title, company: '' } : { post, company };
}

/** Title and employer; a title that names the employer after a dash is the post alone. */
export function titleAndCompany(
  sentences: readonly PostingSentence[],
  head: HeadLine | null,
): Pick<JobDescription, 'title' | 'company'> {
  const title = titleOf(sentences, head);
  const company = companyOf(sentences, head);
  const named = title && titledEmployer(title.text);
  return title === null || named === null || named.company === ''
    ? { title, company }
    : { title: { ...title, text: named.post }, company: company ?? { ...title, text: named.company } };
}
