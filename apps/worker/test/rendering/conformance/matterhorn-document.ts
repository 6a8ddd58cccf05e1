// Checkpoints 01 (tagged content), 02 (role map), 06 and 07 (metadata), 11 (language) and 20 to 26 (the file).
import { PDFName } from '@cantoo/pdf-lib';
import { each, whole, without, type Condition } from './condition.js';
import type { EntryReader } from './entry-reader.js';
import type { PdfUnderTest } from './pdf-under-test.js';
import { STANDARD_TYPES, type StructureElement } from './structure-elements.js';
import { filled, propertyIn } from './xmp-reader.js';

const painted = (pdf: PdfUnderTest) => pdf.pages.flatMap((page) => page.painted);
const marks = (pdf: PdfUnderTest) => pdf.pages.flatMap((page) => page.marks);
const elements = (pdf: PdfUnderTest) => pdf.structure.elements;

const LANGUAGE = /^[A-Za-z]{1,8}(?:-[A-Za-z\d]{1,8})*$/;

const namesLanguage = (entries: EntryReader): boolean => LANGUAGE.test(entries.text('Lang') ?? '');

/** Returns whether the file or a parent element declares the language of a text. */
function hasLanguage(pdf: PdfUnderTest, element: StructureElement | undefined): boolean {
  if (pdf.catalog.has('Lang')) return namesLanguage(pdf.catalog);
  for (let around = element; around; around = around.parent) {
    if (around.entries.has('Lang')) return namesLanguage(around.entries);
  }
  return false;
}

const optionalContent = (pdf: PdfUnderTest): EntryReader[] => {
  const properties = pdf.catalog.entries('OCProperties');
  return properties ? [properties] : [];
};
const configurations = (pdf: PdfUnderTest): EntryReader[] =>
  optionalContent(pdf).flatMap((properties) => [
    ...properties.all('Configs'),
    ...[properties.entries('D')].flatMap((entries) => entries ?? []),
  ]);
const encryption = (pdf: PdfUnderTest): EntryReader[] => [pdf.encryption].flatMap((entries) => entries ?? []);

const preferences = (pdf: PdfUnderTest) => pdf.catalog.entries('ViewerPreferences');

const mapped = (pdf: PdfUnderTest) =>
  elements(pdf).filter(({ type }) => !STANDARD_TYPES.has(type) || pdf.structure.roleMap.has(type));

function isCircular(roleMap: ReadonlyMap<string, string>, type: string): boolean {
  const met = new Set<string>();
  for (let role: string | undefined = type; role !== undefined; role = roleMap.get(role)) {
    if (met.has(role)) return true;
    met.add(role);
  }
  return false;
}

const TEXTS = ['Alt', 'ActualText', 'E'];

export const documentConditions: readonly Condition[] = [
  each('01-003', 'no artifact within tagged content', marks, (stack) => {
    const inner = stack.at(-1);
    return inner?.tag !== 'Artifact' || stack.every(({ key }) => key === undefined);
  }),
  each('01-004', 'no tagged content within an artifact', marks, (stack) => {
    const inner = stack.at(-1);
    return inner?.key === undefined || stack.every(({ tag }) => tag !== 'Artifact');
  }),
  each('01-005', 'all that is painted is tagged content or an artifact', painted, ({ marks: around }, pdf) =>
    around.some(({ tag, key }) => tag === 'Artifact' || (key !== undefined && pdf.structure.owners.has(key))),
  ),
  whole('01-007', 'no tags under suspicion', (pdf) => !pdf.catalog.entries('MarkInfo')?.isTrue('Suspects')),
  each('02-001', 'types of our own map to standard types', mapped, ({ role }) => STANDARD_TYPES.has(role)),
  each(
    '02-003',
    'no type maps to itself',
    ({ structure }) => [...structure.roleMap.keys()],
    (type, { structure }) => !isCircular(structure.roleMap, type),
  ),
  each(
    '02-004',
    'no standard type is mapped to another',
    ({ structure }) => [...structure.roleMap.keys()],
    (type) => !STANDARD_TYPES.has(type),
  ),
  whole('06-001', 'the catalog has a metadata stream', (pdf) => pdf.xmp !== undefined),
  each('06-002', 'the metadata says PDF/UA-1', filled, (xmp) => propertyIn(xmp, 'pdfuaid:part') === '1'),
  each('06-003', 'the metadata has a title', filled, (xmp) => Boolean(propertyIn(xmp, 'dc:title'))),
  whole('07-001', 'the file says what readers show as its title', (pdf) =>
    Boolean(preferences(pdf)?.has('DisplayDocTitle')),
  ),
  each(
    '07-002',
    'readers show the title of the document',
    (pdf) => (preferences(pdf)?.has('DisplayDocTitle') ? [preferences(pdf)] : []),
    (entries) => Boolean(entries?.isTrue('DisplayDocTitle')),
  ),
  each(
    '11-001',
    'text of pages has a language',
    (pdf) => painted(pdf).filter(({ kind }) => kind === 'text'),
    ({ marks: around }, pdf) => {
      const key = around.findLast((mark) => mark.key !== undefined)?.key;
      return key === undefined || hasLanguage(pdf, pdf.structure.owners.get(key));
    },
  ),
  each(
    '11-002',
    'descriptions and replacements have a language',
    (pdf) => elements(pdf).filter(({ entries }) => TEXTS.some((key) => entries.has(key))),
    (element, pdf) => hasLanguage(pdf, element),
  ),
  each(
    '11-003',
    'the outline has a language',
    (pdf) => (pdf.catalog.entries('Outlines')?.has('First') ? [pdf.catalog] : []),
    namesLanguage,
  ),
  each(
    '11-004',
    'descriptions of annotations have a language',
    (pdf) => pdf.annotations.filter((entries) => entries.has('Contents')),
    (entries, pdf) => hasLanguage(pdf, pdf.structure.holders.get(entries.dict)) || namesLanguage(entries),
  ),
  each(
    '11-005',
    'descriptions of form fields have a language',
    (pdf) => pdf.dictionaries.filter((entries) => entries.has('FT') && entries.has('TU')),
    (_field, pdf) => namesLanguage(pdf.catalog),
  ),
  each(
    '11-006',
    'the metadata has a language',
    (pdf) => filled(pdf).filter((xmp) => xmp.includes('xml:lang="x-default"')),
    (_xmp, pdf) => namesLanguage(pdf.catalog),
  ),
  each(
    '20-001',
    'choices of layers are named',
    (pdf) => optionalContent(pdf).flatMap((properties) => properties.all('Configs')),
    (entries) => Boolean(entries.text('Name')),
  ),
  each(
    '20-002',
    'the first choice of layers is named',
    (pdf) => optionalContent(pdf),
    (properties) => Boolean(properties.entries('D')?.text('Name')),
  ),
  each('20-003', 'layers do not show by themselves', configurations, (entries) => !entries.has('AS')),
  each(
    '21-001',
    'embedded files are named twice',
    (pdf) => pdf.fileSpecifications,
    (entries) => Boolean(entries.text('F') && entries.text('UF')),
  ),
  without('25-001', 'no form of XML (dynamic ones are barred)', (pdf) =>
    pdf.dictionaries.filter((entries) => entries.has('XFA')),
  ),
  each('26-001', 'an encrypted file says what it permits', encryption, (entries) => entries.has('P')),
  each(
    '26-002',
    'an encrypted file permits assistive technology',
    (pdf) => encryption(pdf).filter((entries) => entries.dict.has(PDFName.of('P'))),
    (entries) => ((entries.number('P') ?? 0) & 512) !== 0,
  ),
];
