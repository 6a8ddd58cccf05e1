import { calendarFile } from '@qicheng/analysis/application-calendar';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { PlanCalendar, planEvents, weekAt } from './plan-calendar.js';

const week = (number: number, from: string, to: string, phase = '基础') => ({
  ...{ week: number, from, to, phase, hours: 30 },
  items: [{ subject: '数学', hours: 30, task: `第 ${number} 章` }],
});
const weeks = [
  week(1, '2026-11-25', '2026-12-01'),
  week(2, '2026-12-02', '2026-12-08'),
  week(3, '2026-12-09', '2026-12-15', '强化'),
];
const run = { runId: 'r', title: '考研', createdAt: new Date(2026, 10, 24) };

describe('a plan as a calendar', () => {
  it('shows a month, and the tasks of the week that is opened', async () => {
    const { container } = render(<PlanCalendar weeks={weeks} run={run} />);
    expect(screen.getByRole('table', { name: '备考计划，2026 年 11 月' })).not.toBeNull();
    expect(within(screen.getByRole('region', { name: '第 1 周' })).getByText('第 1 章')).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '下个月' }));
    fireEvent.click(screen.getByRole('button', { name: /^第 3 周/ }));
    expect(within(screen.getByRole('region', { name: '第 3 周' })).getByText('第 3 章')).not.toBeNull();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('ends with the months of the plan', () => {
    render(<PlanCalendar weeks={weeks} run={run} />);
    const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
    expect(button('上个月').disabled).toBe(true);
    fireEvent.click(button('下个月'));
    expect(button('下个月').disabled).toBe(true);
  });

  it('knows the week of a day, and none outside the plan', () => {
    expect(weekAt(weeks, '2026-12-08')?.week).toBe(2);
    expect(weekAt(weeks, '2026-12-16')).toBeUndefined();
  });

  it('gives a calendar one event for each week, with its hours', () => {
    const file = calendarFile(planEvents(weeks, run));
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(3);
    expect(file).toContain('UID:r-week-2@qicheng');
    expect(file).toContain('DTSTART;VALUE=DATE:20261202');
    expect(file.replaceAll('\r\n ', '')).toContain('SUMMARY:备考第 2 周 · 基础 · 30 小时');
  });
});
