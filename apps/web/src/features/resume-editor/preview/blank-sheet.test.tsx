import { emptyDocument } from '@qicheng/resume/defaults';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditorProvider } from '../store/editor-context.js';
import { createEditorStore } from '../store/editor-store.js';
import { showSection } from '../store/section-ops.js';
import { resetView, useView } from '../store/view-state.js';
import { BlankSheet } from './blank-sheet.js';

afterEach(resetView);

function open() {
  const document = { ...emptyDocument(), basics: { name: { zh: '林知远' } } };
  const store = createEditorStore({ title: '我的简历', document });
  render(
    <EditorProvider store={store}>
      <BlankSheet />
    </EditorProvider>,
  );
  return store;
}
const group = () => screen.queryByRole('group', { name: '从这里开始写' });

it('leads from a blank sheet to a new entry of a section, and is gone then', async () => {
  const store = open();
  await userEvent.click(screen.getByRole('button', { name: /^教育背景/ }));
  const [entry, ...others] = store.getContent().document.education;
  expect([useView.getState().section, useView.getState().openItem]).toEqual(['education', entry?.id]);
  expect([others, group()]).toEqual([[], null]);
});

it('leaves out sections that are not printed, and a sheet with words alone', () => {
  const store = open();
  const sections = () => screen.getAllByRole('button').map(({ textContent }) => textContent ?? '');
  expect(sections()).toHaveLength(4);
  act(() => store.edit(showSection('education', false)));
  expect(sections().some((words) => words.startsWith('教育背景'))).toBe(false);
  act(() => store.write(['basics', 'email'], 'lin@example.com'));
  expect(group()).toBeNull();
});
