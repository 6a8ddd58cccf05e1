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

describe('an edited line with formats', () => {
  const link = 'https://a.cn';
  const spans = [{ text: '销量增长' }, { text: '30%', bold: true }, { text: '，见' }, { text: '主页', link }];
  const edited = (text: string) =>
    atomsOfLines(text, 'zh', [{ id: 'b', kind: 'bullet', zh: spans }], 'bullet')[0]?.zh;

  it('keeps the format of the text around the change, and gives that of the text before it to the new text', () => {
    expect(edited('销量增长30%以上，见主页')).toEqual([
      { text: '销量增长' },
      { text: '30%以上', bold: true },
      { text: '，见' },
      { text: '主页', link },
    ]);
    expect(edited('季度销量增长30%，见主页')?.[0]).toEqual({ text: '季度销量增长' });
    expect(edited('销量增长，见主页')).toEqual([{ text: '销量增长，见' }, { text: '主页', link }]);
  });

  it('lets a link grow only from inside', () => {
    expect(edited('销量增长30%，见主页。')?.slice(-2)).toEqual([{ text: '主页', link }, { text: '。' }]);
    expect(edited('销量增长30%，见主要页')?.at(-1)).toEqual({ text: '主要页', link });
  });

  it('splits no character of two code units', () => {
    const before: Atom = { id: 'b', kind: 'bullet', zh: [{ text: '好' }, { text: '😀', bold: true }] };
    expect(atomsOfLines('好😁', 'zh', [before], 'bullet')[0]?.zh).toEqual([{ text: '好😁' }]);
  });

  it('is the same statement if only another line changed', () => {
    const before: Atom[] = [{ id: 'b', kind: 'bullet', zh: spans }, ...bullets];
    expect(atomsOfLines('销量增长30%，见主页\n整理台账\n核对票据', 'zh', before, 'bullet')[0]).toBe(
      before[0],
    );
  });
});

it('does not treat a statement with a line break as a plain line', () => {
  expect(arePlainLines(bullets, 'zh')).toBe(true);
  expect(arePlainLines([{ id: 'b', kind: 'bullet', zh: [{ text: '增长', bold: true }] }], 'zh')).toBe(true);
  expect(arePlainLines([{ id: 'b', kind: 'bullet', zh: [{ text: '一行\n两行' }] }], 'zh')).toBe(false);
});
