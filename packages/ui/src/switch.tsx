import type { ButtonHTMLAttributes } from 'react';
import styles from './switch.module.css';

interface SwitchProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'value' | 'onChange'> {
  value: boolean;
  onValue: (isOn: boolean) => void;
}

/** A toggle that takes effect at once; named by `aria-label` or `aria-labelledby`. */
export const Switch = ({ value, onValue, className, ...rest }: SwitchProps) => (
  <button
    {...rest}
    type="button"
    role="switch"
    aria-checked={value}
    className={`${styles.switch} ${className ?? ''}`}
    onClick={() => onValue(!value)}
  />
);
