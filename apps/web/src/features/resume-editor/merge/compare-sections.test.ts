import { emptyDocument } from '@qicheng/resume/defaults';
import type { ResumeDocument } from '@qicheng/resume/document';
import type { EditorContent } from '../store/editor-store.js';
import { compareSections, mergeSections } from './compare-sections.js';
import { differingWords } from './plain-words.js';

const content = (parts: Partial<ResumeDocument> = {}, title = '我的简历'): EditorContent => ({
  title,
  document: { ...emptyDocument(), ...parts },
});

const ancestor = content({ basics: { phone: '13800000001' } });
const mine = content({ basics: { phone: '13800000002' }, hobbies: [{ id: 'h', name: { zh: '长跑' } }] });
const server = content(
  { basics: { phone: '13800000003' }, skills: [{ id: 's', name: { zh: 'SQL' } }] },
  '投递版',
);

describe('compareSections', () => {
  it('names the parts that differ and suggests the side that changed', () => {
    const parts = compareSections(mine, server, ancestor).map(({ key, suggested, isContested }) => ({
      key,
      suggested,
      isContested,
    }));
    expect(parts).toEqual([
      { key: 'title', suggested: 'server', isContested: false },
      { key: 'basics', suggested: 'mine', isContested: true },
      { key: 'skills', suggested: 'server', isContested: false },
      { key: 'hobbies', suggested: 'mine', isContested: false },
    ]);
  });

  it('finds nothing in equal copies', () => {
    expect(compareSections(mine, structuredClone(mine), ancestor)).toEqual([]);
  });
});

describe('mergeSections', () => {
  it('takes each part from the chosen side', () => {
    const merged = mergeSections(mine, server, {
      title: 'server',
      basics: 'mine',
      skills: 'server',
      hobbies: 'mine',
    });
    expect(merged.title).toBe('投递版');
    expect(merged.document.basics.phone).toBe('13800000002');
    expect(merged.document.skills).toEqual(server.document.skills);
    expect(merged.document.hobbies).toEqual(mine.document.hobbies);
  });
});

describe('differingWords', () => {
  it('shows what one side says and the other does not', () => {
    expect(differingWords(mine, server, 'basics')).toBe('13800000002');
    expect(differingWords(server, mine, 'skills')).toBe('SQL');
    expect(differingWords(mine, server, 'skills')).toBe('');
  });
});
