// The conditions of PDF/A-3b on metadata (ISO 19005-3, 6.6).
import { each, whole, type Condition } from './condition.js';
import type { PdfUnderTest } from './pdf-under-test.js';
import { elementsOf, filled, propertyIn } from './xmp-reader.js';

const STANDARD_SCHEMAS = new Set(['dc', 'xmp', 'pdf', 'pdfaid', 'pdfaExtension', 'xmpMM', 'xmpRights']);
const PROPERTY_DEPTH = 3;

/** Returns the properties in schemas that the standard does not define. */
const ownProperties = (pdf: PdfUnderTest): { property: string; xmp: string }[] =>
  filled(pdf).flatMap((xmp) =>
    (elementsOf(xmp) ?? [])
      .filter(
        ({ name, depth }) => depth === PROPERTY_DEPTH && !STANDARD_SCHEMAS.has(name.split(':')[0] ?? ''),
      )
      .map(({ name }) => ({ property: name, xmp })),
  );

/** Returns whether an extension schema of the file describes the property with its type, category and meaning. */
function isDescribed({ property, xmp }: { property: string; xmp: string }): boolean {
  const [prefix, name] = property.split(':');
  const namespace = new RegExp(`xmlns:${prefix}="([^"]+)"`).exec(xmp)?.[1];
  const schemas = /<pdfaExtension:schemas>[^]*<\/pdfaExtension:schemas>/.exec(xmp)?.[0] ?? '';
  return schemas.split('<pdfaSchema:schema>').some((schema) => {
    if (propertyIn(schema, 'pdfaSchema:prefix') !== prefix) return false;
    if (propertyIn(schema, 'pdfaSchema:namespaceURI') !== namespace) return false;
    return schema
      .split('<rdf:li')
      .some(
        (entry) =>
          propertyIn(entry, 'pdfaProperty:name') === name &&
          /^(?:internal|external)$/.test(propertyIn(entry, 'pdfaProperty:category') ?? '') &&
          Boolean(propertyIn(entry, 'pdfaProperty:valueType')) &&
          Boolean(propertyIn(entry, 'pdfaProperty:description')),
      );
  });
}

/** Converts a date of the information dictionary (`D:20260101000000Z`) to a timestamp. */
const momentOfInfo = (date: string): number => {
  const [, year, month, day, hour, minute, second, zone = 'Z'] =
    /^D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(.*)$/.exec(date) ?? [];
  const offset = /^[+-]\d\d'\d\d/.exec(zone)?.[0].replace("'", ':') ?? 'Z';
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}${offset}`);
};

const same = (one: string, other: string | undefined): boolean => one === other;
const sameMoment = (one: string, other: string | undefined): boolean =>
  momentOfInfo(one) === Date.parse(other ?? '');

const PAIRS: readonly (readonly [string, string, typeof same])[] = [
  ['Title', 'dc:title', same],
  ['Author', 'dc:creator', same],
  ['Creator', 'xmp:CreatorTool', same],
  ['Producer', 'pdf:Producer', same],
  ['CreationDate', 'xmp:CreateDate', sameMoment],
  ['ModDate', 'xmp:ModifyDate', sameMoment],
];

export const metadataConditions: readonly Condition[] = [
  whole('A6.6.2.1', 'the catalog has a metadata stream', (pdf) => pdf.xmp !== undefined),
  each('A6.6.2.1-packet', 'its packet names neither length nor encoding', filled, (xmp) =>
    /^<\?xpacket begin="\uFEFF?" id="W5M0MpCehiHzreSzNTczkc9d"\?>/.test(xmp.replace(/^\uFEFF/, '')),
  ),
  each(
    'A6.6.2.1-XML',
    'it is well-formed XML in UTF-8',
    filled,
    (xmp) => elementsOf(xmp) !== undefined && !xmp.includes('\uFFFD'),
  ),
  each('A6.6.2.3', 'properties of other schemas are described', ownProperties, isDescribed),
  each(
    'A6.6.3',
    'the information dictionary says the same',
    (pdf) => PAIRS.filter(([key]) => pdf.xmp !== undefined && pdf.info?.has(key)),
    ([key, property, isSame], pdf) => isSame(pdf.info?.text(key) ?? '', propertyIn(pdf.xmp ?? '', property)),
  ),
  each('A6.6.4-part', 'the metadata says PDF/A-3', filled, (xmp) => propertyIn(xmp, 'pdfaid:part') === '3'),
  each(
    'A6.6.4-level',
    'the metadata says level B',
    filled,
    (xmp) => propertyIn(xmp, 'pdfaid:conformance') === 'B',
  ),
];
