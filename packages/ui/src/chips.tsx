import { type ReactNode, useId } from 'react';
import styles from './chips.module.css';

interface Option<Value extends string> {
  value: Value;
  label: string;
  hint?: string | undefined;
}

interface ChipsFrame {
  label: string;
  isRequired?: boolean;
  /** The error message. */
  error?: string | null | undefined;
}

/** The options of one question in a wrapping row; a required question shows the required mark. */
function Chips({ label, isRequired = false, error, children }: ChipsFrame & { children: ReactNode }) {
  const id = useId();
  return (
    <fieldset
      className={styles.chips}
      data-invalid={Boolean(error)}
      aria-describedby={error ? id : undefined}
    >
      <legend className={styles.label}>
        {label}
        {isRequired ? <i aria-hidden="true">*</i> : null}
      </legend>
      {children}
      {error ? (
        <p id={id} className={styles.error} role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

interface RadioChipsProps<Value extends string> extends ChipsFrame {
  options: readonly Option<Value>[];
  value: Value | null;
  onValue: (value: Value) => void;
}

/** Single choice with every option visible. */
export function RadioChips<Value extends string>(props: RadioChipsProps<Value>) {
  const { options, value, onValue, ...frame } = props;
  const name = useId();
  return (
    <Chips {...frame}>
      {options.map((option) => (
        <label key={option.value} className={styles.chip} data-on={option.value === value}>
          <input
            type="radio"
            name={name}
            required={frame.isRequired}
            checked={option.value === value}
            onChange={() => onValue(option.value)}
          />
          {option.label}
          {option.hint ? <small>{option.hint}</small> : null}
        </label>
      ))}
    </Chips>
  );
}

interface CheckChipsProps<Value extends string> extends ChipsFrame {
  options: readonly Option<Value>[];
  values: readonly Value[];
  onValues: (values: Value[]) => void;
}

/** Multiple choice with every option visible. */
export function CheckChips<Value extends string>(props: CheckChipsProps<Value>) {
  const { options, values, onValues, ...frame } = props;
  return (
    <Chips {...frame}>
      {options.map(({ value, label, hint }) => {
        const isOn = values.includes(value);
        return (
          <label key={value} className={styles.chip} data-on={isOn}>
            <input
              type="checkbox"
              checked={isOn}
              onChange={() => onValues(isOn ? values.filter((other) => other !== value) : [...values, value])}
            />
            {label}
            {hint ? <small>{hint}</small> : null}
          </label>
        );
      })}
    </Chips>
  );
}
