import { complaintsAbout } from '@qicheng/analysis/companion-answers';
import {
  type CompanionAnswers,
  type CompanionCategory,
  type CompanionFact,
  companionInput,
} from '@qicheng/analysis/companion';
import { numberOf } from '../kit/fields.js';
import { chosenIn, type ResumeChoice, subjectOf } from '../kit/resume-choice.js';
import type { CompanionQuestion } from './companion-service.js';

/** The form of a category as typed. */
export interface CompanionDraft {
  choice: ResumeChoice | null;
  /** By field; a missing one falls back to the remembered answer. */
  texts: Readonly<Record<string, string>>;
  lists: Readonly<Record<string, string[]>>;
  remember: string[];
  forget: string[];
}

export const EMPTY_DRAFT: CompanionDraft = { choice: null, texts: {}, lists: {}, remember: [], forget: [] };

/** The initial form; the résumé in the address is preselected. */
export const emptyDraft = (named: string | null): CompanionDraft =>
  named ? { ...EMPTY_DRAFT, choice: { kind: 'resume', resumeId: named, title: '' } } : EMPTY_DRAFT;

const storedInput = companionInput.pick({ category: true, answers: true });

/** The category of a stored run; null for the input of something else. */
export const categoryIn = (input: unknown): string | null => {
  const read = storedInput.safeParse(input);
  return read.success ? read.data.category : null;
};

/** The form of a category for a result that is asked again. */
export function draftOfInput(code: string, input: unknown): Partial<CompanionDraft> {
  const read = storedInput.safeParse(input);
  if (!read.success || read.data.category !== code) return {};
  const texts: Record<string, string> = {};
  const lists: Record<string, string[]> = {};
  for (const [key, answer] of Object.entries(read.data.answers)) {
    if (Array.isArray(answer)) lists[key] = answer;
    else texts[key] = String(answer);
  }
  return { texts, lists, ...chosenIn(input) };
}

/** Text of a field: as typed, otherwise as remembered. */
export const textOf = (draft: CompanionDraft, key: string, memory: readonly CompanionFact[]): string => {
  const fact = draft.forget.includes(key) ? undefined : memory.find((each) => each.key === key);
  return draft.texts[key] ?? fact?.value ?? '';
};

/** The answers in the form to send. */
export function answersOf(
  category: CompanionCategory,
  draft: CompanionDraft,
  memory: readonly CompanionFact[],
): CompanionAnswers {
  const answers: CompanionAnswers = {};
  for (const { key, kind, options } of category.fields) {
    if (kind === 'choices') {
      const chosen = draft.lists[key] ?? [];
      if (chosen.length > 0) answers[key] = chosen;
      continue;
    }
    const typed = textOf(draft, key, memory).trim();
    if (typed === '' || (kind === 'choice' && !options.includes(typed))) continue;
    if (kind === 'number' || kind === 'rating') {
      const value = numberOf(typed);
      answers[key] = value === undefined || Number.isNaN(value) ? typed : value;
    } else answers[key] = typed;
  }
  return answers;
}

/** Parses the form: the question, and its problems by field. */
export function readDraft(
  category: CompanionCategory,
  draft: CompanionDraft,
  memory: readonly CompanionFact[],
): { question: CompanionQuestion; complaints: Readonly<Record<string, string>> } {
  const answers = answersOf(category, draft, memory);
  const question: CompanionQuestion = {
    category: category.code,
    answers,
    ...(category.usesResume ? subjectOf(draft.choice) : {}),
    ...(draft.remember.length > 0 && { remember: draft.remember }),
    ...(draft.forget.length > 0 && { forget: draft.forget }),
  };
  return { question, complaints: complaintsAbout(category.fields, answers) };
}
