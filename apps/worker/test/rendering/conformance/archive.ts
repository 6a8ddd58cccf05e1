// The main conditions of PDF/A-3b; the numbers are clauses of ISO 19005-3.
import { PDFArray, PDFHexString, PDFName, PDFNumber, PDFString } from '@cantoo/pdf-lib';
import { each, whole, without, type Condition } from './condition.js';
import type { EntryReader } from './entry-reader.js';
import { definesGlyphs, hasTrueWidths } from './matterhorn-fonts.js';
import type { PdfUnderTest } from './pdf-under-test.js';

const INTENTS = new Set(['RelativeColorimetric', 'AbsoluteColorimetric', 'Perceptual', 'Saturation']);
const BLENDS = new Set(
  `Normal Compatible Multiply Screen Overlay Darken Lighten ColorDodge ColorBurn HardLight SoftLight Difference
  Exclusion Hue Saturation Color Luminosity`.split(/\s+/),
);
// ISO 32000-1, table 51, without inline images, which the product never writes.
const OPERATORS = new Set(
  `b B b* B* BDC BMC BT BX c cm CS cs d d0 d1 Do DP EMC ET EX f F f* G g gs h i j J K k l m M MP n q Q re RG rg ri s S
  SC sc SCN scn sh T* Tc Td TD Tf Tj TJ TL Tm Tr Ts Tw Tz v w W W* y ' "`.split(/\s+/),
);
const ACTIONS = new Set('GoTo GoToR GoToE Thread URI Named SubmitForm'.split(' '));
const NAMED = new Set('NextPage PrevPage FirstPage LastPage'.split(' '));
const BARRED_ANNOTATIONS = new Set('3D Sound Screen Movie'.split(' '));
const BOXES = ['MediaBox', 'CropBox', 'BleedBox', 'TrimBox', 'ArtBox'];
const MAX_STRING_BYTES = 32_767;
const MAX_NAME_BYTES = 127;
const DEEPEST_STATE = 28;

const shown = ({ fonts }: PdfUnderTest) => fonts.filter(({ codes }) => codes.size > 0);
const images = (pdf: PdfUnderTest) => pdf.ofSubtype('XObject', 'Image');
const objectsOnPages = (pdf: PdfUnderTest) => pdf.ofSubtype('XObject', 'Image', 'Form', 'PS');
const states = (pdf: PdfUnderTest): EntryReader[] =>
  pdf.dictionaries.filter(
    (entries) => entries.text('Type') === 'ExtGState' || ['ca', 'CA', 'BM'].some((key) => entries.has(key)),
  );
const withKey = (key: string) => (pdf: PdfUnderTest) =>
  pdf.dictionaries.filter((entries) => entries.has(key));
/** Returns the actions of links, of the outline, and the actions that follow them. */
const actions = (pdf: PdfUnderTest): EntryReader[] =>
  pdf.dictionaries.flatMap((entries) =>
    ['A', 'Next', 'OpenAction'].flatMap((key) => {
      const action = entries.entries(key);
      return action && (entries.has('Subtype') || key !== 'A' || entries.has('Title')) && action.has('S')
        ? [action]
        : [];
    }),
  );
const filtersOf = (entries: EntryReader): string[] =>
  [entries.get('Filter'), ...entries.array('Filter')].flatMap((value) =>
    value instanceof PDFName ? [value.decodeText()] : [],
  );

function profileOf(pdf: PdfUnderTest): Buffer | undefined {
  const intent = pdf.outputIntents.find((entries) => entries.text('S') === 'GTS_PDFA1');
  return pdf.decodedOf(intent, 'DestOutputProfile');
}
const spaceOf = (profile: Buffer): string => profile.toString('latin1', 16, 20);
const operators = (pdf: PdfUnderTest): string[] => pdf.pages.flatMap((page) => [...page.operators]);
const usesSpace = (pdf: PdfUnderTest, space: string, painting: readonly string[]): boolean =>
  operators(pdf).some((operator) => painting.includes(operator)) ||
  pdf.objects.some((value) => value === PDFName.of(space));
const bytesOf = (value: unknown): number =>
  value instanceof PDFString || value instanceof PDFHexString ? value.asBytes().length : 0;
const listed = (entries: EntryReader, key: string, file: EntryReader): boolean =>
  entries.array(key).some((value) => entries.dict.context.lookup(value) === file.dict);

const isTransparent = (pdf: PdfUnderTest): boolean =>
  images(pdf).some((image) => image.has('SMask')) ||
  states(pdf).some((entries) => ['ca', 'CA'].some((key) => (entries.number(key) ?? 1) < 1));

