// Checkpoints 28 (annotations) and 30 (external objects).
import { PDFStream } from '@cantoo/pdf-lib';
import { decoded } from '#src/resume-export/chromium/pdf/content-tokens.js';
import { each, without, type Condition } from './condition.js';
import { EntryReader } from './entry-reader.js';
import type { PdfUnderTest } from './pdf-under-test.js';

// ISO 32000-1, table 169.
const STANDARD_ANNOTATIONS = new Set(
  `Text Link FreeText Line Square Circle Polygon PolyLine Highlight Underline Squiggly StrikeOut Stamp Caret Ink Popup
  FileAttachment Sound Movie Widget Screen PrinterMark TrapNet Watermark 3D Redact`.split(/\s+/),
);

const ofType =
  (...subtypes: string[]) =>
  ({ annotations }: PdfUnderTest): EntryReader[] =>
    annotations.filter((entries) => subtypes.includes(entries.text('Subtype') ?? ''));
const notOfType =
  (...subtypes: string[]) =>
  ({ annotations }: PdfUnderTest): EntryReader[] =>
    annotations.filter((entries) => !subtypes.includes(entries.text('Subtype') ?? ''));

const holderOf = (entries: EntryReader, { structure }: PdfUnderTest) => structure.holders.get(entries.dict);
const isHeldBy = (role: string) => (entries: EntryReader, pdf: PdfUnderTest) =>
  holderOf(entries, pdf)?.role === role;
const isDescribed = (entries: EntryReader, pdf: PdfUnderTest): boolean =>
  Boolean(entries.text('Contents') || holderOf(entries, pdf)?.entries.text('Alt'));

const annotatedPages = (pdf: PdfUnderTest): EntryReader[] =>
  pdf.pages.filter(({ annotations }) => annotations.length > 0).map(({ page }) => page);
const mediaClips = (pdf: PdfUnderTest): EntryReader[] =>
  pdf.dictionaries.filter((entries) => entries.text('S') === 'MCD');
const forms = (pdf: PdfUnderTest) => pdf.ofSubtype('XObject', 'Form');

export const annotationConditions: readonly Condition[] = [
  each(
    '28-002',
    'annotations are tagged as such',
    notOfType('Widget', 'Link', 'PrinterMark'),
    isHeldBy('Annot'),
  ),
  each('28-004', 'annotations are described', notOfType('Widget'), isDescribed),
  each('28-005', 'form fields are described', ofType('Widget'), (entries, pdf) =>
    Boolean(entries.text('TU') || holderOf(entries, pdf)?.entries.text('Alt')),
  ),
  without('28-006', 'no annotation of an unknown type', notOfType(...STANDARD_ANNOTATIONS)),
  without('28-007', 'no annotation for trapping', ofType('TrapNet')),
  each('28-008', 'pages with annotations say in which order they come', annotatedPages, (page) =>
    page.has('Tabs'),
  ),
  each(
    '28-009',
    'annotations come in the order of the structure',
    (pdf) => annotatedPages(pdf).filter((page) => page.has('Tabs')),
    (page) => page.text('Tabs') === 'S',
  ),
  each('28-010', 'form fields are tagged as such', ofType('Widget'), isHeldBy('Form')),
  each('28-011', 'links are tagged as such', ofType('Link'), isHeldBy('Link')),
  each('28-012', 'links say where they lead', ofType('Link'), (entries) => Boolean(entries.text('Contents'))),
  each('28-014', 'media clips say of what type they are', mediaClips, (entries) => entries.has('CT')),
  each('28-015', 'media clips are described', mediaClips, (entries) => entries.has('Alt')),
  each('28-016', 'attached files are named twice', ofType('FileAttachment'), (entries) => {
    const file = entries.entries('FS');
    return Boolean(file?.text('F') && file.text('UF'));
  }),
  each(
    '28-017',
    'marks of the printer are no content',
    ofType('PrinterMark'),
    (entries, pdf) => holderOf(entries, pdf) === undefined,
  ),
  without('28-018', 'no marks of the printer (they are artifacts)', ofType('PrinterMark')),
  each('30-001', 'no form refers to another file', forms, (form) => !form.has('Ref')),
  each(
    '30-002',
    'a form with tags of its own stands once',
    (pdf) => pdf.pages.flatMap((page) => page.forms),
    (form, pdf) => {
      const uses = pdf.pages.flatMap((page) => page.forms).filter(({ dict }) => dict === form.dict);
      return uses.length === 1 || !hasTags(form, pdf);
    },
  ),
];

function hasTags(form: EntryReader, { objects }: PdfUnderTest): boolean {
  const stream = objects.find((value) => value instanceof PDFStream && value.dict === form.dict);
  return stream !== undefined && /\/MCID\b/.test(decoded(stream as Parameters<typeof decoded>[0]));
}
