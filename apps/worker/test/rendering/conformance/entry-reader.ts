import {
  PDFArray,
  PDFBool,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib';

const name = (text: string): PDFName => PDFName.of(text);

/** A dictionary as the conditions read it: references are resolved, values are plain. */
export class EntryReader {
  constructor(
    readonly dict: PDFDict,
    readonly ref?: PDFRef | undefined,
  ) {}

  has(key: string): boolean {
    return this.dict.has(name(key));
  }

  get(key: string): PDFObject | undefined {
    return this.dict.lookup(name(key));
  }

  /** Returns the text of a name or a string; undefined for other types. */
  text(key: string): string | undefined {
    return textOf(this.get(key));
  }

  number(key: string): number | undefined {
    const value = this.get(key);
    return value instanceof PDFNumber ? value.asNumber() : undefined;
  }

  isTrue(key: string): boolean {
    return this.get(key) === PDFBool.True;
  }

  /** Returns a dictionary, or the dictionary of a stream. */
  entries(key: string): EntryReader | undefined {
    return entriesOf(this.dict.context, this.dict.get(name(key)));
  }

  array(key: string): PDFObject[] {
    const value = this.get(key);
    return value instanceof PDFArray ? value.asArray() : [];
  }

  all(key: string): EntryReader[] {
    return this.array(key).flatMap((value) => entriesOf(this.dict.context, value) ?? []);
  }

  stream(key: string): PDFRawStream | undefined {
    const value = this.get(key);
    return value instanceof PDFRawStream ? value : undefined;
  }
}

export function textOf(value: PDFObject | undefined): string | undefined {
  const isText = value instanceof PDFName || value instanceof PDFString || value instanceof PDFHexString;
  return isText ? value.decodeText() : undefined;
}

export function entriesOf(context: PDFContext, value: PDFObject | undefined): EntryReader | undefined {
  const found = context.lookup(value);
  const dict = found instanceof PDFStream ? found.dict : found;
  if (!(dict instanceof PDFDict)) return undefined;
  return new EntryReader(dict, value instanceof PDFRef ? value : undefined);
}
