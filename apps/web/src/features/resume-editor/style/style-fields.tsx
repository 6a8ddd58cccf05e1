import { useId } from 'react';
import styles from './style.module.css';

interface SliderFieldProps {
  label: string;
  unit?: string;
  min: number;
  max: number;
  step: number;
  value: number;
  onChange: (value: number, isDragged: true) => void;
}

/** A size slider with its value in numbers. */
export function SliderField({ label, unit = '', min, max, step, value, onChange }: SliderFieldProps) {
  const id = useId();
  const shown = `${Number(value.toFixed(2))}${unit && ` ${unit}`}`;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={shown}
        onChange={(event) => onChange(Number(event.target.value), true)}
      />
      <output htmlFor={id} className={styles.number}>
        {shown}
      </output>
    </div>
  );
}

interface AccentFieldProps {
  accents: readonly string[];
  value: string;
  onChange: (value: string, isDragged: boolean) => void;
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The template's own colours, and any other. */
export function AccentField({ accents, value, onChange }: AccentFieldProps) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend>主题色</legend>
      <div className={styles.accents}>
        {accents.map((accent) => (
          <label key={accent} className={styles.accent} data-on={same(accent, value)}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              aria-label={`颜色 ${accent}`}
              checked={same(accent, value)}
              onChange={() => onChange(accent, false)}
            />
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <circle cx="10" cy="10" r="10" fill={accent} />
            </svg>
          </label>
        ))}
        <label className={styles.anyAccent}>
          其他颜色
          <input type="color" value={value} onChange={(event) => onChange(event.target.value, true)} />
        </label>
      </div>
    </fieldset>
  );
}
