import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DayInput } from './day-input.js';

const values: string[] = [];
beforeEach(() => values.splice(0));

function Field({ start = '', max }: { start?: string; max?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <label htmlFor="day">截止日</label>
      <DayInput
        ids={{ id: 'day' }}
        name="截止日"
        value={value}
        {...(max === undefined ? {} : { max })}
        onValue={(day) => {
          values.push(day);
          setValue(day);
        }}
      />
    </>
  );
}
const box = () => screen.getByLabelText<HTMLInputElement>('截止日');

it.each(['2026.12.1', '2026-12-01', '2026年12月1日', '20261201'])('reads %s', async (typed) => {
  render(<Field />);
  await userEvent.type(box(), typed);
  await userEvent.tab();
  expect([values.at(-1), box().value]).toEqual(['2026-12-01', '2026.12.01']);
});

it('keeps a text that is no day, so that its form can say so', async () => {
  render(<Field start="2026-12-01" />);
  await userEvent.clear(box());
  await userEvent.type(box(), '下周五');
  await userEvent.tab();
  expect([values.at(-1), box().value]).toEqual(['下周五', '下周五']);
});

it('leaves an unchanged day alone', async () => {
  render(<Field start="2026-12-01" />);
  await userEvent.click(box());
  await userEvent.tab();
  expect(values).toEqual([]);
});

it('picks a day of another month from the calendar, by keyboard, up to the last allowed one', async () => {
  render(<Field start="2026-11-28" max="2026-12-02" />);
  await userEvent.click(screen.getByRole('button', { name: '截止日：选择日期' }));
  expect((await screen.findByRole('button', { name: '11 月 28 日' })).getAttribute('aria-pressed')).toBe(
    'true',
  );
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '11 月 28 日' })),
  );
  await userEvent.click(screen.getByRole('button', { name: '下个月' }));
  expect(screen.getByText('2026 年 12 月').isConnected).toBe(true);
  expect(screen.getByRole('button', { name: '12 月 3 日' })).toHaveProperty('disabled', true);
  // 1 December 2026 is a Tuesday.
  expect(screen.getByRole('button', { name: '12 月 1 日' }).style.gridColumnStart).toBe('2');
  screen.getByRole('button', { name: '12 月 1 日' }).focus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect([values, box().value]).toEqual([['2026-12-02'], '2026.12.02']);
});
