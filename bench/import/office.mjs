// Word and Excel files as WPS and Word write them, without their programs.
import { createRequire } from 'node:module';
import { flat, textOf, toText } from './flow.mjs';

const load = createRequire(new URL('../../packages/import/package.json', import.meta.url));
const xlsx = load('@e965/xlsx');
const { strToU8, zipSync } = load('fflate');

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const run = (text, isBold) =>
  `<w:r>${isBold ? '<w:rPr><w:b/></w:rPr>' : ''}${text
    .split(/(\t| {4})/)
    .map((part) =>
      part === '\t' || part === '    ' ? '<w:tab/>' : `<w:t xml:space="preserve">${escaped(part)}</w:t>`,
    )
    .join('')}</w:r>`;
const paragraph = (text, isBold = false, lead = '') =>
  `<w:p>${lead && run(lead, true)}${run(text.slice(lead.length), isBold)}</w:p>`;
const cell = (text) =>
  `<w:tc><w:tcPr/>${text
    .split('\n')
    .map((part) => paragraph(part))
    .join('')}</w:tc>`;
const table = (rows) =>
  `<w:tbl><w:tblPr/>${rows.map((cells) => `<w:tr>${cells.map(cell).join('')}</w:tr>`).join('')}</w:tbl>`;

/** Neighbouring rows become one table. */
function body(blocks) {
  let xml = '';
  let rows = [];
  const flush = () => {
    if (rows.length) xml += table(rows);
    rows = [];
  };
  for (const block of flat(blocks)) {
    if (block.kind === 'row') {
      rows.push(block.cells);
      continue;
    }
    flush();
    const isBold = block.bold || block.kind === 'heading' || block.kind === 'name';
    xml += paragraph(
      block.kind === 'spread'
        ? `${block.left}\t${block.right}`
        : block.kind === 'bullet'
          ? `• ${block.text}`
          : textOf(block),
      isBold,
      block.lead && `${block.kind === 'bullet' ? '• ' : ''}${block.lead}`,
    );
  }
  flush();
  return xml;
}

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

export function toDocx(blocks) {
  return Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(
        '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
      ),
      '_rels/.rels': strToU8(
        '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
      ),
      'word/document.xml': strToU8(
        `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="${W}"><w:body>${body(blocks)}</w:body></w:document>`,
      ),
    }),
  );
}

/** .xls or .xlsx: one row per block, tabs as columns. */
export function toSheet(blocks, bookType) {
  const rows = flat(blocks).map((block) =>
    block.kind === 'row' ? block.cells : textOf(block).split(/ {4}|\t/),
  );
  const book = xlsx.utils.book_new();
  xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet(rows), '简历');
  return Buffer.from(xlsx.write(book, { type: 'buffer', bookType }));
}

/** The smallest .doc that Word 97 reads: one piece of UTF-16 text. */
export function toDoc(blocks) {
  const text = Buffer.from(`${toText(blocks).replaceAll('\r\n', '\r')}\r`, 'utf16le');
  const textAt = 1024;
  const pieces = Buffer.alloc(5 + 8 + 8);
  pieces.writeUInt8(2, 0);
  pieces.writeUInt32LE(16, 1);
  pieces.writeUInt32LE(0, 5);
  pieces.writeUInt32LE(text.length / 2, 9);
  pieces.writeUInt16LE(0, 13);
  pieces.writeUInt32LE(textAt, 15);
  const head = Buffer.alloc(textAt);
  head.writeUInt16LE(0xa5ec, 0);
  head.writeUInt16LE(0x00c1, 2);
  head.writeUInt16LE(0x0200, 10); // the table is in 1Table
  head.writeUInt16LE(14, 32);
  head.writeUInt16LE(22, 62);
  head.writeUInt32LE(text.length / 2, 76);
  head.writeUInt16LE(93, 152);
  head.writeUInt32LE(0, 418);
  head.writeUInt32LE(pieces.length, 422);
  const book = xlsx.CFB.utils.cfb_new();
  const pad = (bytes) => Buffer.concat([bytes, Buffer.alloc(Math.max(0, 8192 - bytes.length))]);
  xlsx.CFB.utils.cfb_add(book, '/WordDocument', pad(Buffer.concat([head, text])));
  xlsx.CFB.utils.cfb_add(book, '/1Table', pad(pieces));
  return Buffer.from(xlsx.CFB.write(book, { type: 'buffer' }));
}
