import type { ReactNode } from 'react';
import { Button } from '../../../components/button.js';
import styles from './fields.module.css';

interface AskFormProps {
  /** The verb of the button: 开始分析. */
  act?: string;
  isBusy: boolean;
  /** Why the start was refused, or what the form lacks. */
  fault: string | null;
  hint?: string;
  onSubmit: () => void;
  children: ReactNode;
}

/** The form of a service with its one primary button; Enter sends it. */
export const AskForm = ({ act = '开始分析', isBusy, fault, hint, onSubmit, children }: AskFormProps) => (
  <form
    className={styles.form}
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    {children}
    <div className={styles.submit}>
      {fault ? (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      ) : null}
      <Button type="submit" tone="primary" size="large" disabled={isBusy}>
        {act}
      </Button>
      {hint ? <span className={styles.submitHint}>{hint}</span> : null}
    </div>
  </form>
);
