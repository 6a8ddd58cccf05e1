// Disables normalisation, which would repair ligatures and radicals.
import { getDocumentProxy } from 'unpdf';

const MM = 25.4 / 72;

async function textOf(page) {
  const height = page.view[3];
  const { items } = await page.getTextContent({ disableNormalization: true });
  return items
    .filter((item) => 'str' in item)
    .map(({ str, transform, hasEOL }) => ({
      text: str,
      x: transform[4] * MM,
      y: (height - transform[5]) * MM,
      endsLine: hasEOL,
    }));
}

const flatten = (nodes) => nodes.flatMap(({ title, items }) => [title, ...flatten(items)]);

/** The raw content that pdf.js finds in a PDF. @param {Uint8Array} bytes */
export async function readPdf(bytes) {
  // pdf.js takes ownership of the bytes.
  const document = await getDocumentProxy(Uint8Array.from(bytes));
  try {
    const pages = [];
    for (let number = 1; number <= document.numPages; number += 1)
      pages.push(await textOf(await document.getPage(number)));
    const { info } = await document.getMetadata();
    const outline = flatten((await document.getOutline()) ?? []);
    const isTagged = (await document.getMarkInfo())?.Marked === true;
    const attachments = Object.values((await document.getAttachments()) ?? {}).map(
      ({ filename }) => filename,
    );
    const { Title: title, Author: author, Custom: custom = {} } = info;
    return { pages, title, author, outline, isTagged, attachments, custom };
  } finally {
    await document.loadingTask.destroy();
  }
}
