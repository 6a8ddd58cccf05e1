import { heightOf, type Part } from './column.js';
import { WHOLE_ENTRY } from './form-sections.js';

/** A shorter entry is one row, as it is one block in print. */
const SHORT_ENTRY = 0.08;
/** What stays with the head of an entry, and what goes to the next page with its end. */
const TOGETHER = 2;

/** Rows do not break, so that a longer entry is several: its head with two lines of text, and its last two. */
export function entryRows(page: { height: number }, parts: Part[]): Part[][] {
  const height = heightOf(parts);
  if (height <= page.height * SHORT_ENTRY || height > page.height * WHOLE_ENTRY) return [parts];
  const head = parts.findIndex(({ keepsNext }) => !keepsNext) + TOGETHER;
  const end = parts.length - TOGETHER;
  const starts = parts.flatMap((_, index) =>
    index === 0 || (index >= head && index <= end && !parts[index - 1]?.keepsNext) ? [index] : [],
  );
  return starts.map((start, index) => parts.slice(start, starts[index + 1]));
}
