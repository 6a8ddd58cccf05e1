import { fireEvent, render, screen } from '@testing-library/react';
// Loaded ahead: the first load of the dialog library takes longer than a query waits on a busy machine.
import '@qicheng/ui/confirm-dialog';
import { LazyConfirmDialog } from './lazy-confirm-dialog.js';

const show = (open: boolean, onConfirm = jest.fn()) => (
  <LazyConfirmDialog
    open={open}
    title="删除这份文件？"
    text="删除后无法找回。"
    confirm="删除"
    onConfirm={onConfirm}
    onClose={jest.fn()}
  />
);

it('shows nothing until it is opened, then the question', async () => {
  const onConfirm = jest.fn();
  const { rerender } = render(show(false, onConfirm));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  rerender(show(true, onConfirm));
  fireEvent.click(await screen.findByRole('button', { name: '删除' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});
