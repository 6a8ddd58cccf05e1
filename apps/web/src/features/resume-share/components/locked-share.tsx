import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../components/button.js';
import { Lost } from '../../../components/status.js';
import styles from './shared-resume.module.css';

/**
 * What every refused link shows. The server says the same whatever is wrong, so the page offers the password and says
 * what else it may be [SH2].
 */
export function LockedShare({
  isWrong,
  onPassword,
}: {
  isWrong: boolean;
  onPassword: (password: string) => void;
}) {
  const [password, setPassword] = useState('');
  const fieldId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password.trim() !== '') onPassword(password.trim());
  };
  return (
    <Lost
      level={1}
      title="这份简历暂时不能查看"
      action={
        <form className={styles.lock} onSubmit={submit}>
          <label htmlFor={fieldId}>访问密码</label>
          <input
            id={fieldId}
            type="password"
            autoComplete="off"
            maxLength={200}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <Button type="submit" tone="primary">
            查看
          </Button>
          {isWrong ? (
            <p className={styles.wrong} role="alert">
              密码不正确，或链接已经失效。多次输错后请等十分钟再试。
            </p>
          ) : null}
        </form>
      }
    >
      如果对方给了您访问密码，请在下面输入；否则链接可能已过期、被关闭，或没有复制完整，请向对方要一个新的。
    </Lost>
  );
}
