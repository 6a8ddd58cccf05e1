import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import styles from './checkbox.module.css';
import { FieldMessage } from './field.js';

interface CheckboxProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'checked' | 'value' | 'onChange'
> {
  ref?: Ref<HTMLInputElement> | undefined;
  value: boolean;
  onValue: (isTicked: boolean) => void;
  error?: string | null | undefined;
  children: ReactNode;
}

/** A checkbox with its label. */
export function Checkbox({ value, onValue, error, children, className, ...rest }: CheckboxProps) {
  const errorId = useId();
  return (
    <div className={className}>
      <label className={styles.checkbox}>
        <input
          {...rest}
          type="checkbox"
          checked={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : rest['aria-describedby']}
          onChange={({ target }) => onValue(target.checked)}
        />
        <span>{children}</span>
      </label>
      <FieldMessage id={errorId} error={error} isAlert={false} />
    </div>
  );
}
