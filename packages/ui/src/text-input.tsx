import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { useImperativeHandle, useRef, useState } from 'react';
import { useEarlyText } from './early-text.js';
import { Icon } from './icon.js';
import styles from './text-input.module.css';

export interface TextInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> {
  ref?: Ref<HTMLInputElement> | undefined;
  value: string;
  onValue?: (value: string) => void;
  /** After the text: a unit or a character count. */
  suffix?: ReactNode;
}

/** A single-line text input. */
export function TextInput({ ref, onValue, suffix, className, ...rest }: TextInputProps) {
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLInputElement, []);
  useEarlyText(field, rest.value, onValue);
  const input = (
    <input
      type="text"
      {...rest}
      ref={field}
      className={`${styles.input} ${className ?? ''}`}
      onChange={({ target }) => onValue?.(target.value)}
    />
  );
  if (!suffix) return input;
  return (
    <span className={styles.frame}>
      {input}
      <span className={styles.suffix} aria-hidden="true">
        {suffix}
      </span>
    </span>
  );
}

/** A password, hidden until the visitor asks to show it. */
export function PasswordInput({ className, ...rest }: Omit<TextInputProps, 'type' | 'suffix'>) {
  const [isShown, setShown] = useState(false);
  return (
    <span className={`${styles.frame} ${className ?? ''}`}>
      <TextInput {...rest} type={isShown ? 'text' : 'password'} />
      <button
        type="button"
        className={styles.reveal}
        aria-label="显示密码"
        aria-pressed={isShown}
        disabled={rest.disabled}
        onClick={() => setShown(!isShown)}
      >
        <Icon name={isShown ? 'eye' : 'hidden'} size={18} />
      </button>
    </span>
  );
}
