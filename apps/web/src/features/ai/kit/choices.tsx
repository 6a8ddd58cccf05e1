import { useId } from 'react';
import styles from './fields.module.css';

interface Option<Value extends string> {
  value: Value;
  label: string;
  hint?: string | undefined;
}

interface RadioChipsProps<Value extends string> {
  label: string;
  options: readonly Option<Value>[];
  value: Value | null;
  onValue: (value: Value) => void;
}

/** One of a few, all in sight. */
export function RadioChips<Value extends string>({ label, options, value, onValue }: RadioChipsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.chips}>
      <legend className={styles.label}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.chip} data-on={option.value === value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onValue(option.value)}
          />
          {option.label}
          {option.hint ? <small>{option.hint}</small> : null}
        </label>
      ))}
    </fieldset>
  );
}

interface CheckChipsProps<Value extends string> {
  label: string;
  options: readonly Option<Value>[];
  values: readonly Value[];
  onValues: (values: Value[]) => void;
  fault?: string | null;
}

/** Any of several, all in sight. */
export function CheckChips<Value extends string>(props: CheckChipsProps<Value>) {
  const { label, options, values, onValues, fault = null } = props;
  return (
    <fieldset className={styles.chips}>
      <legend className={styles.label}>{label}</legend>
      {options.map(({ value, label: name, hint }) => {
        const isOn = values.includes(value);
        return (
          <label key={value} className={styles.chip} data-on={isOn}>
            <input
              type="checkbox"
              checked={isOn}
              onChange={() => onValues(isOn ? values.filter((other) => other !== value) : [...values, value])}
            />
            {name}
            {hint ? <small>{hint}</small> : null}
          </label>
        );
      })}
      {fault ? (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      ) : null}
    </fieldset>
  );
}
