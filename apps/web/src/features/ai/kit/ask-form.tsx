import { Button } from '@qicheng/ui/button';
import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react';
import styles from './fields.module.css';
import { ShownService, PriceLine } from './price-line.js';

/** Tells the form around a field that the field still reads a file, which the run would miss. */
export const ReadingContext = createContext<(isReading: boolean) => void>(() => undefined);

interface AskFormProps {
  /** Label of the button: 开始分析. */
  submitLabel?: string;
  isBusy: boolean;
  /** Why the start was rejected, or what is missing in the form. */
  problem: string | null;
  hint?: string;
  onSubmit: () => void;
  children: ReactNode;
}

const FIRST_INVALID = '[aria-invalid="true"], [data-invalid="true"] :is(input:not([type="file"]), button)';

/**
 * The form of a service with its one primary button; Enter submits it, or focuses the first invalid field.
 */
export function AskForm({
  submitLabel = '开始分析',
  isBusy,
  problem,
  hint,
  onSubmit,
  children,
}: AskFormProps) {
  const service = use(ShownService);
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  const [isReading, setReading] = useState(false);
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>(FIRST_INVALID)?.focus();
  }, [tries]);
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
        setTries((before) => before + 1);
      }}
    >
      <ReadingContext value={setReading}>{children}</ReadingContext>
      <div className={styles.submit}>
        {problem ? (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        ) : null}
        <Button type="submit" tone="primary" size="large" disabled={isBusy || isReading}>
          {isReading ? '正在读取简历…' : submitLabel}
        </Button>
        <div className={styles.terms}>
          {service === null ? null : <PriceLine service={service} />}
          {hint ? <span className={styles.submitHint}>{hint}</span> : null}
        </div>
      </div>
    </form>
  );
}
