import type { InterviewRound } from '@qicheng/analysis/interview';
import type { BankEntry } from './bank/bank-entry.js';
import { COMMERCE_QUESTIONS } from './bank/commerce.js';
import { EXPERIENCE_QUESTIONS } from './bank/experience.js';
import { GROUP_QUESTIONS } from './bank/group.js';
import { HR_QUESTIONS } from './bank/hr.js';
import { MANAGER_QUESTIONS } from './bank/manager.js';
import { PROFESSION_QUESTIONS } from './bank/professions.js';
import { STRUCTURED_QUESTIONS } from './bank/structured.js';
import { TECHNOLOGY_QUESTIONS } from './bank/technology.js';

/** Another edition of the questions gets another version. */
export const BANK_VERSION = '2026.11';

const WORK_QUESTIONS = [...TECHNOLOGY_QUESTIONS, ...COMMERCE_QUESTIONS, ...PROFESSION_QUESTIONS];

/** Every question there is. */
export const QUESTION_BANK: readonly BankEntry[] = [
  ...HR_QUESTIONS,
  ...MANAGER_QUESTIONS,
  ...GROUP_QUESTIONS,
  ...STRUCTURED_QUESTIONS,
  ...EXPERIENCE_QUESTIONS,
  ...WORK_QUESTIONS,
];

const ROUND_QUESTIONS: Readonly<Record<Exclude<InterviewRound, 'business'>, readonly BankEntry[]>> = {
  hr: HR_QUESTIONS,
  manager: MANAGER_QUESTIONS,
  group: GROUP_QUESTIONS,
  structured: STRUCTURED_QUESTIONS,
};

// The personnel occupation has the name of the personnel round.
const prefixOf = (occupation: string): string => (occupation === 'hr' ? 'hr-occ-' : `${occupation}-`);

/** The questions of an occupation by its code in the lexicon. */
export const questionsOfOccupation = (code: string): readonly BankEntry[] =>
  WORK_QUESTIONS.filter(({ id }) => id.startsWith(prefixOf(code)));

/** Questions that any work is asked. */
export const GENERAL_QUESTIONS = WORK_QUESTIONS.filter(({ id }) => id.startsWith('general-'));

/** The questions of a round beside those about the résumé. */
export const questionsOfRound = (round: Exclude<InterviewRound, 'business'>): readonly BankEntry[] =>
  ROUND_QUESTIONS[round];

/** One question by its id. */
export function bankEntry(id: string): BankEntry {
  const entry = QUESTION_BANK.find((each) => each.id === id);
  if (!entry) throw new Error(`no question ${id} in the bank`);
  return entry;
}
