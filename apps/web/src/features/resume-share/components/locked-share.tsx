import { Button } from '@qicheng/ui/button';
import { Lost } from '@qicheng/ui/status';
import { TextInput } from '@qicheng/ui/text-input';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useIsTouch } from '#src/lib/device.js';
import styles from './shared-resume.module.css';

interface LockedShareProps {
  isWrong: boolean;
  /** A password was given and is not answered yet. */
  isChecking: boolean;
  onPassword: (password: string) => void;
}

/**
 * Shown for every rejected link. The server gives the same answer whatever is wrong [SH2], so the page does not
 * claim that there is a password.
 */
export function LockedShare({ isWrong, isChecking, onPassword }: LockedShareProps) {
  const [password, setPassword] = useState('');
  const fieldId = useId();
  const field = useRef<HTMLInputElement>(null);
  const isTouch = useIsTouch();
  useEffect(() => {
    if (isWrong) field.current?.select();
  }, [isWrong]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password.trim() !== '' && !isChecking) onPassword(password.trim());
  };
  return (
    <Lost
      level={1}
      title="打不开这份简历"
      action={
        <form className={styles.lock} onSubmit={submit}>
          <label htmlFor={fieldId}>访问密码</label>
          <TextInput
            id={fieldId}
            ref={field}
            // On touch the keyboard would cover the explanation.
            autoFocus={!isTouch}
            className={styles.password}
            type="password"
            autoComplete="off"
            maxLength={200}
            value={password}
            onValue={setPassword}
          />
          <Button type="submit" tone="primary" aria-disabled={isChecking}>
            {isChecking ? '正在打开' : '查看'}
          </Button>
          <p className={styles.wrong} role="alert">
            {isWrong ? '密码不正确，或链接已经失效。多次输错后请等十分钟再试。' : null}
          </p>
        </form>
      }
    >
      链接可能已过期、被关闭，或没有复制完整，请向对方要一个新的。对方给了访问密码的，在这里输入。
    </Lost>
  );
}
