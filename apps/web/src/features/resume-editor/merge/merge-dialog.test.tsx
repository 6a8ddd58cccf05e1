import { emptyDocument } from '@qicheng/resume/defaults';
import type { Atom } from '@qicheng/resume/document';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EditorContent } from '../store/editor-store.js';
import { MergeDialog } from './merge-dialog.js';

const atom = (id: string, text: string): Atom => ({ id, kind: 'bullet', zh: [{ text }] });
const content = (phone: string, first: string, ...others: Atom[]): EditorContent => ({
  title: '我的简历',
  document: {
    ...emptyDocument(),
    basics: { phone },
    internships: [{ id: 'j', company: { zh: '启程科技' }, highlights: [atom('a', first), ...others] }],
  },
});
const ancestor = content('1', '负责增长');
const mine = content('2', '负责用户增长', atom('m', '我加的'));
const server = content('3', '负责活动增长', atom('t', '对方加的'));

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
  const decide = async () => {
    await user.click(screen.getByRole('button', { name: '按上面的选择合并' }));
    const { basics, internships } = decided.at(-1)!.document;
    return [basics.phone, ...(internships[0]?.highlights ?? []).map(({ zh }) => zh?.[0]?.text)];
  };
  const user = userEvent.setup();
  return { decide, user };
}

it('asks only about conflicts, and keeps mine by default', async () => {
  const { decide } = open();
  expect(screen.getAllByRole('group')).toHaveLength(2);
  expect(await decide()).toEqual(['2', '负责用户增长', '我加的', '对方加的']);
});

it('takes theirs for one conflict and keeps both statements of another', async () => {
  const { decide, user } = open();
  const phone = screen.getByRole('group', { name: '基本信息 · 电话' });
  await user.click(within(phone).getByRole('radio', { name: /改用对方的/ }));
  expect(within(phone).queryByRole('radio', { name: '两者都留' })).toBeNull();
  const statement = screen.getByRole('group', { name: '实习经历 · 启程科技 · 工作内容 · 第 1 条' });
  await user.click(within(statement).getByRole('radio', { name: '两者都留' }));
  expect(await decide()).toEqual(['3', '负责用户增长', '负责活动增长', '我加的', '对方加的']);
});

it('takes one side for every conflict', async () => {
  const { decide, user } = open();
  await user.click(screen.getByRole('button', { name: '全选对方的' }));
  expect(await decide()).toEqual(['3', '负责活动增长', '我加的', '对方加的']);
});
