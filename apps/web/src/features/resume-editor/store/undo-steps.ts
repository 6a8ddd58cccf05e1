import { changeBetween, type TextChange } from './text-change.js';

const TYPING_PAUSE_MS = 1_000;
const LONGEST_STEP = 30;
/** Marks between words. Those of addresses and figures are parts of a word. */
const MARK = /[\s，。；：、！？,;!?]/u;

/** The words of a value of the document, in either language: a text, a text in two languages, or statements. */
export function wordsIn(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(wordsIn).join('');
  if (typeof value !== 'object' || value === null) return '';
  const { id, zh, en, text } = value as Record<string, unknown>;
  const words = [zh, en, text].map(wordsIn).join('');
  // Each statement is a line.
  return id === undefined ? words : `${words}\n`;
}

/** What was typed since the running step began. */
interface TypedRun {
  readonly field: string;
  /** Behind the last change. */
  readonly caret: number;
  readonly length: number;
  readonly last: string;
}

/**
 * Decides which edits share one undo step: what is typed into one place of one field without a longer pause, up to the
 * end of a word. What an input method composes is one word. Everything else is a step of its own.
 */
export function createUndoSteps(now: () => number) {
  let run: TypedRun | null = null;
  let at = Number.NEGATIVE_INFINITY;
  let isComposing = false;
  let isComposed = false;

  function continues(field: string, change: TextChange): boolean {
    if (run?.field !== field) return false;
    if (isComposed) return true;
    const isAtCaret = change.at <= run.caret && run.caret <= change.at + change.removed.length;
    const isNewWord = MARK.test(run.last) && change.inserted !== '' && !MARK.test(change.inserted[0] ?? '');
    const isLong = run.length + change.inserted.length > LONGEST_STEP;
    return now() - at < TYPING_PAUSE_MS && isAtCaret && !isNewWord && !isLong;
  }

  return {
    /** True when this edit begins a new step. `field` is null for a single act such as moving an item. */
    begins(field: string | null, before: string, after: string): boolean {
      const change = changeBetween(before, after, run?.caret);
      const isSame = field !== null && continues(field, change);
      const { inserted } = change;
      const length = (isSame && run ? run.length : 0) + inserted.length;
      const caret = change.at + inserted.length;
      run = field === null ? null : { field, length, caret, last: inserted.at(-1) ?? '' };
      at = now();
      isComposed = isComposing;
      return !isSame;
    },
    /** After an undo the next edit is a new step even in the same field. */
    interrupt(): void {
      run = null;
    },
    /** An input method begins or ends a word. */
    compose(isBegun: boolean): void {
      if (isBegun) run = null;
      isComposed = false;
      isComposing = isBegun;
    },
  };
}
