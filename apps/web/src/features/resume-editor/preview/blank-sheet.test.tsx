import { emptyDocument } from '@qicheng/resume/defaults';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditorProvider } from '../store/editor-context.js';
import { createEditorStore } from '../store/editor-store.js';
import { showSection } from '../store/section-ops.js';
import { resetView, useView } from '../store/view-state.js';
import { BlankSheet } from './blank-sheet.js';

afterEach(resetView);

function open(templateCode = 'tem0001') {
  const document = { ...emptyDocument({ templateCode }), basics: { name: { zh: '林知远' } } };
  const store = createEditorStore({ title: '我的简历', document });
  render(
    <EditorProvider store={store}>
      <BlankSheet />
    </EditorProvider>,
  );
  return store;
}
const group = () => screen.queryByRole('group', { name: '从这里开始写' });

it('leads from a blank sheet to a new entry of a section, and is gone with the first words', async () => {
  const store = open();
  const press = () => userEvent.click(screen.getByRole('button', { name: /^教育背景/ }));
  await press();
  const [entry, ...others] = store.getContent().document.education;
  expect([useView.getState().section, useView.getState().openItem]).toEqual(['education', entry?.id]);
  expect(others).toEqual([]);
  act(() => store.write(['education', entry?.id ?? '', 'school', 'name'], { zh: '启明大学' }));
  expect(group()).toBeNull();
});

it.each([
  ['tem0001', '', ''],
  ['tem0002', '35.2381%', ''],
  ['tem0006', '', '33.3333%'],
])('keeps clear of the side column of %s', (templateCode, left, right) => {
  open(templateCode);
  const { style } = group() as HTMLElement;
  const rounded = (share: string) => share && `${Number.parseFloat(share).toFixed(4)}%`;
  expect([rounded(style.left), rounded(style.right)]).toEqual([left, right]);
});

it('leads back to an entry that was begun and left blank', async () => {
  const store = open();
  const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));
  await press(/^教育背景/);
  await press(/^项目经历/);
  await press(/^教育背景/);
  const { education } = store.getContent().document;
  expect(education).toHaveLength(1);
  expect(useView.getState().openItem).toBe(education[0]?.id);
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
