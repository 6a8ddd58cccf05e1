import { emptyDocument } from '@qicheng/resume/defaults';
import { editLanguage } from './edited-language.js';
import { createEditorStore } from './editor-store.js';

const opened = () => createEditorStore({ title: '我的简历', document: emptyDocument() });

it('a look at the other language is not an undo step and keeps what can be redone', () => {
  const store = opened();
  store.write(['basics', 'phone'], '138');
  store.write(['basics', 'email'], 'a@example.com');
  store.undo();
  editLanguage(store, 'en');
  expect(store.getContent().document.meta.lang).toBe('en');
  editLanguage(store, 'zh');
  expect(store.getSteps()).toEqual({ undo: 1, redo: 1 });
  store.undo();
  expect(store.getContent().document.basics).not.toHaveProperty('phone');
  expect(store.getContent().document.meta.lang).toBe('zh');
});

it('undoing a change returns to the language in which it was made', () => {
  const store = opened();
  editLanguage(store, 'en');
  store.write(['basics', 'headline'], { en: 'Engineer' });
  editLanguage(store, 'zh');
  store.undo();
  expect(store.getContent().document.basics).not.toHaveProperty('headline');
  expect(store.getContent().document.meta.lang).toBe('en');
});
