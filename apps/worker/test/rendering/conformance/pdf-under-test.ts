import { PDFArray, PDFDict, PDFDocument, PDFStream, type PDFContext, type PDFObject } from '@cantoo/pdf-lib';
import { decoded } from '#src/resume-export/chromium/pdf/content-tokens.js';
import { EntryReader, entriesOf } from './entry-reader.js';
import { FontUnderTest } from './font-under-test.js';
import { paintedOn, type PaintedPage } from './painted-content.js';
import { readStructure, type Structure } from './structure-elements.js';

/** A file in the form that the conditions need, each part read once. */
export class PdfUnderTest {
  readonly context: PDFContext;
  readonly catalog: EntryReader;
  readonly trailer: PDFContext['trailerInfo'];
  readonly objects: readonly PDFObject[];
  readonly dictionaries: readonly EntryReader[];
  readonly structure: Structure;
  readonly pages: readonly PaintedPage[];
  readonly fonts: readonly FontUnderTest[];
  /** The keys of marked content that shows text. */
  readonly textKeys: ReadonlySet<string>;

  private constructor(
    /** One character per byte. */
    readonly bytes: string,
    readonly file: PDFDocument,
  ) {
    this.context = file.context;
    this.trailer = file.context.trailerInfo;
    this.catalog = new EntryReader(file.catalog);
    this.objects = allObjects(file.context);
    this.dictionaries = this.objects.flatMap((value) => {
      if (value instanceof PDFDict) return [new EntryReader(value)];
      return value instanceof PDFStream ? [new EntryReader(value.dict)] : [];
    });
    this.structure = readStructure(file);
    const fonts = new Map<PDFDict, FontUnderTest>();
    const fontOf = (dict: PDFDict): FontUnderTest => {
      const font = fonts.get(dict) ?? new FontUnderTest(new EntryReader(dict));
      fonts.set(dict, font);
      return font;
    };
    this.pages = file.getPages().map((page) => paintedOn(page, fontOf));
    this.fonts = [...fonts.values()];
    this.textKeys = new Set(
      this.pages
        .flatMap(({ painted }) => painted)
        .filter(({ kind }) => kind === 'text')
        .flatMap(({ marks }) => marks.flatMap(({ key }) => key ?? [])),
    );
  }

  /** @param change breaks the file before it is read */
  static async open(bytes: Uint8Array, change?: (file: PDFDocument) => void): Promise<PdfUnderTest> {
    const file = await PDFDocument.load(bytes, { updateMetadata: false, ignoreEncryption: true });
    change?.(file);
    return new PdfUnderTest(Buffer.from(bytes).toString('latin1'), file);
  }

  /** The metadata stream; undefined without one of the type that the standards require. */
  get xmp(): string | undefined {
    const stream = this.catalog.stream('Metadata');
    const facts = stream && new EntryReader(stream.dict);
    return facts?.text('Type') === 'Metadata' && facts.text('Subtype') === 'XML' && stream
      ? Buffer.from(decoded(stream), 'latin1').toString('utf8')
      : undefined;
  }

  /** The dictionaries of all streams. */
  get streams(): EntryReader[] {
    return this.objects.flatMap((value) => (value instanceof PDFStream ? [new EntryReader(value.dict)] : []));
  }

  /** Returns the decoded bytes of the stream of an entry. */
  decodedOf(entries: EntryReader | undefined, key: string): Buffer | undefined {
    const stream = entries?.stream(key);
    return stream && Buffer.from(decoded(stream), 'latin1');
  }

  get info(): EntryReader | undefined {
    return entriesOf(this.context, this.trailer.Info);
  }

  get encryption(): EntryReader | undefined {
    return entriesOf(this.context, this.trailer.Encrypt);
  }

  get annotations(): EntryReader[] {
    return this.pages.flatMap(({ annotations }) => annotations);
  }

  /** The specifications of embedded files. */
  get fileSpecifications(): EntryReader[] {
    return this.dictionaries.filter((entries) => entries.has('EF'));
  }

  get outputIntents(): EntryReader[] {
    return this.catalog.all('OutputIntents');
  }

  /** Returns the dictionaries with one of the `Subtype`s whose `Type`, if present, matches. */
  ofSubtype(type: string, ...subtypes: string[]): EntryReader[] {
    return this.dictionaries.filter(
      (entries) =>
        subtypes.includes(entries.text('Subtype') ?? '') && (entries.text('Type') ?? type) === type,
    );
  }
}

/** Returns every object of the file, including nested ones. */
function allObjects(context: PDFContext): PDFObject[] {
  const found = new Set<PDFObject>();
  const visit = (value: PDFObject) => {
    if (found.has(value)) return;
    found.add(value);
    if (value instanceof PDFArray) value.asArray().forEach(visit);
    const dict = value instanceof PDFStream ? value.dict : value;
    if (dict instanceof PDFDict) dict.values().forEach(visit);
  };
  for (const [, value] of context.enumerateIndirectObjects()) visit(value);
  return [...found];
}
