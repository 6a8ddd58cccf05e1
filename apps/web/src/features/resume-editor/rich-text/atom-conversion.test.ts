import type { Atom } from '@qicheng/resume/document';
import type { JSONContent } from '@tiptap/core';
import { atomsOf, docOf } from './atom-conversion.js';

const atoms: Atom[] = [
  {
    id: 'a1',
    kind: 'bullet',
    zh: [{ text: '负责' }, { text: '增长', bold: true }],
    en: [{ text: 'Growth' }],
    metrics: [{ name: '日活' }],
  },
  { id: 'a2', kind: 'numbered', zh: [{ text: '主页', link: 'https://example.com', underline: true }] },
];

const line = (doc: JSONContent, index: number) => doc.content![index]!;

describe('docOf and atomsOf', () => {
  it('round-trip without a change: the same atoms, the same objects', () => {
    const after = atomsOf(docOf(atoms, 'zh', 'bullet'), 'zh', atoms);
    expect(after).toHaveLength(2);
    after.forEach((atom, index) => expect(atom).toBe(atoms[index]));
  });

  it('keep the id, metrics and other language of a changed statement, and mark it stale', () => {
    const doc = docOf(atoms, 'zh', 'bullet');
    line(doc, 0).content = [{ type: 'text', text: '主导增长' }];
    const [first, second] = atomsOf(doc, 'zh', atoms);
    expect(first).toEqual({ ...atoms[0], zh: [{ text: '主导增长' }], stale: 'en' });
    expect(second).toBe(atoms[1]);
  });

  it('mark a translation as up to date once it is edited', () => {
    const stale: Atom[] = [{ ...atoms[0]!, stale: 'en' }];
    const doc = docOf(stale, 'en', 'bullet');
    line(doc, 0).content = [{ type: 'text', text: 'Led growth' }];
    expect(atomsOf(doc, 'en', stale)[0]).not.toHaveProperty('stale');
  });

  it('provide an empty line to type on, which yields no statement', () => {
    const doc = docOf([], 'zh', 'bullet');
    expect(line(doc, 0).attrs).toMatchObject({ kind: 'bullet' });
    expect(atomsOf(doc, 'zh', [])).toEqual([]);
  });
});
