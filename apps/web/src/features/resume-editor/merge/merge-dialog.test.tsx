import { emptyDocument } from '@qicheng/resume/defaults';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EditorContent } from '../store/editor-store.js';
import { MergeDialog } from './merge-dialog.js';

const content = (phone: string, hobby?: string): EditorContent => ({
  title: '我的简历',
  document: {
    ...emptyDocument(),
    basics: { phone },
    hobbies: hobby === undefined ? [] : [{ id: 'h', name: { zh: hobby } }],
  },
});
const ancestor = content('1');
const mine = content('2');
const server = content('3', '长跑');

function open() {
  const decided: EditorContent[] = [];
  render(
    <MergeDialog
      open
      mine={mine}
      server={server}
      ancestor={ancestor}
      onDecide={(each) => decided.push(each)}
      onClose={() => undefined}
    />,
  );
  return { decided, user: userEvent.setup() };
}

it('merges what each side changed and lets the person choose where both did', async () => {
  const { decided, user } = open();
  const basics = screen.getByRole('group', { name: /基本信息/ });
  expect(basics.textContent).toContain('两边都改过');
  await user.click(within(basics).getByRole('radio', { name: /服务器的/ }));
  await user.click(screen.getByRole('button', { name: '按上面的选择合并' }));
  expect(decided[0]?.document).toMatchObject({ basics: { phone: '3' }, hobbies: [{ name: { zh: '长跑' } }] });
});

it('keeps one side whole', async () => {
  const { decided, user } = open();
  await user.click(screen.getByRole('button', { name: '全部用本机的' }));
  await user.click(screen.getByRole('button', { name: '全部用服务器的' }));
  expect(decided).toEqual([mine, server]);
});
