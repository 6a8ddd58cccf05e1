import { type Ref, type TextareaHTMLAttributes, useImperativeHandle, useRef } from 'react';
import { useEarlyText } from './early-text.js';
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
export function Textarea({ ref, onValue, className, ...rest }: TextareaProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLTextAreaElement, []);
  useEarlyText(field, rest.value, onValue);
  return (
    <textarea
      rows={6}
      {...rest}
      ref={field}
      className={`${styles.input} ${className ?? ''}`}
      onChange={({ target }) => onValue(target.value)}
    />
  );
}
