import { useId } from 'react';
import type { FontFamily, HeadingFont } from '@qicheng/resume/document';
import { fontNameFamily } from '@qicheng/templates/font-names';
import styles from './style.module.css';

export interface Option<Value extends string> {
  readonly value: Value;
  readonly name: string;
  /** The font family in which the name is shown. */
  readonly typeface?: string;
}

const fontOption = <Font extends HeadingFont>(value: Font, name: string): Option<Font> => ({
  value,
  name,
  typeface: `${fontNameFamily(value)}, sans-serif`,
});

export const FONTS: readonly Option<FontFamily>[] = [
  fontOption('sans', '黑体'),
  fontOption('serif', '宋体'),
  fontOption('kai', '楷体'),
];

/** Fonts for headings only. */
export const DISPLAY_FONTS: readonly Option<HeadingFont>[] = [
  fontOption('heavy', '粗黑体'),
  fontOption('black', '粗宋体'),
  fontOption('xiaowei', '小薇体'),
  fontOption('huangyou', '黄油体'),
  fontOption('brush', '毛笔楷体'),
  fontOption('running', '行书'),
  fontOption('playful', '快乐体'),
];

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

/** A segmented choice with all options visible. */
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
          <label key={option.value} data-on={option.value === value} style={{ fontFamily: option.typeface }}>
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
