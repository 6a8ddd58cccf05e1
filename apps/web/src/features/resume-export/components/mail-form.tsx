import { MAIL_MESSAGE_MAX, MAIL_SUBJECT_MAX } from '@qicheng/contract/resume-export/mail.contract';
import { Button } from '@qicheng/ui/button';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { ApiFailure } from '../../../lib/api.js';
import { sendExport } from '../api/send-export.js';
import styles from './mail-form.module.css';

interface MailFormProps {
  exportId: string;
  fileName: string;
}

const FAILED = '邮件没有发送，请稍后重试，或下载后自行发送';
const wordsOf = (failure: unknown): string =>
  failure instanceof ApiFailure && failure.message !== '' ? failure.message : FAILED;

/** 发送到邮箱: the file that was just made, to one address. */
export function MailForm({ exportId, fileName }: MailFormProps) {
  const id = useId();
  const address = useRef<HTMLInputElement>(null);
  const { mutate, data, error, isPending, variables } = useMutation({ mutationFn: sendExport });
  useEffect(() => address.current?.focus(), []);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const text = (name: string) => {
      const value = fields.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    mutate({ exportId, email: text('email'), subject: text('subject'), message: text('message') });
  };
  if (data) {
    return (
      <p className={styles.done} role="status">
        {data.state === 'sent' ? '已发送到' : '正在发送到'} {variables?.email}
        {data.state === 'sent' ? '。' : '，几分钟内送达。'}
        <small>今天还可以发送到其他邮箱 {data.left} 次</small>
      </p>
    );
  }
  return (
    <form className={styles.form} onSubmit={onSubmit} aria-label="发送到邮箱">
      <label htmlFor={`${id}-email`}>收件邮箱</label>
      <input
        ref={address}
        id={`${id}-email`}
        name="email"
        type="email"
        required
        maxLength={120}
        autoComplete="email"
      />
      <label htmlFor={`${id}-subject`}>主题</label>
      <input
        id={`${id}-subject`}
        name="subject"
        maxLength={MAIL_SUBJECT_MAX}
        defaultValue={fileName.replace(/\.[a-z]+$/, '')}
      />
      <label htmlFor={`${id}-message`}>正文（可不填）</label>
      <textarea id={`${id}-message`} name="message" rows={3} maxLength={MAIL_MESSAGE_MAX} />
      {error ? (
        <p className={styles.failure} role="alert">
          {wordsOf(error)}
        </p>
      ) : null}
      <Button type="submit" tone="primary" disabled={isPending}>
        {isPending ? '正在发送' : '发送'}
      </Button>
      <small>每天最多发送到 3 个其他邮箱；发送到已认证的校园邮箱不计次数。</small>
    </form>
  );
}
