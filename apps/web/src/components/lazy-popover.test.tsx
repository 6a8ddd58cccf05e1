import { fireEvent, render, screen } from '@testing-library/react';
// Loaded ahead: the first load of the panel library takes longer than a query waits on a busy machine.
import '@qicheng/ui/popover';
import { useState } from 'react';
import { LazyPopover } from './lazy-popover.js';

function Example() {
  const [isOpen, setOpen] = useState(false);
  return (
    <LazyPopover
      open={isOpen}
      onOpenChange={setOpen}
      label="选择月份"
      trigger={<button type="button">月份</button>}
    >
      <button type="button" onClick={() => setOpen(false)}>
        三月
      </button>
    </LazyPopover>
  );
}

it('opens with the first press, and again after it was closed', async () => {
  render(<Example />);
  const button = screen.getByRole('button', { name: '月份' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(button);
  fireEvent.click(await screen.findByRole('button', { name: '三月' }));
  fireEvent.click(await screen.findByRole('button', { name: '月份' }));
  expect(await screen.findByRole('button', { name: '三月' })).toBeDefined();
});
