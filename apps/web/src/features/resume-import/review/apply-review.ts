import { resumeDocument, type ResumeDocument } from '@qicheng/resume/document';
import { placementsOf } from '@qicheng/resume/placements';
import { replaceAt, valueAt } from '@qicheng/resume/pointer';

const SKELETON = new Set(['id', 'kind', 'visible']);

/** Whether a value contains no text. */
export function isHollow(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.every(isHollow);
  if (typeof value !== 'object') return false;
  return Object.entries(value).every(([key, part]) => SKELETON.has(key) || isHollow(part));
}

/** Sorts later positions first, so that a removal does not shift those still to come. */
function backwards(one: string, other: string): number {
  return other.localeCompare(one, 'en', { numeric: true });
}

/** The pointer and all its parents up to the section. */
const around = (pointer: string): string[] => {
  const segments = pointer.split('/').slice(1);
  return segments.map((_, at) => `/${segments.slice(0, segments.length - at).join('/')}`);
};

/** Sections, and the structure of a custom section, are never removed here. */
const WHOLE = /^\/([A-Za-z]+|custom\/\d+(\/items)?)$/;

/** Applies removals and removes cleared values, with items that contain nothing else. */
export function applyReview(
  document: ResumeDocument,
  removed: Iterable<string>,
  reviewed: Iterable<string>,
): ResumeDocument {
  const gone = new Set(removed);
  for (const pointer of gone) document = emptied(document, pointer);
  const places = new Set([...gone, ...reviewed].flatMap(around));
  const cleaned = [...places]
    .filter((pointer) => !WHOLE.test(pointer))
    .sort(backwards)
    .reduce(
      (result, pointer) =>
        valueAt(result, pointer) !== undefined && isHollow(valueAt(result, pointer))
          ? replaceAt(result, pointer, undefined)
          : result,
      document,
    );
  return withoutEmptySections(cleaned);
}

// Clear first and remove later: all pointers stay valid in between.
function emptied(document: ResumeDocument, pointer: string): ResumeDocument {
  return valueAt(document, pointer) === undefined ? document : replaceAt(document, pointer, '');
}

/** Removes empty custom sections; the visibility of the others is unchanged. */
function withoutEmptySections(document: ResumeDocument): ResumeDocument {
  const custom = document.custom.filter(({ items }) => items.length > 0);
  if (custom.length === document.custom.length) return document;
  const left = { ...document, custom };
  return { ...left, meta: { ...left.meta, sections: placementsOf(left) } };
}

/** Validation error of a draft as text; null if it is valid. */
export function problemOfDocument(document: ResumeDocument): string | null {
  const parsed = resumeDocument.safeParse(document);
  return parsed.success ? null : (parsed.error.issues[0]?.message ?? '内容的格式不正确');
}
