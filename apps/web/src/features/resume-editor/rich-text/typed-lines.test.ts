import type { Atom } from '@qicheng/resume/document';
import { arePlainLines, atomsOfLines, linesOf } from './typed-lines.js';

const bullets: Atom[] = [
  { id: 'a1', kind: 'bullet', zh: [{ text: '整理台账' }], en: [{ text: 'Kept the ledger' }] },
  { id: 'a2', kind: 'numbered', zh: [{ text: '核对发票' }] },
];

describe('atomsOfLines', () => {
  it('creates a statement per line typed into an empty field', () => {
    const atoms = atomsOfLines('整理台账\n核对发票', 'zh', [], 'bullet');
    expect(atoms).toEqual([
      { id: expect.any(String), kind: 'bullet', zh: [{ text: '整理台账' }] },
      { id: expect.any(String), kind: 'bullet', zh: [{ text: '核对发票' }] },
    ]);
    expect(linesOf(atoms, 'zh')).toBe('整理台账\n核对发票');
  });

  it('keeps the statements of unchanged lines before and after a new one', () => {
    const atoms = atomsOfLines('整理台账\n编制报表\n核对发票', 'zh', bullets, 'bullet');
    expect(atoms[0]).toBe(bullets[0]);
    expect(atoms[1]).toMatchObject({ kind: 'bullet', zh: [{ text: '编制报表' }] });
    expect(atoms[2]).toBe(bullets[1]);
  });

  it('keeps the other language of a changed line, and marks it stale', () => {
    const [first, second] = atomsOfLines('整理全部台账\n核对发票', 'zh', bullets, 'bullet');
    expect(first).toEqual({ ...bullets[0], zh: [{ text: '整理全部台账' }], stale: 'en' });
    expect(second).toBe(bullets[1]);
  });

  it('returns no statements for an emptied field', () => {
    expect(atomsOfLines('', 'zh', [bullets[1]!], 'bullet')).toEqual([]);
  });

  it('reuses no statement twice for equal lines', () => {
    const atoms = atomsOfLines('核对发票\n核对发票', 'zh', [bullets[1]!], 'bullet');
    expect(new Set(atoms.map(({ id }) => id)).size).toBe(2);
  });
});

it('does not treat statements with formatting or links as plain lines', () => {
  expect(arePlainLines(bullets, 'zh')).toBe(true);
  expect(arePlainLines([{ id: 'b', kind: 'bullet', zh: [{ text: '增长', bold: true }] }], 'zh')).toBe(false);
  expect(
    arePlainLines([{ id: 'b', kind: 'bullet', zh: [{ text: '主页', link: 'https://a.cn' }] }], 'zh'),
  ).toBe(false);
});
