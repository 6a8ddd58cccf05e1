import type { Ref, SelectHTMLAttributes } from 'react';
import { Icon } from './icon.js';
import styles from './select.module.css';
import inputStyles from './text-input.module.css';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
}

interface SelectProps<Value extends string> extends Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  'value' | 'onChange'
> {
  ref?: Ref<HTMLSelectElement> | undefined;
  value: Value | '';
  onValue: (value: Value | '') => void;
  options?: readonly SelectOption<Value>[];
  /** Options under headings, after the ungrouped ones. */
  groups?: readonly { label: string; options: readonly SelectOption<Value>[] }[];
  /** Label of the empty option; without it there is none. */
  empty?: string | undefined;
}

const Options = ({ options }: { options: readonly SelectOption[] }) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

/** Single choice; the native list works with every keyboard, phone and screen reader. */
export const Select = <Value extends string>({
  value,
  onValue,
  options = [],
  groups = [],
  empty,
  className,
  ...rest
}: SelectProps<Value>) => (
  <span className={`${inputStyles.frame} ${className ?? ''}`}>
    <select
      {...rest}
      className={`${inputStyles.input} ${styles.select}`}
      data-empty={value === ''}
      value={value}
      onChange={({ target }) => onValue(target.value as Value | '')}
    >
      {empty === undefined ? null : <option value="">{empty}</option>}
      <Options options={options} />
      {groups.map((group) => (
        <optgroup key={group.label} label={group.label}>
          <Options options={group.options} />
        </optgroup>
      ))}
    </select>
    <span className={inputStyles.arrow}>
      <Icon name="chevron" size={18} />
    </span>
  </span>
);
