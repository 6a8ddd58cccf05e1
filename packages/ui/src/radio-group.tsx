import { type ReactNode, useId } from 'react';
import styles from './radio-group.module.css';

interface RadioGroupProps<Value extends string | number> {
  /** Accessible name of the group. */
  label: string;
  value: Value;
  onValue: (value: Value) => void;
  options: readonly { value: Value; label: ReactNode }[];
  /** `segments`: side by side like buttons; `list`: one below the other. */
  look?: 'segments' | 'list';
  disabled?: boolean;
}

/** Single choice with every option visible, made of native radio buttons. */
export function RadioGroup<Value extends string | number>({
  label,
  value,
  onValue,
  options,
  look = 'list',
  disabled = false,
}: RadioGroupProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles[look]}>
      {options.map((option) => (
        <label key={option.value} className={styles.option} data-on={option.value === value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            disabled={disabled}
            onChange={() => onValue(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
