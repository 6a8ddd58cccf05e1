// Prints what raw pdf.js finds in a PDF as JSON. A process of its own, because the test runner cannot load pdf.js.
// No normalisation: ligatures and radicals would be repaired by it.
import fs from 'node:fs';
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

const document = await getDocumentProxy(new Uint8Array(fs.readFileSync(process.argv[2])));
const pages = [];
for (let number = 1; number <= document.numPages; number += 1)
  pages.push(await textOf(await document.getPage(number)));
const { info } = await document.getMetadata();
const flatten = (nodes) => nodes.flatMap(({ title, items }) => [title, ...flatten(items)]);
const outline = flatten((await document.getOutline()) ?? []);
const isTagged = (await document.getMarkInfo())?.Marked === true;
const attachments = Object.values((await document.getAttachments()) ?? {}).map(({ filename }) => filename);
const { Title: title, Author: author, Custom: custom = {} } = info;
console.log(JSON.stringify({ pages, title, author, outline, isTagged, attachments, custom }));
