import { withMetadata } from './pdf-metadata.js';

const INFO = "1 0 obj\n<</Title (old)\n/CreationDate (D:20260101000000+00'00')>>\nendobj\n";
const FILE = `%PDF-1.4\n${INFO}xref\n0 2\n0000000000 65535 f \n0000000009 00000 n \ntrailer\n<</Size 2\n/Root 1 0 R\n/Info 1 0 R>>\nstartxref\n${9 + INFO.length}\n%%EOF\n`;

describe('withMetadata', () => {
  it('appends a new information dictionary and leaves the file before it as it was', () => {
    const updated = withMetadata(Buffer.from(FILE, 'latin1'), { title: '简历', author: '龑' }).toString(
      'latin1',
    );
    expect(updated.startsWith(FILE)).toBe(true);
    expect(updated).toContain('/Title <FEFF7B805386>');
    expect(updated).toContain('/Author <FEFF9F91>');
    expect(updated).toContain("/CreationDate (D:20260101000000+00'00')");
    const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(updated)?.[1]);
    expect(updated.slice(table, table + 9)).toBe('xref\n1 1\n');
    const offset = Number(updated.slice(table + 9, table + 19));
    expect(updated.slice(offset, offset + 7)).toBe('1 0 obj');
    expect(updated.slice(table)).toContain(`/Prev ${9 + INFO.length}`);
  });

  it('returns a file that it does not understand unchanged', () => {
    const strange = Buffer.from('%PDF-1.7 with a cross-reference stream');
    expect(withMetadata(strange, { title: 'a', author: 'b' })).toBe(strange);
  });
});
