import {
  type PDFContext,
  PDFDict,
  type PDFDocument,
  PDFName,
  type PDFPage,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';
import { contentTokens, decoded } from './content-tokens.js';
import { markArtifacts } from './mark-artifacts.js';
import { shortTexts, type UnicodeOf } from './short-texts.js';
import { describeLinks, StructureTree } from './structure-tree.js';
import { deflated } from './write-file.js';

const CONTENTS = PDFName.of('Contents');

/**
 * Completes the tags of a file: artifacts, the structure tree, descriptions of links.
 * @returns whether everything on the pages is tagged content or an artifact
 */
export async function tagPages(file: PDFDocument): Promise<boolean> {
  const { context, catalog } = file;
  const root = context.lookupMaybe(catalog.get(PDFName.of('StructTreeRoot')), PDFDict);
  if (!root) return false;
  const texts = new Map<PDFRef, Map<number, string>>();
  const compressed: Promise<void>[] = [];
  let isComplete = true;
  for (const page of file.getPages()) {
    const content = contentOf(page);
    const resources = page.node.Resources();
    const tokens = content === undefined ? [] : Array.from(contentTokens(content));
    const marked =
      content === undefined ? undefined : markArtifacts(content, (name) => isTagged(resources, name), tokens);
    if (content === undefined || marked === undefined) {
      isComplete = false;
      continue;
    }
    const former = page.node.get(CONTENTS);
    const ref = context.nextRef();
    page.node.set(CONTENTS, ref);
    compressed.push(
      deflated(context, Buffer.from(marked, 'latin1')).then((stream) => context.assign(ref, stream)),
    );
    if (former instanceof PDFRef) context.delete(former);
    texts.set(page.ref, shortTexts(content, glyphReader(context, resources), tokens));
    const annotations = page.node.Annots();
    if (annotations) describeLinks(context, annotations);
  }
  new StructureTree(context, (page, id) => texts.get(page)?.get(id)).normalise(root);
  await Promise.all(compressed);
  return isComplete;
}

/** Reads glyphs of a page's fonts by their ToUnicode tables, each loaded at first use. */
function glyphReader(context: PDFContext, resources: PDFDict | undefined): UnicodeOf {
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

/** The content of a page, one character per byte; undefined where it is not Chromium's single stream. */
function contentOf(page: PDFPage): string | undefined {
  const content = page.node.Contents();
  return content instanceof PDFRawStream ? decoded(content) : undefined;
}

/** Whether a form of the page has its own tags. */
function isTagged(resources: PDFDict | undefined, name: string): boolean {
  const form = resources?.lookupMaybe(PDFName.of('XObject'), PDFDict)?.lookup(PDFName.of(name));
  if (!(form instanceof PDFRawStream) || form.dict.get(PDFName.of('Subtype')) !== PDFName.of('Form'))
    return false;
  return /\/MCID\b/.test(decoded(form));
}
