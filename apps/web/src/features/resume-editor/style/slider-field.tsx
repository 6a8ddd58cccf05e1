import { useId } from 'react';
import styles from './style.module.css';

interface SliderFieldProps {
  label: string;
  unit?: string;
  min: number;
  max: number;
  step: number;
  value: number;
  onChange: (value: number) => void;
}

/** A size by slider; its value stands beside it in numbers. */
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
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <output htmlFor={id} className={styles.number}>
        {shown}
      </output>
    </div>
  );
}
