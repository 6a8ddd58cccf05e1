import type { PartialDate } from '@qicheng/resume/document';
import { Icon } from '@qicheng/ui/icon';
import { TextInput } from '@qicheng/ui/text-input';
import { type KeyboardEvent, useRef, useState } from 'react';
import styles from './controls.module.css';
import { LazyPopover } from '#src/components/lazy-popover.jsx';
import { readDate, writeDate } from '#src/lib/date-text.js';
import { useTypedText } from './use-typed-text.js';
import { EditorIcon } from '../editor-icon.js';

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

/**
 * Twelve months of one year, initially that of the value, of `openAt`, or the current one; the year can be
 * stepped.
 */
function MonthGrid({
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
    <>
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
    </>
  );
}

interface DateInputProps {
  value: PartialDate | undefined;
  onChange: (value: PartialDate | undefined) => void;
  inputId?: string | undefined;
  /** Accessible name when there is no label. */
  name?: string;
  disabled?: boolean;
  describedBy?: string | undefined;
  /** Shown in the empty input; defaults to a plausible date. */
  placeholder?: string;
  /** A plausible date, shown as the placeholder; the month grid opens there. */
  example?: PartialDate | undefined;
  /** Shown as the placeholder and in the error message, instead of the example. */
  format?: PartialDate | undefined;
  /** The initial year of the grid for an empty input; defaults to that of the example, or the current one. */
  gridYear?: number | undefined;
}

const EXAMPLE = { y: 2024, m: 9 };

/** A date that is typed (2024.09, 2024-9, 2024年9月) or picked from a month grid. */
export function DateInput({
  value,
  onChange,
  inputId,
  name,
  disabled = false,
  describedBy,
  example,
  format = example ?? EXAMPLE,
  gridYear = example?.y,
  placeholder = `如 ${writeDate(format)}`,
}: DateInputProps) {
  const shape = writeDate(format);
  const written = value ? writeDate(value) : '';
  const [typed, setTyped] = useTypedText(written);
  const [isWrong, setWrong] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLSpanElement>(null);

  const commit = () => {
    const read = readDate(typed);
    setWrong(typed.trim() !== '' && read === null);
    // Leaving the input unchanged is not an edit.
    if ((read ? writeDate(read) : typed.trim()) === written) return setTyped(written);
    if (typed.trim() === '') onChange(undefined);
    else if (read) onChange(read);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
  };
  return (
    <span className={styles.date} ref={root} onKeyDown={onKeyDown}>
      <TextInput
        id={inputId}
        aria-label={name}
        inputMode="decimal"
        autoComplete="off"
        placeholder={placeholder}
        disabled={disabled}
        aria-invalid={isWrong}
        aria-describedby={describedBy}
        value={typed}
        onValue={setTyped}
        onBlur={commit}
      />
      <LazyPopover
        open={isOpen}
        onOpenChange={setOpen}
        label="选择月份"
        anchor={root}
        align="start"
        className={styles.popover}
        trigger={
          <button
            type="button"
            className={styles.inputButton}
            aria-label={`${name ?? '日期'}：选择月份`}
            disabled={disabled}
          >
            <Icon name="chevron" size={16} />
          </button>
        }
      >
        <MonthGrid
          value={value}
          openAt={gridYear}
          onPick={(date) => {
            setWrong(false);
            setOpen(false);
            onChange(date);
          }}
        />
      </LazyPopover>
      {isWrong ? <span className={styles.problem}>请按“{shape}”的格式填写</span> : null}
    </span>
  );
}
