import type { StudyPlan } from '@qicheng/analysis/study-plan';
import { Button } from '@qicheng/ui/button';
import { useState } from 'react';
import { monthBy, weeksOf } from '#src/lib/month.js';
import { saveCalendar } from '#src/lib/save-file.js';
import type { RunSummary } from '../kit/ai-service.js';
import styles from './plan-calendar.module.css';

type PlanWeek = StudyPlan['weeks'][number];

/** Number of phase styles in the style sheet; a plan has as many phases. */
const PHASE_STYLES = 4;

const WEEK_DAYS = ['一', '二', '三', '四', '五', '六', '日'];

/** The week of the plan that contains a day. */
export const weekAt = (weeks: readonly PlanWeek[], day: string): PlanWeek | undefined =>
  weeks.find(({ from, to }) => from <= day && day <= to);

/** The weeks of a plan as events on their first days. */
export const planEvents = (
  weeks: readonly PlanWeek[],
  { runId, createdAt }: Pick<RunSummary, 'runId' | 'createdAt'>,
) =>
  weeks.map(({ week, from, phase, hours, items }) => ({
    uid: `${runId}-week-${week}`,
    day: from,
    at: null,
    minutes: 0,
    url: '',
    updatedAt: createdAt,
    title: `备考第 ${week} 周 · ${phase} · ${hours} 小时`,
    place: '',
    notes: items.map(({ subject, hours: own, task }) => `${subject} ${own} 小时：${task}`).join('\n'),
  }));

interface DayProps {
  day: string;
  month: string;
  week: PlanWeek | undefined;
  phase: number;
  isOpen: boolean;
  onOpen: (week: number) => void;
}

const Day = ({ day, month, week, phase, isOpen, onOpen }: DayProps) => (
  <td
    data-other={!day.startsWith(month)}
    data-phase={week ? phase % PHASE_STYLES : undefined}
    data-open={isOpen}
  >
    <span className={styles.number}>{Number(day.slice(8))}</span>
    {week?.from === day ? (
      <button type="button" className={styles.week} aria-pressed={isOpen} onClick={() => onOpen(week.week)}>
        {`第 ${week.week} 周`}
        <small>{`${week.hours} 小时`}</small>
      </button>
    ) : null}
  </td>
);

/** The tasks of a week. */
const WeekTasks = ({ week: { week, from, to, phase, hours, items } }: { week: PlanWeek }) => (
  <section className={styles.tasks} aria-label={`第 ${week} 周`} aria-live="polite">
    <h4>{`第 ${week} 周 · ${phase}`}</h4>
    <p className={styles.soft}>{`${from.slice(5)} 至 ${to.slice(5)}，共 ${hours} 小时`}</p>
    <ul>
      {items.map(({ subject, hours: own, task }) => (
        <li key={subject}>
          <strong>{`${subject} ${own} 小时`}</strong>
          <span>{task}</span>
        </li>
      ))}
    </ul>
  </section>
);

interface PlanCalendarProps {
  weeks: readonly PlanWeek[];
  run: Pick<RunSummary, 'runId' | 'createdAt' | 'title'>;
}

/** A plan by month; each week opens from its first day. */
export function PlanCalendar({ weeks, run }: PlanCalendarProps) {
  const [first, last] = [weeks[0], weeks.at(-1)];
  const [month, setMonth] = useState(first?.from.slice(0, 7) ?? '');
  const [open, setOpen] = useState(first?.week);
  if (!first || !last) return null;
  const phases = [...new Set(weeks.map(({ phase }) => phase))];
  const shown = weeks.find(({ week }) => week === open) ?? first;
  const [year, number] = month.split('-').map(Number);
  // Not `disabled` at the ends, so that the pressed button keeps the focus.
  const isFirst = month <= first.from.slice(0, 7);
  const isLast = month >= last.to.slice(0, 7);
  const title = `${year} 年 ${number} 月`;
  return (
    <div className={styles.columns}>
      <div>
        <div className={styles.head}>
          <h4 aria-live="polite">{title}</h4>
          <Button
            icon="back"
            tone="quiet"
            aria-disabled={isFirst}
            onClick={() => (isFirst ? undefined : setMonth(monthBy(month, -1)))}
          >
            上个月
          </Button>
          <Button
            icon="forward"
            tone="quiet"
            aria-disabled={isLast}
            onClick={() => (isLast ? undefined : setMonth(monthBy(month, 1)))}
          >
            下个月
          </Button>
          <Button icon="download" onClick={() => saveCalendar(planEvents(weeks, run), '备考计划.ics')}>
            加入日历
          </Button>
        </div>
        <table className={styles.month} aria-label={`备考计划，${title}`}>
          <thead>
            <tr>
              {WEEK_DAYS.map((day) => (
                <th key={day} scope="col">
                  {day}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(month).map((days) => (
              <tr key={days[0]}>
                {days.map((day) => {
                  const week = weekAt(weeks, day);
                  return (
                    <Day
                      key={day}
                      {...{ day, month, week }}
                      phase={week ? phases.indexOf(week.phase) : 0}
                      isOpen={week !== undefined && week.week === shown.week}
                      onOpen={setOpen}
                    />
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
        <ul className={styles.legend}>
          {phases.map((phase, place) => (
            <li key={phase} data-phase={place % PHASE_STYLES}>
              {phase}
            </li>
          ))}
        </ul>
      </div>
      <WeekTasks week={shown} />
    </div>
  );
}
