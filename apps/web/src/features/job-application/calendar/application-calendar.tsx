import { applicationName } from '@qicheng/analysis/job-application';
import type { ApplicationEvent } from '@qicheng/analysis/application-calendar';
import { chinaDay, formatChinaClock } from '@qicheng/resume/china-time';
import { Button } from '@qicheng/ui/button';
import { useState } from 'react';
import { monthBy, weeksOf } from '#src/lib/month.js';
import { saveCalendar } from '#src/lib/save-file.js';
import type { Card } from '../application-queries.js';
import { dayLabel } from '../date-labels.js';
import styles from './calendar.module.css';

const WEEK_DAYS = ['一', '二', '三', '四', '五', '六', '日'];

interface EventsProps {
  events: readonly ApplicationEvent[];
  onOpen: (id: string) => void;
}

const clockOf = ({ at }: ApplicationEvent) => (at === null ? '' : `${formatChinaClock(at)} `);

const EventButton = ({ event, onOpen }: { event: ApplicationEvent; onOpen: (id: string) => void }) => (
  <button
    type="button"
    className={styles.event}
    data-kind={event.kind}
    onClick={() => onOpen(event.applicationId)}
  >
    {clockOf(event)}
    {event.title}
  </button>
);

/** Upcoming events by day; the view for phones. */
function Agenda({ events, onOpen, today }: EventsProps & { today: string }) {
  const days = [...new Set(events.map(({ day }) => day))].filter((day) => day >= today);
  if (days.length === 0)
    return (
      <p className={styles.soft}>
        接下来没有截止日期和安排。写上投递截止日、笔试和面试的时间，就会出现在这里，并可以导出到手机日历。
      </p>
    );
  return (
    <ol className={styles.agenda}>
      {days.map((day) => (
        <li key={day}>
          <h3 className={styles.day}>{day === today ? '今天' : dayLabel(day, today)}</h3>
          {events
            .filter((event) => event.day === day)
            .map((event) => (
              <div key={event.uid} className={styles.agendaRow}>
                <EventButton event={event} onOpen={onOpen} />
                {event.place ? <span className={styles.soft}>{event.place}</span> : null}
                <Button
                  tone="quiet"
                  icon="download"
                  aria-label={`把“${event.title}”加入日历`}
                  onClick={() => saveCalendar([event], '求职安排.ics')}
                >
                  加入日历
                </Button>
              </div>
            ))}
        </li>
      ))}
    </ol>
  );
}

function Month({ events, onOpen, today }: EventsProps & { today: string }) {
  const [month, setMonth] = useState(today.slice(0, 7));
  const [year, number] = month.split('-').map(Number);
  const title = `${year}年${number}月`;
  return (
    <div className={styles.monthView}>
      <div className={styles.monthHead}>
        <h2 className={styles.monthTitle} aria-live="polite">
          {title}
        </h2>
        <Button tone="quiet" icon="back" onClick={() => setMonth(monthBy(month, -1))}>
          上个月
        </Button>
        <Button tone="quiet" onClick={() => setMonth(today.slice(0, 7))}>
          今天
        </Button>
        <Button tone="quiet" icon="forward" onClick={() => setMonth(monthBy(month, 1))}>
          下个月
        </Button>
      </div>
      <table className={styles.month} aria-label={title}>
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
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} data-other={!day.startsWith(month)} data-today={day === today}>
                  <span className={styles.number}>{Number(day.slice(8))}</span>
                  {events
                    .filter((event) => event.day === day)
                    .map((event) => (
                      <EventButton key={event.uid} event={event} onOpen={onOpen} />
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Finished, or without further appointments. */
const isSettled = ({ stage }: Card) => stage === 'offer' || stage === 'ended';

/** Applications without a calendar event; each opens its form for dates. */
function Undated({ cards, events, onOpen }: EventsProps & { cards: readonly Card[] }) {
  const dated = new Set(events.map(({ applicationId }) => applicationId));
  const undated = cards.filter((card) => !dated.has(card.id) && !isSettled(card));
  if (undated.length === 0) return null;
  return (
    <section className={styles.undated} aria-labelledby="undated">
      <h2 id="undated" className={styles.monthTitle}>
        还没有日期
      </h2>
      <ul className={styles.agenda}>
        {undated.map((card) => (
          <li key={card.id} className={styles.undatedRow}>
            <span>{applicationName(card)}</span>
            <Button
              tone="quiet"
              aria-label={`写下“${applicationName(card)}”的日期`}
              onClick={() => onOpen(card.id)}
            >
              写下日期
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ApplicationCalendarProps extends EventsProps {
  cards: readonly Card[];
  now: Date;
}

/** Deadlines and appointments: a month where there is room, the upcoming events, and undated applications. */
export function ApplicationCalendar({ events, cards, onOpen, now }: ApplicationCalendarProps) {
  const today = chinaDay(now);
  return (
    <div className={styles.columns}>
      <Month events={events} onOpen={onOpen} today={today} />
      <div>
        <section aria-labelledby="agenda">
          <div className={styles.agendaHead}>
            <h2 id="agenda" className={styles.monthTitle}>
              接下来的安排
            </h2>
            {events.length === 0 ? null : (
              <Button icon="download" onClick={() => saveCalendar(events, '求职进展.ics')}>
                导出全部
              </Button>
            )}
          </div>
          <Agenda events={events} onOpen={onOpen} today={today} />
        </section>
        <Undated cards={cards} events={events} onOpen={onOpen} />
      </div>
    </div>
  );
}
