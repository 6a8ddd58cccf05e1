import sharp from 'sharp';
import { docxParts, makeZip, xlsxParts } from '../../test/make-zip.js';
import { detectType } from './detect-type.js';

const picture = (format: 'jpeg' | 'png' | 'gif') =>
  sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
    .toFormat(format)
    .toBuffer();
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\nstartxref\n9\n%%EOF\n');
const compound = (stream: string) => {
  const bytes = Buffer.alloc(2048);
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(bytes);
  bytes.writeUInt16LE(0xfffe, 28);
  Buffer.from(`${stream}\0`, 'utf16le').copy(bytes, 1024);
  return bytes;
};
const gb18030 = Buffer.from([0xbc, 0xf2, 0xc0, 0xfa]); // 简历

describe('detectType', () => {
  it.each<[string, string, () => Buffer | Promise<Buffer>]>([
    ['jpg', 'a.JPG', () => picture('jpeg')],
    ['png', 'a.png', () => picture('png')],
    ['png', '没有后缀', () => picture('png')],
    ['pdf', 'a.pdf', () => pdf],
    ['doc', 'a.doc', () => compound('WordDocument')],
    ['xls', 'a.xls', () => compound('Workbook')],
    ['docx', 'a.docx', () => makeZip(docxParts)],
    ['xlsx', 'a.xlsx', () => makeZip(xlsxParts)],
    ['txt', 'a.txt', () => Buffer.from('姓名\t张三\r\n')],
    ['txt', 'a.txt', () => gb18030],
    ['txt', 'a.txt', () => Buffer.from('\ufeff张三', 'utf16le')],
    ['html', 'a.htm', () => Buffer.from('<!DOCTYPE html><p>张三</p>')],
    ['json', 'a.json', () => Buffer.from('{"basics":{"name":"张三"}}')],
  ])('accepts %s named %s', async (type, name, make) => {
    expect(await detectType(name, await make())).toBe(type);
  });

  it.each<[string, string, () => Buffer | Promise<Buffer>]>([
    ['a program named pdf', 'a.pdf', () => Buffer.from('MZ\x90\0\x03')],
    ['a truncated PDF', 'a.pdf', () => Buffer.from('%PDF-1.7 <script>')],
    ['HTML named jpg', 'a.jpg', () => Buffer.from('<html><script>alert(1)</script>')],
    ['SVG', 'a.svg', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['SVG named png', 'a.png', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['PHP', 'a.php', () => Buffer.from('<?php system($_GET[0]);')],
    ['a picture named pdf', 'a.pdf', () => picture('png')],
    ['a GIF', 'a.gif', () => picture('gif')],
    ['a docx named xlsx', 'a.xlsx', () => makeZip(docxParts)],
    ['a docx with macros', 'a.docx', () => makeZip([...docxParts, { name: 'word/vbaProject.bin' }])],
    ['a plain zip', 'a.zip', () => makeZip([{ name: 'a.txt' }])],
    ['a compound file of another kind', 'a.doc', () => compound('Other')],
    ['binary named txt', 'a.txt', () => Buffer.from([0, 1, 2, 3, 0xff, 0xfe])],
    ['broken JSON', 'a.json', () => Buffer.from('{')],
    ['text without an extension', '文件', () => Buffer.from('张三')],
    ['text named html', 'a.html', () => Buffer.from('张三')],
  ])('UP1: refuses %s', async (_what, name, make) => {
    expect(await detectType(name, await make())).toBeNull();
  });
});

describe('malicious archives', () => {
  it.each([
    ['a bomb by its declared size', [...docxParts, { name: 'big', claimedSize: 4_000_000_000 }]],
    ['a bomb by ratio', [...docxParts, { name: 'big', bytes: Buffer.alloc(10_000), claimedSize: 5_000_000 }]],
    ['overlapping entries', [...docxParts, { name: 'again', offset: 0 }]],
    [
      'too many entries',
      [...docxParts, ...Array.from({ length: 2_000 }, (_, index) => ({ name: `f${index}` }))],
    ],
  ])('refuses %s', async (_what, parts) => {
    expect(await detectType('a.docx', makeZip(parts))).toBeNull();
  });

  it('refuses a truncated archive and one with a prepended file', async () => {
    const sound = makeZip(docxParts);
    expect(await detectType('a.docx', sound.subarray(0, -4))).toBeNull();
    expect(await detectType('a.docx', Buffer.concat([Buffer.from('PK\x03\x04'), sound]))).toBeNull();
  });
});
