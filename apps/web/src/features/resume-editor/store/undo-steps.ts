/** What one edit did to a text. */
interface TextChange {
  readonly at: number;
  readonly removed: string;
  readonly inserted: string;
}

/** How many characters two texts share, from the start or, with negative indices, from the end. */
function shared(one: string, other: string, placeOf: (count: number) => number): number {
  const most = Math.min(one.length, other.length);
  let count = 0;
  while (count < most && one.at(placeOf(count)) === other.at(placeOf(count))) count += 1;
  return count;
}

/** The one range in which two texts differ; among equal letters, the one closest to an offset. */
export function changeBetween(before: string, after: string, near = Number.POSITIVE_INFINITY): TextChange {
  const most = Math.min(before.length, after.length);
  const start = shared(before, after, (count) => count);
  const end = shared(before, after, (count) => -1 - count);
  const at = Math.min(start, Math.max(most - end, Math.min(near, start)));
  const same = Math.min(end, most - at);
  return {
    at,
    removed: before.slice(at, before.length - same),
    inserted: after.slice(at, after.length - same),
  };
}

/** Maps an offset of the old text to the new one; an offset at the change moves after the insertion. */
export function placeAfter({ at, removed, inserted }: TextChange, place: number): number {
  if (place < at) return place;
  return place < at + removed.length ? at + inserted.length : place + inserted.length - removed.length;
}

const TYPING_PAUSE_MS = 1_000;
const MAX_STEP_LENGTH = 30;
/** Separators between words. Punctuation inside URLs and numbers is part of a word. */
const MARK = /[\s，。；：、！？,;!?]/u;

/** The text of a document value in either language: a string, a bilingual text, or statements. */
export function wordsIn(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(wordsIn).join('');
  if (typeof value !== 'object' || value === null) return '';
  const { id, zh, en, text } = value as Record<string, unknown>;
  const words = [zh, en, text].map(wordsIn).join('');
  // Each statement is a line.
  return id === undefined ? words : `${words}\n`;
}

/** The typing of the current undo step. */
interface TypedRun {
  readonly field: string;
  /** After the last change. */
  readonly caret: number;
  readonly length: number;
  readonly last: string;
}

/**
 * Decides which edits share an undo step: typing at one position of one field without a longer pause, up to
 * the end of a word. One IME composition is one word. Everything else is a step of its own.
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
    const isLong = run.length + change.inserted.length > MAX_STEP_LENGTH;
    return now() - at < TYPING_PAUSE_MS && isAtCaret && !isNewWord && !isLong;
  }

  return {
    /** True if this edit starts a new step. `field` is null for a single action such as moving an item. */
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
    /** After an undo the next edit starts a new step even in the same field. */
    interrupt(): void {
      run = null;
    },
    /** An IME composition starts or ends. */
    compose(hasStarted: boolean): void {
      if (hasStarted) run = null;
      isComposed = false;
      isComposing = hasStarted;
    },
  };
}
