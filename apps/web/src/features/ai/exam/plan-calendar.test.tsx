import { calendarFile } from '@qicheng/analysis/application-calendar';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { axe } from '#src/testing/axe.js';
import { PlanCalendar, planEvents, weekAt } from './plan-calendar.js';

const week = (number: number, from: string, to: string, phase = '基础') => ({
  week: number,
  from,
  to,
  phase,
  hours: 30,
  items: [{ subject: '数学', hours: 30, task: `第 ${number} 章` }],
});
const weeks = [
  week(1, '2026-11-25', '2026-12-01'),
  week(2, '2026-12-02', '2026-12-08'),
  week(3, '2026-12-09', '2026-12-15', '强化'),
];
const run = { runId: 'r', title: '考研', createdAt: new Date(2026, 10, 24) };

describe('study plan as a calendar', () => {
  it('shows a month, and the tasks of the opened week', async () => {
    const { container } = render(<PlanCalendar weeks={weeks} run={run} />);
    expect(screen.getByRole('table', { name: '备考计划，2026 年 11 月' })).not.toBeNull();
    expect(within(screen.getByRole('region', { name: '第 1 周' })).getByText('第 1 章')).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '下个月' }));
    fireEvent.click(screen.getByRole('button', { name: /^第 3 周/ }));
    expect(within(screen.getByRole('region', { name: '第 3 周' })).getByText('第 3 章')).not.toBeNull();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('stops at the first and last month of the plan, and the pressed button keeps the focus', () => {
    render(<PlanCalendar weeks={weeks} run={run} />);
    const isOff = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled');
    expect(isOff('上个月')).toBe('true');
    const next = screen.getByRole<HTMLButtonElement>('button', { name: '下个月' });
    next.focus();
    fireEvent.click(next);
    expect(isOff('下个月')).toBe('true');
    expect([next.disabled, document.activeElement]).toEqual([false, next]);
    fireEvent.click(next);
    expect(screen.getByRole('table', { name: '备考计划，2026 年 12 月' })).not.toBeNull();
  });

  it('gives each of four phases its own style', () => {
    const names = ['基础', '强化', '专项', '冲刺'];
    const four = names.map((name, place) =>
      week(place + 1, `2026-12-0${place + 1}`, `2026-12-0${place + 1}`, name),
    );
    render(<PlanCalendar weeks={four} run={run} />);
    const looks = screen.getAllByRole('listitem').map(({ dataset }) => dataset.phase);
    expect(looks.filter((look) => look !== undefined)).toEqual(['0', '1', '2', '3']);
  });

  it('finds the week of a day, and none outside the plan', () => {
    expect(weekAt(weeks, '2026-12-08')?.week).toBe(2);
    expect(weekAt(weeks, '2026-12-16')).toBeUndefined();
  });

  it('exports one calendar event per week, with its hours', () => {
    const file = calendarFile(planEvents(weeks, run));
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(3);
    expect(file).toContain('UID:r-week-2@qicheng');
    expect(file).toContain('DTSTART;VALUE=DATE:20261202');
    const lines = file.replaceAll('\r\n ', '');
    expect(lines).toContain('SUMMARY:备考第 2 周 · 基础 · 30 小时');
    expect(lines).toContain('DESCRIPTION:数学 30 小时：第 2 章');
    expect(lines).not.toContain('LOCATION');
  });
});
