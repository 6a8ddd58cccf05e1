import { PDFDict, PDFName, PDFRawStream, PDFRef, type PDFDocument, type PDFPage } from '@cantoo/pdf-lib';
import { decoded } from './content-tokens.js';
import { glyphReader } from './glyph-reader.js';
import { markArtifacts } from './mark-artifacts.js';
import { shortTexts } from './short-texts.js';
import { describeLinks, StructureTree } from './structure-tree.js';
import { deflated } from './write-file.js';

const CONTENTS = PDFName.of('Contents');

/**
 * Completes the tags of a file: artifacts, the structure tree, descriptions of links.
 * @returns whether everything on the pages is tagged content or an artifact
 */
export function tagPages(file: PDFDocument): boolean {
  const { context, catalog } = file;
  const root = context.lookupMaybe(catalog.get(PDFName.of('StructTreeRoot')), PDFDict);
  if (!root) return false;
  const texts = new Map<PDFRef, Map<number, string>>();
  let isComplete = true;
  for (const page of file.getPages()) {
    const content = contentOf(page);
    const resources = page.node.Resources();
    const marked =
      content === undefined ? undefined : markArtifacts(content, (name) => isTagged(resources, name));
    if (content === undefined || marked === undefined) {
      isComplete = false;
      continue;
    }
    const former = page.node.get(CONTENTS);
    page.node.set(CONTENTS, context.register(deflated(context, Buffer.from(marked, 'latin1'))));
    if (former instanceof PDFRef) context.delete(former);
    texts.set(page.ref, shortTexts(content, glyphReader(context, resources)));
    const annotations = page.node.Annots();
    if (annotations) describeLinks(context, annotations);
  }
  new StructureTree(context, (page, id) => texts.get(page)?.get(id)).normalise(root);
  return isComplete;
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
