import { PDFDict, PDFName, PDFRawStream, type PDFContext } from '@cantoo/pdf-lib';
import { decoded } from './content-tokens.js';
import type { UnicodeOf } from './short-texts.js';

/** Reads glyphs of a page's fonts by their ToUnicode tables, each loaded at first use. */
export function glyphReader(context: PDFContext, resources: PDFDict | undefined): UnicodeOf {
  const fonts = resources?.lookupMaybe(PDFName.of('Font'), PDFDict);
  const tables = new Map<string, Map<string, string>>();
  return (font, glyph) => {
    let table = tables.get(font);
    if (!table) {
      const dictionary = fonts?.lookupMaybe(PDFName.of(font), PDFDict);
      table = readTable(dictionary && context.lookup(dictionary.get(PDFName.of('ToUnicode'))));
      tables.set(font, table);
    }
    return table.get(glyph.toUpperCase());
  };
}

/** Single glyphs only (`bfchar`): Chromium writes ranges for longer runs, which list markers do not need. */
function readTable(stream: unknown): Map<string, string> {
  const table = new Map<string, string>();
  if (!(stream instanceof PDFRawStream)) return table;
  for (const [, block = ''] of decoded(stream).matchAll(/beginbfchar([^]*?)endbfchar/g)) {
    for (const [, glyph = '', code = ''] of block.matchAll(/<([\dA-Fa-f]{4})>\s*<([\dA-Fa-f]{4})>/g)) {
      table.set(glyph.toUpperCase(), String.fromCharCode(Number.parseInt(code, 16)));
    }
  }
  return table;
}
