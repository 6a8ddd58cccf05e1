import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Combobox } from './combobox.js';
import { ConfirmDialog } from './confirm-dialog.js';
import { Dialog } from './dialog.js';

function Opener({ isClosable = true }: { isClosable?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        改名
      </button>
      <Dialog open={isOpen} title="简历改名" isClosable={isClosable} onClose={() => setOpen(false)}>
        <button type="button">先于字段</button>
        <input aria-label="名称" />
      </Dialog>
    </>
  );
}

describe('a dialog', () => {
  it('focuses its first field, closes on Escape and restores the focus', async () => {
    render(<Opener />);
    const opener = screen.getByRole('button', { name: '改名' });
    await userEvent.click(opener);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('名称')));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('stays open while it is not closable', async () => {
    render(<Opener isClosable={false} />);
    await userEvent.click(screen.getByRole('button', { name: '改名' }));
    await screen.findByRole('dialog', { name: '简历改名' });
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: '简历改名' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '关闭' })).toBeNull();
  });
});

it('Escape closes an open list first, and the dialog around it only afterwards', async () => {
  const onClose = jest.fn();
  render(
    <Dialog open title="登录启程" onClose={onClose}>
      <Combobox
        aria-label="学校"
        value="示例大学"
        onValue={() => undefined}
        options={[{ value: '示例大学', label: '示例大学' }]}
      />
    </Dialog>,
  );
  const school = await screen.findByRole('combobox', { name: '学校' });
  await userEvent.click(school);
  await screen.findByRole('option', { name: '示例大学' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  expect(onClose).not.toHaveBeenCalled();
  expect(school).toHaveProperty('value', '示例大学');
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

/** A list whose rows are removed by a question that they open. */
function Rows() {
  const [rows, setRows] = useState(['甲']);
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <main tabIndex={-1}>
      {rows.map((row) => (
        <button key={row} type="button" onClick={() => setAsked(row)}>
          {`删除${row}`}
        </button>
      ))}
      <ConfirmDialog
        open={asked !== null}
        title="删除？"
        text="不能恢复。"
        confirm="确认删除"
        onConfirm={() => {
          setRows(rows.filter((row) => row !== asked));
          setAsked(null);
        }}
        onClose={() => setAsked(null)}
      />
    </main>
  );
}

it('moves the focus to the page if the control that opened the dialog is gone', async () => {
  render(<Rows />);
  await userEvent.click(screen.getByRole('button', { name: '删除甲' }));
  await userEvent.click(await screen.findByRole('button', { name: '确认删除' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

describe('a question', () => {
  it('focuses Cancel first and is answered once', async () => {
    const onConfirm = jest.fn();
    const question = (isBusy: boolean) => (
      <ConfirmDialog
        open
        title="删除？"
        text="不能恢复。"
        confirm="删除"
        isBusy={isBusy}
        onConfirm={onConfirm}
        onClose={() => undefined}
      />
    );
    const { rerender } = render(question(false));
    const dialog = await screen.findByRole('alertdialog', { name: '删除？', description: '不能恢复。' });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '取消' })));
    await userEvent.click(screen.getByRole('button', { name: '删除' }));
    rerender(question(true));
    await userEvent.click(screen.getByRole('button', { name: '删除' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(dialog.isConnected).toBe(true);
  });

  it('gives Cancel the primary button when cancelling is recommended', async () => {
    render(
      <ConfirmDialog
        open
        isDissuading
        title="结束？"
        text="还没有写完。"
        confirm="仍要结束"
        cancel="继续"
        onConfirm={() => undefined}
        onClose={() => undefined}
      />,
    );
    const back = await screen.findByRole('button', { name: '继续' });
    expect(back.className).toContain('primary');
    expect(screen.getByRole('button', { name: '仍要结束' }).className).not.toContain('primary');
  });
});
