import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DateInput } from './date-input.js';

it('renders the month grid outside the scrolling pane, so that touch scrolling does not move it', async () => {
  const onChange = jest.fn();
  const { container } = render(
    <DateInput value={undefined} onChange={onChange} name="出生日期" gridYear={2003} />,
  );
  await userEvent.click(screen.getByRole('button', { name: '出生日期：选择月份' }));
  const months = await screen.findByRole('dialog', { name: '选择月份' });
  expect(container.contains(months)).toBe(false);
  fireEvent.pointerDown(container, { pointerType: 'touch' });
  await userEvent.click(screen.getByRole('button', { name: '6 月' }));
  expect(onChange).toHaveBeenCalledWith({ y: 2003, m: 6 });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '选择月份' })).toBeNull());
});

it('shows the date format in an empty input, marked as an example', () => {
  render(<DateInput value={undefined} onChange={jest.fn()} name="结束" format={{ y: 2024, m: 6 }} />);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '结束' }).placeholder).toBe('如 2024.06');
});
