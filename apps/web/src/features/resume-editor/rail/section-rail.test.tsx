import { emptyDocument } from '@qicheng/resume/defaults';
import { SAMPLES } from '@qicheng/resume/samples';
import { useToasts } from '@qicheng/ui/toast';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PropsWithChildren } from 'react';
import { Announcer } from '#src/components/announcer.jsx';
import { EditorProvider } from '../store/editor-context.js';
import { createEditorStore } from '../store/editor-store.js';
import { openSection, resetView, useView } from '../store/view-state.js';
import { SectionRail } from './section-rail.js';

// The drag library listens with an AbortSignal that is not the one of jsdom.
jest.mock('@dnd-kit/react', () => ({ DragDropProvider: ({ children }: PropsWithChildren) => children }));
jest.mock('@dnd-kit/react/sortable', () => ({
  isSortable: () => false,
  useSortable: () => ({ ref: () => undefined, handleRef: () => undefined, isDragging: false }),
}));

function open(document = emptyDocument()) {
  render(
    <EditorProvider store={createEditorStore({ title: '我的简历', document })}>
      <SectionRail />
      <Announcer />
    </EditorProvider>,
  );
  return userEvent.setup();
}
beforeEach(() => resetView());

const focusedName = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
const said = () => screen.getAllByRole('status').at(-1)?.textContent;

it('is the tab stop of one row, the open one at first; arrow keys move between the names', async () => {
  const user = open();
  await user.tab();
  expect(focusedName()).toBe('基本信息');
  await user.tab();
  expect(focusedName()).toBe('添加模块');
  act(() => openSection('internships'));
  await user.tab({ shift: true });
  expect(focusedName()).toBe('暂不显示“实习经历”');
  await user.tab({ shift: true });
  await user.tab({ shift: true });
  await user.tab({ shift: true });
  expect(focusedName()).toBe('实习经历');
  await user.keyboard('{ArrowUp}');
  expect(focusedName()).not.toBe('实习经历');
  await user.keyboard('{ArrowDown}{ArrowUp}');
  const row = focusedName();
  await user.tab({ shift: true });
  expect(focusedName()).toBe(`拖动“${row}”`);
});

it('says where a moved section is, and keeps the focus in a row that has become the first', async () => {
  const user = open();
  const [, second] = screen.getAllByRole('button', { name: /^上移/ });
  const name = second?.getAttribute('aria-label')?.slice(3, -1);
  second?.focus();
  await user.keyboard('{Enter}');
  const { length } = screen.getAllByRole('button', { name: /^上移/ });
  expect(said()).toBe(`“${name}”移到第 1 位，共 ${length} 个`);
  expect(focusedName()).toBe(`下移“${name}”`);
});

it('a section taken off the list leaves a notice with undo, the focus on the next one and a marked chip', async () => {
  useToasts.setState({ toasts: [] });
  const user = open(SAMPLES.computerScience());
  act(() => openSection('projects'));
  const hide = screen.getByRole('button', { name: '暂不显示“项目经历”' });
  const next = hide.closest('li')!.nextElementSibling!.querySelector('[title]')!;
  hide.focus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('button', { name: '项目经历' })).toBeNull();
  expect(document.activeElement).toBe(next);
  expect(useView.getState().section).toBe('basics');
  const [toast] = useToasts.getState().toasts;
  expect(toast).toMatchObject({
    text: '“项目经历”不再显示在简历上，内容已保留',
    action: { label: '撤销' },
  });

  await user.click(screen.getByRole('button', { name: '添加模块' }));
  screen.getByRole('button', { name: /项目经历\s*已有内容/ });
  expect(screen.getByRole('button', { name: '工作经历' }).textContent).toBe('工作经历');
  act(() => toast!.action!.run());
  expect(await screen.findByRole('button', { name: '项目经历' })).toBeTruthy();
});
