import { PDFArray, PDFNumber, type PDFObject } from '@cantoo/pdf-lib';
import { decoded } from '#src/resume-export/chromium/pdf/content-tokens.js';
import type { EntryReader } from './entry-reader.js';
import { readFontProgram, type FontProgram } from './font-program.js';

/** A font of a page, with the codes that text uses. */
export class FontUnderTest {
  readonly codes = new Set<number>();
  private ownProgram: FontProgram | undefined;
  private widths: ReadonlyMap<number, number> | undefined;
  private unicode: ReadonlyMap<number, string> | undefined;

  constructor(readonly entries: EntryReader) {}

  show(code: number): void {
    this.codes.add(code);
  }

  get isComposite(): boolean {
    return this.entries.text('Subtype') === 'Type0';
  }

  /** The CIDFont of a composite font. */
  get descendant(): EntryReader | undefined {
    return this.entries.all('DescendantFonts')[0];
  }

  get descriptor(): EntryReader | undefined {
    return (this.descendant ?? this.entries).entries('FontDescriptor');
  }

  get isEmbedded(): boolean {
    return ['FontFile', 'FontFile2', 'FontFile3'].some((key) => this.descriptor?.stream(key));
  }

  /** The program of an embedded TrueType font. */
  get program(): FontProgram | undefined {
    const stream = this.descriptor?.stream('FontFile2');
    return (this.ownProgram ??= stream && readFontProgram(Buffer.from(decoded(stream), 'latin1')));
  }

  /** The Unicode text of each code; undefined if the font has no table. */
  get toUnicode(): ReadonlyMap<number, string> | undefined {
    const stream = this.entries.stream('ToUnicode');
    return (this.unicode ??= stream && readToUnicode(decoded(stream)));
  }

  /** Returns the width of a code in the font dictionary, in thousandths of the em. */
  widthOf(code: number): number {
    this.widths ??= readWidths(this.descendant?.array('W') ?? []);
    return this.widths.get(code) ?? this.descendant?.number('DW') ?? 1000;
  }
}

/** Reads the W array (ISO 32000-1, 9.7.4.3): `first [width …]` or `first last width`. */
function readWidths(array: readonly PDFObject[]): Map<number, number> {
  const widths = new Map<number, number>();
  const numberAt = (index: number): number => {
    const value = array[index];
    return value instanceof PDFNumber ? value.asNumber() : 0;
  };
  let at = 0;
  while (at < array.length) {
    const [first, second] = [numberAt(at), array[at + 1]];
    if (second instanceof PDFArray) {
      second
        .asArray()
        .forEach((width, index) =>
          widths.set(first + index, width instanceof PDFNumber ? width.asNumber() : 0),
        );
      at += 2;
    } else {
      for (let code = first; code <= numberAt(at + 1); code += 1) widths.set(code, numberAt(at + 2));
      at += 3;
    }
  }
  return widths;
}

const utf16 = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** Reads the blocks of bfchar and bfrange (ISO 32000-1, 9.10.3). */
function readToUnicode(cmap: string): Map<number, string> {
  const table = new Map<number, string>();
  for (const [, block = ''] of cmap.matchAll(/beginbfchar([^]*?)endbfchar/g)) {
    for (const [, code = '', text = ''] of block.matchAll(/<([\dA-Fa-f]+)>\s*<([\dA-Fa-f]+)>/g)) {
      table.set(Number.parseInt(code, 16), utf16(text));
    }
  }
  const range = /<([\dA-Fa-f]+)>\s*<([\dA-Fa-f]+)>\s*(?:<([\dA-Fa-f]+)>|\[([^\]]*)\])/g;
  for (const [, block = ''] of cmap.matchAll(/beginbfrange([^]*?)endbfrange/g)) {
    for (const [, from = '', to = '', text, list = ''] of block.matchAll(range)) {
      const first = Number.parseInt(from, 16);
      const texts = [...list.matchAll(/<([\dA-Fa-f]+)>/g)].map(([, entry = '']) => utf16(entry));
      for (let code = first; code <= Number.parseInt(to, 16); code += 1) {
        table.set(
          code,
          text === undefined ? (texts[code - first] ?? '') : advanced(utf16(text), code - first),
        );
      }
    }
  }
  return table;
}

/** Returns the text with its last UTF-16 unit increased by `steps`. */
const advanced = (text: string, steps: number): string =>
  text.slice(0, -1) + String.fromCharCode(text.charCodeAt(text.length - 1) + steps);
