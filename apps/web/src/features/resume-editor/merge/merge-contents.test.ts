import { emptyDocument } from '@qicheng/resume/defaults';
import type { ResumeDocument } from '@qicheng/resume/document';
import type { EditorContent } from '../store/editor-store.js';
import { describeConflicts } from './merge-dialog.js';
import { mergeContents, rebaseContent } from './merge-contents.js';

const content = (parts: Partial<ResumeDocument> = {}, title = '我的简历'): EditorContent => ({
  title,
  document: { ...emptyDocument(), ...parts },
});
const hobbies = (...ids: string[]) => ({ hobbies: ids.map((id) => ({ id, name: { zh: id } })) });
const base = content(hobbies('a', 'b', 'c'));

it('merges a title of one side and a document of the other', () => {
  const { content: merged, conflicts } = mergeContents(
    base,
    content(hobbies('a', 'b', 'c'), '投递版'),
    content({ ...hobbies('a', 'b', 'c'), basics: { phone: '1' } }),
  );
  expect(conflicts).toEqual([]);
  expect([merged.title, merged.document.basics.phone]).toEqual(['投递版', '1']);
});

it('describes every kind of conflict in words', () => {
  const mine = content(hobbies('c', 'a', 'b'), '甲');
  const theirs = content(
    {
      hobbies: [
        { id: 'b', name: { zh: 'b' } },
        { id: 'a', name: { zh: '跑步' } },
        { id: 'c', name: { zh: 'c' } },
      ],
    },
    '乙',
  );
  expect(describeConflicts(base, mine, theirs)).toMatchObject([
    { key: 'title', label: '简历名称', mine: '甲', theirs: '乙' },
    { label: '兴趣爱好 · 顺序', kind: 'order', mine: 'c、跑步、b', theirs: 'b、跑步、c' },
  ]);
  const removed = content(hobbies('b', 'c'));
  expect(describeConflicts(base, removed, theirs)[0]).toMatchObject({
    label: '兴趣爱好 · 跑步',
    kind: 'removal',
    mine: null,
    theirs: '跑步',
  });
});

it('rebases an earlier state onto changes from elsewhere', () => {
  const theirs = content({ ...hobbies('a', 'b', 'c'), basics: { phone: '1' } }, '乙');
  const former = content({ ...hobbies('a'), basics: { email: 'a@example.com' } });
  expect(rebaseContent(base, theirs)(former)).toEqual({
    title: '乙',
    document: { ...former.document, basics: { email: 'a@example.com', phone: '1' } },
  });
});
