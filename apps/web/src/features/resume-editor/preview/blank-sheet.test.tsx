import { emptyDocument } from '@qicheng/resume/defaults';
import type { ResumeDocument } from '@qicheng/resume/document';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PropsWithChildren } from 'react';
import { SectionForm } from '../form/section-form.js';
import { EditorProvider } from '../store/editor-context.js';
import { createEditorStore } from '../store/editor-store.js';
import { showSection } from '../store/section-ops.js';
import { openSection, resetView, useView } from '../store/view-state.js';
import { BlankSheet } from './blank-sheet.js';

// The drag library listens with an AbortSignal that is not the one of jsdom.
jest.mock('@dnd-kit/react', () => ({ DragDropProvider: ({ children }: PropsWithChildren) => children }));
jest.mock('@dnd-kit/react/sortable', () => ({
  useSortable: () => ({ ref: () => undefined, handleRef: () => undefined, isDragging: false }),
}));

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
const SECTIONS = [
  '求职意向',
  '教育背景',
  '实习经历',
  '项目经历',
  '校园经历',
  '荣誉奖项',
  '专业技能',
  '自我评价',
];
const offered = () =>
  screen.queryAllByRole('button').map((button) => button.querySelector('strong')?.textContent);
const group = () => screen.queryByRole('group', { name: '从这里开始写' });

it('starts a new entry of a section from a blank sheet, and is no longer offered with its first text', async () => {
  const store = open();
  const press = () => userEvent.click(screen.getByRole('button', { name: /^教育背景/ }));
  await press();
  const [entry, ...others] = store.getContent().document.education;
  expect([useView.getState().section, useView.getState().openItem]).toEqual(['education', entry?.id]);
  expect(others).toEqual([]);
  act(() => store.write(['education', entry?.id ?? '', 'school', 'name'], { zh: '启明大学' }));
  expect(offered()).toEqual(SECTIONS.filter((name) => name !== '教育背景'));
});

it('offers the name and contacts while there is no name, and every section', () => {
  open('tem0001', {});
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent ?? '');
  expect(names[0]).toBe('姓名电话 · 邮箱 · 一句话介绍');
  for (const section of ['求职意向', '荣誉奖项', '专业技能', '自我评价'])
    expect(names.some((name) => name.startsWith(section))).toBe(true);
});

it('opens the form of 自我评价, which has no entries', async () => {
  const store = open();
  const before = store.getContent().document;
  await userEvent.click(screen.getByRole('button', { name: /^自我评价/ }));
  expect(useView.getState().section).toBe('selfEvaluation');
  expect(store.getContent().document).toBe(before);
});

describe('typing after a press', () => {
  beforeAll(() => {
    // jsdom has neither.
    Element.prototype.scrollIntoView = () => undefined;
    Object.assign(globalThis, { CSS: { escape: (text: string) => text } });
  });

  it.each([
    ['姓名', 'basics'],
    ['求职意向', 'intention'],
    ['教育背景', 'education'],
    ['实习经历', 'internships'],
    ['项目经历', 'projects'],
    ['校园经历', 'campus'],
    ['荣誉奖项', 'awards'],
    ['专业技能', 'skills'],
    ['兴趣爱好', 'hobbies'],
  ] as const)('is written into the first field of %s', async (name, key) => {
    const document = emptyDocument({ templateCode: 'tem0001' });
    const store = createEditorStore({ title: '我的简历', document });
    if (key === 'hobbies') store.edit(showSection('selfEvaluation', false));
    if (key === 'hobbies') store.edit(showSection('hobbies', true));
    openSection('coverLetters');
    render(
      <QueryClientProvider client={new QueryClient()}>
        <EditorProvider store={store}>
          <BlankSheet />
          <div id="pane-edit">
            <SectionForm />
          </div>
        </EditorProvider>
      </QueryClientProvider>,
    );
    const place = () => screen.getAllByRole('button').find(({ textContent }) => textContent.startsWith(name));
    const user = userEvent.setup();
    await user.click(place() as HTMLElement);
    await waitFor(() => expect(globalThis.document.activeElement?.tagName).toBe('INPUT'));
    await user.keyboard('甲乙丙');
    await user.tab();
    expect(JSON.stringify(store.getContent().document[key])).toContain('甲乙丙');
  });
});

it.each([
  ['tem0001', '7.1429%', '7.1429%'],
  ['tem0002', '35.2381%', '6.1905%'],
  ['tem0006', '6.6667%', '33.3333%'],
])('is aligned with the text of %s, and does not overlap its side column', (templateCode, left, right) => {
  open(templateCode);
  const { style } = group() as HTMLElement;
  const rounded = (share: string) => share && `${Number.parseFloat(share).toFixed(4)}%`;
  expect([rounded(style.paddingLeft), rounded(style.paddingRight)]).toEqual([left, right]);
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

it('stays until every section is written or hidden', () => {
  const store = open('tem0001', {});
  const first = () => screen.getAllByRole('button')[0]?.textContent;
  act(() => store.write(['basics', 'email'], 'lin@example.com'));
  expect(first()).toMatch(/^求职意向/);
  act(() => store.write(['basics', 'name'], { zh: '林知远' }));
  act(() => store.write(['basics', 'phone'], '13800000001'));
  expect(first()).toMatch(/^求职意向/);
  act(() => store.write(['selfEvaluation'], [{ id: 's1', kind: 'paragraph', zh: [{ text: '做事细致' }] }]));
  expect(offered()).toEqual(SECTIONS.filter((name) => name !== '自我评价'));
  act(() => store.write(['intention', 'positions'], [{ name: { zh: '内容运营' } }]));
  for (const key of ['education', 'internships', 'projects', 'campus', 'awards'] as const)
    act(() => store.edit(showSection(key, false)));
  expect(offered()).toEqual(['专业技能']);
  act(() => store.edit(showSection('skills', false)));
  expect(group()).toBeNull();
});
