import { emptyDocument } from '@qicheng/resume/defaults';
import { addCustomSection, removeCustomSection } from '@qicheng/resume/ops';
import { placementsOf } from '@qicheng/resume/placements';
import { createEditorStore } from './editor-store.js';
import {
  findCustom,
  headingOf,
  nameSection,
  reorderSections,
  restoreCustomSection,
  showSection,
  startPageWith,
  styleSection,
} from './section-ops.js';
import { translated } from './translation.js';

function open() {
  const store = createEditorStore({ title: '我的简历', document: emptyDocument() });
  const now = () => store.getContent().document;
  const shown = () =>
    placementsOf(now())
      .filter(({ visible }) => visible)
      .map(({ key }) => key);
  return { store, now, shown };
}

describe('section recipes', () => {
  it('puts the visible sections into the order of the rail', () => {
    const { store, shown } = open();
    const keys = [...shown()].reverse();
    store.edit(reorderSections(keys));
    expect(shown()).toEqual(keys);
  });

  it('hides a section without changing its content', () => {
    const { store, shown, now } = open();
    store.write(['education'], [{ id: 'a' }]);
    store.edit(showSection('education', false));
    expect(shown()).not.toContain('education');
    expect(now().education).toHaveLength(1);
  });

  it('renames a section and falls back to the default heading', () => {
    const { store, now } = open();
    store.edit(nameSection('awards', '竞赛获奖'));
    expect(headingOf(now(), 'awards')).toBe('竞赛获奖');
    store.edit(nameSection('awards', ''));
    expect(headingOf(now(), 'awards')).toBe('荣誉奖项');
    expect(now().meta.sections.find(({ key }) => key === 'awards')).not.toHaveProperty('title');
  });

  it('sets a page break and a style for a section and removes both without a trace', () => {
    const { store, now } = open();
    const before = now();
    const placed = () => now().meta.sections.find(({ key }) => key === 'awards');
    store.edit(startPageWith('awards', true));
    store.edit(styleSection('awards', { columns: 2 }));
    store.edit(styleSection('awards', { heading: 'band', columns: undefined }));
    expect(placed()).toMatchObject({ startsPage: true, style: { heading: 'band' } });
    store.edit(styleSection('awards', null));
    store.edit(startPageWith('awards', false));
    expect(now()).toEqual(before);
  });

  it('restores a removed custom section with its content', () => {
    const { store, now, shown } = open();
    store.edit((document) => addCustomSection(document, 'tags', { zh: '关键词' }, () => 'k1'));
    store.write(['custom', 'k1', 'items'], [{ id: 't1', name: { zh: '细致' } }]);
    const custom = findCustom(now(), 'custom:k1')!;
    const position = now().meta.sections.findIndex(({ key }) => key === 'custom:k1');
    store.edit((document) => removeCustomSection(document, 'custom:k1'));
    expect(shown()).not.toContain('custom:k1');
    store.edit(restoreCustomSection(custom, position));
    expect(shown().at(-1)).toBe('custom:k1');
    expect(findCustom(now(), 'custom:k1')).toEqual(custom);
  });
});

describe('translated', () => {
  it('marks the English text stale when the Chinese one changes, and up to date when it is edited', () => {
    const stale = translated({ zh: '甲', en: 'A' }, 'zh', '乙');
    expect(stale).toEqual({ zh: '乙', en: 'A', stale: 'en' });
    expect(translated(stale, 'en', 'B')).toEqual({ zh: '乙', en: 'B' });
    expect(translated({ zh: '甲' }, 'zh', '')).toBeUndefined();
  });
});
