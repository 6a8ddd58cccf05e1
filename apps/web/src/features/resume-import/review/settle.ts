import { resumeDocument, type ResumeDocument } from '@qicheng/resume/document';
import { placementsOf } from '@qicheng/resume/placements';
import { replaceAt, valueAt } from '@qicheng/resume/pointer';

const SKELETON = new Set(['id', 'kind', 'visible']);

/** Whether nothing can be read in a value. */
export function isHollow(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.every(isHollow);
  if (typeof value !== 'object') return false;
  return Object.entries(value).every(([key, part]) => SKELETON.has(key) || isHollow(part));
}

/** Later places first, so that taking one out moves none that is still to come. */
function backwards(one: string, other: string): number {
  return other.localeCompare(one, 'en', { numeric: true });
}

/** The pointer and all pointers around it, up to the section. */
const around = (pointer: string): string[] => {
  const segments = pointer.split('/').slice(1);
  return segments.map((_, at) => `/${segments.slice(0, segments.length - at).join('/')}`);
};

/** Sections, and what a section of one's own consists of, are never taken out here. */
const WHOLE = /^\/([A-Za-z]+|custom\/\d+(\/items)?)$/;

/** Takes out what was removed or emptied, with the items that hold nothing else. */
export function settleDocument(
  document: ResumeDocument,
  removed: Iterable<string>,
  reviewed: Iterable<string>,
): ResumeDocument {
  const gone = new Set(removed);
  for (const pointer of gone) document = emptied(document, pointer);
  const places = new Set([...gone, ...reviewed].flatMap(around));
  const settled = [...places]
    .filter((pointer) => !WHOLE.test(pointer))
    .sort(backwards)
    .reduce(
      (result, pointer) =>
        valueAt(result, pointer) !== undefined && isHollow(valueAt(result, pointer))
          ? replaceAt(result, pointer, undefined)
          : result,
      document,
    );
  return withoutEmptySections(settled);
}

// Emptied first and taken out afterwards: meanwhile all pointers stay good.
function emptied(document: ResumeDocument, pointer: string): ResumeDocument {
  return valueAt(document, pointer) === undefined ? document : replaceAt(document, pointer, '');
}

/** Custom sections without words go; what has content is on show as it was. */
function withoutEmptySections(document: ResumeDocument): ResumeDocument {
  const custom = document.custom.filter(({ items }) => items.length > 0);
  if (custom.length === document.custom.length) return document;
  const left = { ...document, custom };
  return { ...left, meta: { ...left.meta, sections: placementsOf(left) } };
}

/** What the model will not take, as text; null when it takes the draft. */
export function problemOfDocument(document: ResumeDocument): string | null {
  const parsed = resumeDocument.safeParse(document);
  return parsed.success ? null : (parsed.error.issues[0]?.message ?? '内容的格式不正确');
}
