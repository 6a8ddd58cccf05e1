import { isAiText } from '@qicheng/resume/ai-text';
import { emptyDocument } from '@qicheng/resume/defaults';
import type { Atom } from '@qicheng/resume/document';
import { createEditorStore } from './editor-store.js';
import { writeStatements } from './editor-context.js';

const atom = (text: string): Atom => ({ id: 'a', kind: 'bullet', zh: [{ text }] });
const span = { atomId: 'a', lang: 'zh', start: 0, end: 4, source: 'aiSuggested' } as const;

function open() {
  const document = { ...emptyDocument(), selfEvaluation: [atom('撰写推文')] };
  document.meta = { ...document.meta, authorship: [span] };
  const store = createEditorStore({ title: '', document });
  const write = (text: string) =>
    store.edit(writeStatements(['selfEvaluation'], [atom(text)]), 'selfEvaluation');
  return { store, write, spans: () => store.getContent().document.meta.authorship };
}

it('AI marks move with their text and are removed with it', () => {
  const { store, write, spans } = open();
  write('我撰写推文');
  expect(spans()).toEqual([{ ...span, start: 1, end: 5 }]);
  write('我撰写短推文');
  expect(spans()).toEqual([{ ...span, start: 1, end: 6, source: 'aiEdited' }]);
  write('组织讲座');
  expect(spans()).toBeUndefined();
  store.undo();
  expect(isAiText(store.getContent().document, 'a', 'zh')).toBe(true);
});
