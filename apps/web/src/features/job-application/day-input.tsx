import { chinaDay } from '@qicheng/resume/china-time';
import type { ControlIds } from '@qicheng/ui/field';
import { Icon } from '@qicheng/ui/icon';
import { Popover } from '@qicheng/ui/popover';
import { TextInput } from '@qicheng/ui/text-input';
import { type KeyboardEvent, useRef, useState } from 'react';
import styles from './day-input.module.css';
import { dayOf, isDay, readDay } from './day-text.js';

const WEEKDAYS = ['一', '二', '三', '四', '五', '六', '日'] as const;
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const days = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button')];
  event.preventDefault();
  days[days.indexOf(document.activeElement as HTMLButtonElement) + step]?.focus();
}

interface DayGridProps {
  value: string;
  max?: string | undefined;
  onPick: (day: string) => void;
}

/** The days of one month, initially that of the value or the current one. */
function DayGrid({ value, max, onPick }: DayGridProps) {
  const [today] = useState(() => chinaDay(new Date()));
  const [shown, setShown] = useState(() => (isDay(value) ? value : today).slice(0, 7));
  const [year = 0, month = 1] = shown.split('-').map(Number);
  const step = (by: number) =>
    setShown(new Date(Date.UTC(year, month - 1 + by, 1)).toISOString().slice(0, 7));
  // Where the keyboard starts.
  const start = value.startsWith(shown) ? value : today;
  // Weeks start on Monday.
  const blanks = (new Date(Date.UTC(year, month - 1, 1)).getUTCDay() + 6) % 7;
  const count = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return (
    <>
      <div className={styles.head}>
        <button type="button" aria-label="上个月" onClick={() => step(-1)}>
          <Icon name="back" size={16} />
        </button>
        <span aria-live="polite">{`${year} 年 ${month} 月`}</span>
        <button type="button" aria-label="下个月" onClick={() => step(1)}>
          <span className={styles.forward}>
            <Icon name="back" size={16} />
          </span>
        </button>
      </div>
      <div className={styles.days} onKeyDown={moveFocus}>
        {WEEKDAYS.map((name) => (
          <span key={name} aria-hidden="true">
            {name}
          </span>
        ))}
        {Array.from({ length: count }, (_, index) => {
          const day = dayOf(year, month, index + 1);
          return (
            <button
              key={day}
              type="button"
              style={index === 0 ? { gridColumnStart: blanks + 1 } : undefined}
              aria-label={`${month} 月 ${index + 1} 日`}
              aria-pressed={day === value}
              data-first-field={day === start ? '' : undefined}
              aria-current={day === today ? 'date' : undefined}
              disabled={max !== undefined && day > max}
              onClick={() => onPick(day)}
            >
              {index + 1}
            </button>
          );
        })}
      </div>
    </>
  );
}

interface DayInputProps {
  /** Of the text field, from its `Field`. */
  ids?: Partial<ControlIds>;
  /** Names the button of the calendar. */
  name: string;
  /** 2026-12-01; anything else is shown as it was typed. */
  value: string;
  onValue: (day: string) => void;
  /** The last day that can be picked. */
  max?: string;
}

/** A day that is typed (2026.12.1, 2026-12-01, 2026年12月1日) or picked from a calendar. */
export function DayInput({ ids, name, value, onValue, max }: DayInputProps) {
  const written = isDay(value) ? value.replaceAll('-', '.') : value;
  // The text of the caret's field is not rewritten while it is being typed.
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLSpanElement>(null);
  const type = (text: string) => {
    setTyped(text);
    const day = readDay(text);
    if (day === '' || isDay(day)) onValue(day);
  };
  const leave = () => {
    if (typed !== null && readDay(typed) !== value) onValue(readDay(typed));
    setTyped(null);
  };
  return (
    <span className={styles.day} ref={root}>
      <TextInput
        {...ids}
        inputMode="decimal"
        autoComplete="off"
        placeholder="如 2026.12.01"
        value={typed ?? written}
        onValue={type}
        onBlur={leave}
        onKeyDown={({ key }) => {
          if (key === 'Enter') leave();
        }}
      />
      <Popover
        open={isOpen}
        onOpenChange={setOpen}
        label="选择日期"
        anchor={root}
        align="start"
        startsInField
        className={styles.popover}
        trigger={
          <button type="button" className={styles.open} aria-label={`${name}：选择日期`}>
            <Icon name="chevron" size={16} />
          </button>
        }
      >
        <DayGrid
          value={value}
          max={max}
          onPick={(day) => {
            setOpen(false);
            setTyped(null);
            onValue(day);
          }}
        />
      </Popover>
    </span>
  );
}
