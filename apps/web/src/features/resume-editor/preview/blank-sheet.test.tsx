import { emptyDocument } from '@qicheng/resume/defaults';
import type { ResumeDocument } from '@qicheng/resume/document';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditorProvider } from '../store/editor-context.js';
import { createEditorStore } from '../store/editor-store.js';
import { showSection } from '../store/section-ops.js';
import { resetView, useView } from '../store/view-state.js';
import { BlankSheet } from './blank-sheet.js';

afterEach(resetView);

function open(templateCode = 'tem0001', basics: ResumeDocument['basics'] = { name: { zh: '林知远' } }) {
  const document = { ...emptyDocument({ templateCode }), basics };
  const store = createEditorStore({ title: '我的简历', document });
  render(
    <EditorProvider store={store}>
      <BlankSheet />
    </EditorProvider>,
  );
  return store;
}
const group = () => screen.queryByRole('group', { name: '从这里开始写' });

it('starts a new entry of a section from a blank sheet, and disappears with the first text', async () => {
  const store = open();
  const press = () => userEvent.click(screen.getByRole('button', { name: /^教育背景/ }));
  await press();
  const [entry, ...others] = store.getContent().document.education;
  expect([useView.getState().section, useView.getState().openItem]).toEqual(['education', entry?.id]);
  expect(others).toEqual([]);
  act(() => store.write(['education', entry?.id ?? '', 'school', 'name'], { zh: '启明大学' }));
  expect(group()).toBeNull();
});

it('offers the name and contacts while there is no name, and every section', () => {
  open('tem0001', {});
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent ?? '');
  expect(names[0]).toBe('姓名电话 · 邮箱 · 一句话介绍');
  for (const section of ['求职意向', '荣誉奖项', '专业技能', '自我评价'])
    expect(names.some((name) => name.startsWith(section))).toBe(true);
});

it.each(['求职意向', '自我评价'])('opens the form of %s, which has no entries', async (name) => {
  const store = open();
  const before = store.getContent().document;
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
  expect(['intention', 'selfEvaluation']).toContain(useView.getState().section);
  expect(store.getContent().document).toBe(before);
});

it.each([
  ['tem0001', '7.1429%', '7.1429%'],
  ['tem0002', '35.2381%', '6.1905%'],
  ['tem0006', '6.6667%', '33.3333%'],
])('is aligned with the text of %s, and does not overlap its side column', (templateCode, left, right) => {
  open(templateCode);
  const { style } = group() as HTMLElement;
  const rounded = (share: string) => share && `${Number.parseFloat(share).toFixed(4)}%`;
  expect([rounded(style.left), rounded(style.right)]).toEqual([left, right]);
});

it('reopens an entry that was left blank', async () => {
  const store = open();
  const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));
  await press(/^教育背景/);
  await press(/^项目经历/);
  await press(/^教育背景/);
  const { education } = store.getContent().document;
  expect(education).toHaveLength(1);
  expect(useView.getState().openItem).toBe(education[0]?.id);
});

it('omits sections that are not printed', () => {
  const store = open();
  const sections = () => screen.getAllByRole('button').map(({ textContent }) => textContent ?? '');
  expect(sections()).toHaveLength(8);
  act(() => store.edit(showSection('education', false)));
  expect(sections().some((words) => words.startsWith('教育背景'))).toBe(false);
});

it('stays while only name and contacts are written, and disappears with the first text of a section', () => {
  const store = open('tem0001', {});
  const first = () => screen.getAllByRole('button')[0]?.textContent;
  act(() => store.write(['basics', 'email'], 'lin@example.com'));
  expect(first()).toMatch(/^求职意向/);
  act(() => store.write(['basics', 'name'], { zh: '林知远' }));
  act(() => store.write(['basics', 'phone'], '13800000001'));
  expect(first()).toMatch(/^求职意向/);
  act(() => store.write(['selfEvaluation'], [{ id: 's1', kind: 'paragraph', zh: [{ text: '做事细致' }] }]));
  expect(group()).toBeNull();
});