export const archiveConditions: readonly Condition[] = [
  whole('A6.1.2', 'the file begins with a version and four bytes that are no text', ({ bytes }) =>
    /^%PDF-1\.[0-7](?:\r\n|\r|\n)%[\x80-\xFF]{4}/.test(bytes),
  ),
  whole('A6.1.3-ID', 'the trailer has an identifier', ({ trailer, context }) => {
    const id = context.lookup(trailer.ID);
    const parts = id instanceof PDFArray ? id.asArray() : [];
    return parts.length === 2 && parts.every((part) => bytesOf(part) > 0);
  }),
  without('A6.1.3-Encrypt', 'the file is not encrypted', ({ encryption }) =>
    encryption ? [encryption] : [],
  ),
  whole('A6.1.3-EOF', 'nothing follows the end of the file', ({ bytes }) =>
    /%%EOF(?:\r\n|\r|\n)?$/.test(bytes),
  ),
  whole('A6.1.7.1', 'streams hold their bytes themselves', ({ streams }) =>
    streams.every((entries) => !['F', 'FFilter', 'FDecodeParms'].some((key) => entries.has(key))),
  ),
  whole('A6.1.7.2', 'no LZW and no encryption of single streams', ({ streams }) =>
    streams.every(
      (entries) => !filtersOf(entries).some((filter) => /^(?:LZW|LZWDecode|Crypt)$/.test(filter)),
    ),
  ),
  whole('A6.1.13-length', 'strings and names are not too long', ({ objects }) =>
    objects.every((value) =>
      value instanceof PDFName
        ? Buffer.byteLength(value.decodeText()) <= MAX_NAME_BYTES
        : bytesOf(value) <= MAX_STRING_BYTES,
    ),
  ),
  whole('A6.1.13-number', 'whole numbers have 32 bits', ({ objects }) =>
    objects.every((value) => !(value instanceof PDFNumber) || Math.abs(value.asNumber()) < 2_147_483_648),
  ),
  each(
    'A6.1.13-depth',
    'graphics states are not nested too deep',
    ({ pages }) => pages,
    ({ depth }) => depth <= DEEPEST_STATE,
  ),
  each(
    'A6.1.13-box',
    'pages are neither too small nor too large',
    ({ pages }) =>
      pages.flatMap(({ page }) => BOXES.filter((box) => page.has(box)).map((box) => page.array(box))),
    (box) => {
      const [left = 0, bottom = 0, right = 0, top = 0] = box.map((value) =>
        value instanceof PDFNumber ? value.asNumber() : 0,
      );
      return [right - left, top - bottom].every((size) => Math.abs(size) >= 3 && Math.abs(size) <= 14_400);
    },
  ),
  each('A6.2.2-operators', 'contents use operators of the standard', operators, (operator) =>
    OPERATORS.has(operator),
  ),
  each(
    'A6.2.2-resources',
    'pages name their resources',
    ({ pages }) => pages,
    ({ hasResources }) => hasResources,
  ),
  whole('A6.2.3-profile', 'an output intent has a colour profile of a screen or printer', (pdf) => {
    const profile = profileOf(pdf);
    return Boolean(
      profile &&
      /^(?:mntr|prtr)$/.test(profile.toString('latin1', 12, 16)) &&
      /^(?:RGB |CMYK|GRAY)$/.test(spaceOf(profile)) &&
      (profile[8] ?? 5) < 5,
    );
  }),
  each(
    'A6.2.3-one',
    'output intents share one profile',
    (pdf) => pdf.outputIntents.filter((entries) => entries.has('DestOutputProfile')),
    (entries, pdf) => entries.get('DestOutputProfile') === pdf.outputIntents[0]?.get('DestOutputProfile'),
  ),
  each(
    'A6.2.4.3-RGB',
    'device RGB has a profile of RGB',
    (pdf) => (usesSpace(pdf, 'DeviceRGB', ['rg', 'RG']) ? [profileOf(pdf)] : []),
    (profile) => profile !== undefined && spaceOf(profile) === 'RGB ',
  ),
  each(
    'A6.2.4.3-CMYK',
    'device CMYK has a profile of CMYK',
    (pdf) => (usesSpace(pdf, 'DeviceCMYK', ['k', 'K']) ? [profileOf(pdf)] : []),
    (profile) => profile !== undefined && spaceOf(profile) === 'CMYK',
  ),
  each(
    'A6.2.4.3-gray',
    'device grey has a profile',
    (pdf) => (usesSpace(pdf, 'DeviceGray', ['g', 'G']) ? [profileOf(pdf)] : []),
    (profile) => profile !== undefined,
  ),
  each(
    'A6.2.5',
    'graphics states have no curves and halftones',
    states,
    (entries) =>
      !entries.has('TR') && !entries.has('HTP') && (entries.text('TR2') ?? 'Default') === 'Default',
  ),
  each(
    'A6.2.6',
    'rendering intents are known',
    (pdf) => [
      ...withKey('RI')(pdf).map((entries) => entries.text('RI')),
      ...images(pdf).flatMap((entries) => entries.text('Intent') ?? []),
    ],
    (intent) => INTENTS.has(intent ?? ''),
  ),
  each(
    'A6.2.8',
    'pictures have no alternates and are not smoothed',
    images,
    (image) => !image.has('Alternates') && !image.has('OPI') && !image.isTrue('Interpolate'),
  ),
  each('A6.2.8-bits', 'pictures have bits that readers know', images, (image) =>
    [1, 2, 4, 8, 16].includes(image.number('BitsPerComponent') ?? 8),
  ),
  each(
    'A6.2.9',
    'no PostScript and no other file within a page',
    objectsOnPages,
    (entries) =>
      entries.text('Subtype') !== 'PS' &&
      entries.text('Subtype2') !== 'PS' &&
      !['PS', 'OPI', 'Ref'].some((key) => entries.has(key)),
  ),
  each(
    'A6.2.10-blend',
    'blend modes are known',
    (pdf) => states(pdf).filter((entries) => entries.has('BM')),
    (entries) => BLENDS.has(entries.text('BM') ?? ''),
  ),
  each(
    'A6.2.10-group',
    'transparency has an output intent or colour spaces of its own',
    (pdf) => (isTransparent(pdf) ? pdf.pages : []),
    ({ page }, pdf) => profileOf(pdf) !== undefined || Boolean(page.entries('Group')?.has('CS')),
  ),
  each(
    'A6.2.11.4',
    'fonts are embedded and define the glyphs of the text',
    shown,
    (font) => font.isEmbedded && definesGlyphs(font),
  ),
  each('A6.2.11.5', 'widths are those of the font programs', shown, hasTrueWidths),
  each('A6.2.11.8', 'no text shows the glyph for missing ones', shown, (font) => !font.codes.has(0)),
  each(
    'A6.3.1',
    'no annotation of sound, film or space',
    ({ annotations }) => annotations,
    (entries) => !BARRED_ANNOTATIONS.has(entries.text('Subtype') ?? ''),
  ),
  each(
    'A6.3.2',
    'annotations are printed and never hidden',
    ({ annotations }) => annotations.filter((entries) => entries.text('Subtype') !== 'Popup'),
    // Invisible, Hidden, NoView and ToggleNoView are 1, 2, 32 and 256; Print is 4.
    (entries) => ((entries.number('F') ?? 0) & (1 | 2 | 4 | 32 | 256)) === 4,
  ),
  each(
    'A6.3.3',
    'annotations have an appearance',
    ({ annotations }) =>
      annotations.filter((entries) => !/^(?:Link|Popup)$/.test(entries.text('Subtype') ?? '')),
    (entries) => Boolean(entries.entries('AP')?.has('N')),
  ),
  without('A6.4', 'no form to fill in', (pdf) =>
    ['AcroForm', 'NeedsRendering'].filter((key) => pdf.catalog.has(key)),
  ),
  each('A6.5.1', 'actions lead somewhere and do nothing else', actions, (action) =>
    action.text('S') === 'Named' ? NAMED.has(action.text('N') ?? '') : ACTIONS.has(action.text('S') ?? ''),
  ),
  without('A6.5.2', 'no actions by themselves', withKey('AA')),
  each(
    'A6.8-MIME',
    'embedded files have a media type',
    (pdf) => pdf.fileSpecifications,
    (entries) => /^[\w.+-]+\/[\w.+-]+$/.test(entries.entries('EF')?.entries('F')?.text('Subtype') ?? ''),
  ),
  each(
    'A6.8-names',
    'embedded files are named twice',
    (pdf) => pdf.fileSpecifications,
    (entries) => Boolean(entries.text('F') && entries.text('UF')),
  ),
  each(
    'A6.8-relation',
    'embedded files say what they are to the document',
    (pdf) => pdf.fileSpecifications,
    (entries) => entries.has('AFRelationship'),
  ),
  each(
    'A6.8-associated',
    'embedded files are associated with the document or a part of it',
    (pdf) => pdf.fileSpecifications,
    (file, pdf) => pdf.dictionaries.some((entries) => listed(entries, 'AF', file)),
  ),
  without('A6.9', 'no layers', (pdf) => (pdf.catalog.has('OCProperties') ? ['OCProperties'] : [])),
  without('A6.10', 'no slide show', (pdf) => [
    ...withKey('AlternatePresentations')(pdf),
    ...withKey('PresSteps')(pdf),
  ]),
  without('A6.11', 'no demands on the reader', (pdf) =>
    pdf.catalog.has('Requirements') ? ['Requirements'] : [],
  ),
];
