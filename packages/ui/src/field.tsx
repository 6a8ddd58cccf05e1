import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

/** Connects a control to its label and its message. */
export interface ControlIds {
  id: string;
  /** A `<label>` would be enough if it were not hidden from screen readers while a list is open. */
  'aria-labelledby': string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** The error message; replaces the hint. */
  error?: string | null | undefined;
  isRequired?: boolean | undefined;
  /** Whether a new error is read out at once; otherwise with the control, when it gets the focus. */
  isAlert?: boolean | undefined;
  /** Id of the control, when other code needs it. */
  id?: string | undefined;
  className?: string | undefined;
  children: (ids: ControlIds) => ReactNode;
}

/** A control with its label above and its hint or error below. */
export function Field({
  label,
  hint,
  error,
  isRequired,
  isAlert = true,
  id: ownId,
  className,
  children,
}: FieldProps) {
  const own = useId();
  const id = ownId ?? own;
  const message = error ?? hint;
  const messageId = `${id}-message`;
  const labelId = `${id}-label`;
  return (
    <div className={`${styles.field} ${className ?? ''}`}>
      <label id={labelId} htmlFor={id} className={styles.label}>
        {label}
        {isRequired ? <i aria-hidden="true">*</i> : null}
      </label>
      {children({
        id,
        'aria-labelledby': labelId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': message ? messageId : undefined,
      })}
      <FieldMessage id={messageId} error={error} hint={hint} isAlert={isAlert} />
    </div>
  );
}

/**
 * The line under a control; a form reserves its height, so that the layout does not shift when it appears.
 */
export const FieldMessage = ({
  id,
  error,
  hint,
  isAlert = true,
}: {
  id: string;
  error?: string | null | undefined;
  hint?: ReactNode;
  isAlert?: boolean;
}) => (
  <div className={styles.message}>
    {error ? (
      <p id={id} className={styles.error} role={isAlert ? 'alert' : undefined}>
        {error}
      </p>
    ) : hint ? (
      <p id={id}>{hint}</p>
    ) : null}
  </div>
);
