import { RESULT_BEFORE_CHECK } from './books-conduct.js';
import { BRIBE_TAKEN, CARE_CONDUCT } from './care-conduct.js';
import { COMMON_PRACTICE, MADE_PUBLIC } from './common-practice.js';
import type { Conduct } from './conduct.js';
import { ENTRUSTED_CONDUCT } from './entrusted-conduct.js';
import { EVASION_CONDUCT, PAPERS_BROUGHT, PAPERS_ENCLOSED } from './evasion-conduct.js';
import { KEPT_UNKNOWN } from './kept-unknown.js';
import { PASSING_CONDUCT } from './passing-conduct.js';
import { PLAIN_ADMISSIONS } from './plain-admissions.js';
import { SECOND_JOB } from './second-job.js';

/** Conduct that is named by its form alone, whatever the model says of the answer. */
export const PLAIN_CONDUCT: readonly Conduct[] = [
  ...CARE_CONDUCT,
  COMMON_PRACTICE,
  MADE_PUBLIC,
  BRIBE_TAKEN,
  RESULT_BEFORE_CHECK,
  ...EVASION_CONDUCT,
  PAPERS_BROUGHT,
  PAPERS_ENCLOSED,
  SECOND_JOB,
  KEPT_UNKNOWN,
  ...PLAIN_ADMISSIONS,
  ...ENTRUSTED_CONDUCT,
  ...PASSING_CONDUCT,
];
