/** What a PDF says of itself. */
export interface PdfMetadata {
  title: string;
  author: string;
}

const TAIL = /trailer\s*<<([^>]*)>>\s*startxref\s+(\d+)\s+%%EOF\s*$/;

/**
 * Adds metadata that Chromium cannot write, by an incremental update: the information dictionary is appended anew, all
 * else stays byte for byte. A file of an unknown shape is returned as it is.
 */
export function withMetadata(pdf: Buffer, { title, author }: PdfMetadata): Buffer {
  const tail = TAIL.exec(pdf.subarray(-1024).toString('latin1'));
  const [, trailer = '', previous = ''] = tail ?? [];
  const [, number] = /\/Info (\d+) 0 R/.exec(trailer) ?? [];
  const created = /\/CreationDate \(([^)]*)\)/.exec(pdf.subarray(0, 2048).toString('latin1'))?.[1];
  if (!tail || !number || !created) return pdf;
  const entries = [
    `/Title ${textString(title)}`,
    `/Author ${textString(author)}`,
    `/Creator ${textString('启程')}`,
    `/Producer (Chromium)`,
    `/CreationDate (${created})`,
    `/ModDate (${created})`,
  ];
  const object = `\n${number} 0 obj\n<<${entries.join('\n')}>>\nendobj\n`;
  const table = pdf.length + object.length;
  const offset = String(pdf.length + 1).padStart(10, '0');
  const update = `xref\n${number} 1\n${offset} 00000 n \ntrailer\n<<${trailer}\n/Prev ${previous}>>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.concat([pdf, Buffer.from(object + update, 'latin1')]);
}

/** A PDF text string: UTF-16 with its mark, in hexadecimal. */
const textString = (text: string): string =>
  `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`;
