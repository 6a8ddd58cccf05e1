import type { PartialDate } from '@qicheng/resume/document';
import { type KeyboardEvent, useState } from 'react';
import { EditorIcon } from '../editor-icon.js';
import styles from './controls.module.css';

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -4, ArrowDown: 4 };

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button')];
  const here = buttons.indexOf(document.activeElement as HTMLButtonElement);
  event.preventDefault();
  buttons[here + step]?.focus();
}

const thisYear = (): number => new Date().getFullYear();

/** Twelve months of one year, first of the value's, of `openAt`, or of this one; the year is stepped. */
export function MonthGrid({
  value,
  openAt = thisYear(),
  onPick,
}: {
  value: PartialDate | undefined;
  openAt?: number | undefined;
  onPick: (date: PartialDate) => void;
}) {
  const [year, setYear] = useState(value?.y ?? openAt);
  return (
    <div className={styles.popover} role="dialog" aria-label="选择月份">
      <div className={styles.yearBar}>
        <button type="button" aria-label="上一年" onClick={() => setYear(year - 1)}>
          <EditorIcon name="before" />
        </button>
        <button type="button" onClick={() => onPick({ y: year })} aria-label={`只填 ${year} 年`}>
          {year} 年
        </button>
        <button type="button" aria-label="下一年" onClick={() => setYear(year + 1)}>
          <EditorIcon name="after" />
        </button>
      </div>
      <div className={styles.months} onKeyDown={moveFocus}>
        {MONTHS.map((month) => (
          <button
            key={month}
            type="button"
            aria-pressed={value?.y === year && value.m === month}
            onClick={() => onPick({ y: year, m: month })}
          >
            {month} 月
          </button>
        ))}
      </div>
    </div>
  );
}
