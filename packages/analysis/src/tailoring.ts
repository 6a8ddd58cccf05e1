import type { ResumeDocument } from '@qicheng/resume/document';
import { replaceAt, valueAt } from '@qicheng/resume/pointer';
import { z } from 'zod';

const id = z.string().max(40);

/** How a variant of a résumé addresses a posting: by order and selection only, never by different words. */
export const tailoring = z.object({
  /** The addressee: company and position. */
  target: z.string().min(1).max(60),
  orders: z
    .array(
      z.object({
        /** The list in the base, `/projects` or `/internships/0/highlights`. */
        pointer: z.string().max(200),
        label: z.string().max(80),
        ids: z.array(id).max(200),
      }),
    )
    .max(100),
  /** Irrelevant entries, if others are relevant. */
  hidden: z.array(z.object({ pointer: z.string().max(200), id, label: z.string().max(80) })).max(40),
});
export type Tailoring = z.infer<typeof tailoring>;

interface Listed {
  id: string;
}

const isListed = (value: unknown): value is Listed[] =>
  Array.isArray(value) && value.every((each: unknown) => typeof (each as Listed | null)?.id === 'string');

/** Entries in a given order; unnamed ones follow in their previous order. */
const inOrder = (entries: readonly Listed[], ids: readonly string[]): Listed[] => {
  const placeOf = (entry: Listed) => {
    const place = ids.indexOf(entry.id);
    return place < 0 ? ids.length : place;
  };
  return [...entries].sort((a, b) => placeOf(a) - placeOf(b));
};

/** The document with the order and selection of a tailoring; entries deleted since are skipped. */
export function tailored(document: ResumeDocument, { orders, hidden }: Tailoring): ResumeDocument {
  // Inner lists first: their pointers use the order of the base.
  const byDepth = [...orders].sort((a, b) => b.pointer.split('/').length - a.pointer.split('/').length);
  const shown = hidden.reduce((current, { pointer, id: hiddenId }) => {
    const entry = valueAt(current, pointer) as Listed | undefined;
    return entry?.id === hiddenId ? replaceAt(current, pointer, { ...entry, visible: false }) : current;
  }, document);
  return byDepth.reduce((current, { pointer, ids }) => {
    const entries = valueAt(current, pointer);
    return isListed(entries) ? replaceAt(current, pointer, inOrder(entries, ids)) : current;
  }, shown);
}
