import type { Ref, TextareaHTMLAttributes } from 'react';
import styles from './text-input.module.css';

export interface TextareaProps extends Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'value' | 'onChange'
> {
  ref?: Ref<HTMLTextAreaElement> | undefined;
  value: string;
  onValue: (value: string) => void;
}

/** A multi-line text input. */
export const Textarea = ({ onValue, className, ...rest }: TextareaProps) => (
  <textarea
    rows={6}
    {...rest}
    className={`${styles.input} ${className ?? ''}`}
    onChange={({ target }) => onValue(target.value)}
  />
);
