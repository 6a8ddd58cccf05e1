import type { ResumeDocument } from '@qicheng/resume/document';
import { BASICS_FIELDS, CUSTOM_KINDS, type FieldDefinition, SECTIONS } from '@qicheng/resume/sections';
import type { ReviewField } from './reviewed-draft.js';
import { isHollow } from './apply-review.js';

type Holder = Readonly<Record<string, unknown>>;

const field = (pointer: string, label: string): ReviewField => ({
  pointer,
  label,
  confidence: null,
  source: null,
  isDoubtful: false,
});

/** The field values of a holder; lists item by item. */
const fieldsOf = (holder: unknown, pointer: string, definitions: readonly FieldDefinition[]): ReviewField[] =>
  definitions.flatMap(({ name, label, control }) => {
    const value = (holder as Holder)[name];
    if (isHollow(value) || control === 'photo') return [];
    return Array.isArray(value)
      ? value.map((_, at) => field(`${pointer}/${name}/${at}`, label.zh))
      : [field(`${pointer}/${name}`, label.zh)];
  });

const listFields = (list: readonly unknown[], pointer: string, definitions: readonly FieldDefinition[]) =>
  list.flatMap((entry, at) => fieldsOf(entry, `${pointer}/${at}`, definitions));

const atomFields = (list: readonly unknown[], pointer: string, label: string) =>
  list.map((_, at) => field(`${pointer}/${at}`, label));

/** Every value of a résumé that was imported as a whole, for review like values that were parsed. */
export function fieldsOfDocument(document: ResumeDocument): ReviewField[] {
  const sections = SECTIONS.flatMap(({ key, shape, fields, title }) => {
    const value = document[key];
    if (!Array.isArray(value)) return fieldsOf(value, `/${key}`, fields);
    return shape === 'atoms' ? atomFields(value, `/${key}`, title.zh) : listFields(value, `/${key}`, fields);
  });
  const customs = document.custom.flatMap(({ kind, items, title }, at) =>
    kind === 'text'
      ? atomFields(items, `/custom/${at}/items`, title?.zh ?? title?.en ?? '')
      : listFields(items, `/custom/${at}/items`, CUSTOM_KINDS[kind].fields),
  );
  return [...fieldsOf(document.basics, '/basics', BASICS_FIELDS), ...sections, ...customs];
}
