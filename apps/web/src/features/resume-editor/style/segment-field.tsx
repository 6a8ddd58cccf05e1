import { useId } from 'react';
import styles from './style.module.css';

interface Option<Value extends string> {
  readonly value: Value;
  readonly name: string;
}

export const FONTS = [
  { value: 'sans', name: '黑体' },
  { value: 'serif', name: '宋体' },
  { value: 'kai', name: '楷体' },
] as const;

export const PHOTO_SHAPES = [
  { value: 'rectangle', name: '直角' },
  { value: 'rounded', name: '圆角' },
  { value: 'circle', name: '圆形' },
] as const;

interface SegmentFieldProps<Value extends string> {
  label: string;
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few looks, all in view. */
export function SegmentField<Value extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentFieldProps<Value>) {
  const name = useId();
  return (
    <div className={styles.field} role="radiogroup" aria-label={label}>
      <span className={styles.label}>{label}</span>
      <span className={styles.segments}>
        {options.map((option) => (
          <label key={option.value} data-on={option.value === value}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.name}
          </label>
        ))}
      </span>
    </div>
  );
}
