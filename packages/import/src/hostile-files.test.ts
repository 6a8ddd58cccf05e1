import { createServer } from 'node:net';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { timeLimit } from '@qicheng/testing/open-database';
import { strToU8, zipSync } from 'fflate';
import { importFile } from './import-file.js';
import { IsolatedImporter } from './isolated/isolated-importer.js';

const docx = (document: string, more: Record<string, Uint8Array> = {}) =>
  zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': strToU8(document), ...more });
const read = (bytes: Uint8Array, name = 'x.docx') => importFile({ bytes, name });

describe('hostile files', () => {
  it('UP3: rejects a zip bomb within two seconds, whatever size it declares', async () => {
    const bomb = zipSync({ 'word/document.xml': new Uint8Array(80_000_000) }, { level: 9 });
    const lying = Buffer.from(bomb);
    lying.writeUInt32LE(1_000, lying.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 24);
    const startedAt = performance.now();
    for (const bytes of [bomb, lying])
      await expect(read(bytes)).rejects.toMatchObject({ errorCode: 'tooComplex' });
    expect(performance.now() - startedAt).toBeLessThan(timeLimit(4_000));
  });

  it('UP4: rejects an Office file that declares entities', async () => {
    const evil = '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><w:document>&x;</w:document>';
    await expect(read(docx(evil))).rejects.toMatchObject({ errorCode: 'unreadable' });
  });

  it.each([
    ['a cut PDF', Buffer.from('%PDF-1.7\n1 0 obj <<')],
    ['a cut zip', zipSync({ a: strToU8('x') }).subarray(0, 20)],
    ['noise behind a PDF head', Buffer.concat([Buffer.from('%PDF-1.4'), deflateRawSync('x'.repeat(9_999))])],
    ['an empty compound file', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2_000)])],
  ])('UP6: %s fails and yields no person', async (_name, bytes) => {
    await expect(read(bytes)).rejects.toThrow();
  });

  it('UP10: counts pixels before decoding anything', async () => {
    const head = Buffer.from('89504e470d0a1a0a0000000d494844520000c3500000c3500802000000', 'hex');
    await expect(read(Buffer.concat([head, Buffer.alloc(40)]), 'x.png')).rejects.toThrow();
  });
});

const FLAGS = [
  '--no-warnings',
  '--conditions=@qicheng/source',
  '--import',
  path.resolve(__dirname, '../test/typescript-hooks.mjs'),
];
const entry = path.resolve(__dirname, 'isolated/child.ts');

describe('the isolated process', () => {
  it('reads a file and reports progress', async () => {
    const importer = new IsolatedImporter({ entry, nodeFlags: FLAGS });
    const stages: string[] = [];
    const bytes = Buffer.from('姓名：张三\n电话：13800138000\n邮箱：a@example.com\n求职意向：会计');
    const { title } = await importer.run({ bytes, name: 'x.txt' }, ({ stage }) => stages.push(stage));
    expect(title).toBe('张三的简历');
    expect(stages).toContain('placing');
  });

  it('UP5: never connects to the links of a file', async () => {
    let hits = 0;
    const stub = createServer((socket) => {
      hits += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => stub.listen(0, '127.0.0.1', resolve));
    const { port } = stub.address() as { port: number };
    const link = `http://127.0.0.1:${port}/x.png`;
    const relations = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" TargetMode="External" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="${link}"/></Relationships>`;
    const file = docx(
      `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>姓名：张三 ${link}</w:t></w:r></w:p></w:body></w:document>`,
      { 'word/_rels/document.xml.rels': strToU8(relations) },
    );
    const importer = new IsolatedImporter({ entry, nodeFlags: FLAGS });
    await importer.run({ bytes: file, name: 'x.docx' }).catch(() => undefined);
    await new Promise((resolve) => stub.close(resolve));
    expect(hits).toBe(0);
  });

  it.each([
    ['its memory', { residentBytes: 1_000_000, wallMs: 60_000, cpuMs: 60_000 }, 'tooComplex'],
    ['its time', { residentBytes: 2 ** 40, wallMs: 150, cpuMs: 60_000 }, 'timedOut'],
    ['its processor time', { residentBytes: 2 ** 40, wallMs: 60_000, cpuMs: 50 }, 'timedOut'],
  ])('UP6: is killed when it exceeds %s, and the next file is read', async (_limit, reading, errorCode) => {
    const importer = new IsolatedImporter({ entry, nodeFlags: FLAGS, reading });
    await expect(importer.run({ bytes: Buffer.from('x'.repeat(100)), name: 'x.txt' })).rejects.toMatchObject({
      errorCode,
    });
  });
});
