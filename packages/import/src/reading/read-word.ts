import mammoth from 'mammoth';
import WordExtractor from 'word-extractor';
import type { ReadText } from './page-text.js';
import { readHtml } from './read-html.js';
import { readPlainText } from './read-plain-text.js';

/** A .docx by paragraphs and tables; pictures are dropped, external links never followed. */
export async function readDocx(bytes: Uint8Array): Promise<ReadText> {
  const { value } = await mammoth.convertToHtml(
    { buffer: Buffer.from(bytes) },
    {
      convertImage: mammoth.images.imgElement(() => Promise.resolve({ src: '' })),
      includeDefaultStyleMap: true,
      externalFileAccess: false,
    },
  );
  return readHtml(value.replace(/<img[^>]*>/g, ''));
}

/** A .doc of Word 97 and later: the text with its cells, then text boxes. */
export async function readDoc(bytes: Uint8Array): Promise<ReadText> {
  const document = await new WordExtractor().extract(Buffer.from(bytes));
  const text = [document.getTextboxes({ includeHeadersAndFooters: false }), document.getBody()].join('\n');
  return readPlainText(text.replaceAll('\u0007', '\t'));
}
