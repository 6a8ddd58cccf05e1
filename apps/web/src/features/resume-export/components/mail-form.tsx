import {
  MAX_MAIL_MESSAGE_LENGTH,
  MAX_MAIL_SUBJECT_LENGTH,
  mailAddress,
  mailMessage,
  mailSubject,
  sendEmailAttachment,
} from '@qicheng/contract/resume-export/mail.contract';
import { Button } from '@qicheng/ui/button';
import { Form, FormField, useForm } from '@qicheng/ui/form';
import { TextInput } from '@qicheng/ui/text-input';
import { Textarea } from '@qicheng/ui/textarea';
import { useMutation } from '@tanstack/react-query';
import type { InputOf } from '@qicheng/contract/kit/endpoint';
import { ApiFailure, call } from '#src/lib/api.js';
import { fieldRule } from '#src/lib/field-rule.js';
import styles from './mail-form.module.css';

type ExportMail = InputOf<typeof sendEmailAttachment>;

/** Sends a finished export to one mailbox. */
const sendExport = (mail: ExportMail) => call(sendEmailAttachment, mail);

interface MailFormProps {
  exportId: string;
  fileName: string;
}

interface Values {
  email: string;
  subject: string;
  message: string;
}

const addressRules = [fieldRule(mailAddress)];
const subjectRules = [fieldRule(mailSubject)];
const messageRules = [fieldRule(mailMessage)];

const FAILED = '邮件没有发送，请稍后重试，或下载后自行发送';
const wordsOf = (failure: unknown): string =>
  failure instanceof ApiFailure && failure.message !== '' ? failure.message : FAILED;

/** 发送到邮箱: sends the file to one address. */
export function MailForm({ exportId, fileName }: MailFormProps) {
  const { mutate, data, error, isPending, variables } = useMutation({ mutationFn: sendExport });
  const form = useForm<Values>({ email: '', subject: fileName.replace(/\.[a-z]+$/, ''), message: '' });
  const send = ({ email, subject, message }: Values) =>
    mutate({ exportId, email: email.trim(), subject: subject.trim(), message: message.trim() });
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
    <Form form={form} className={styles.form} label="发送到邮箱" onSubmit={send}>
      <FormField name="email" label="收件邮箱" rules={addressRules}>
        {(control) => <TextInput {...control} autoFocus type="email" autoComplete="email" maxLength={120} />}
      </FormField>
      <FormField name="subject" label="主题" rules={subjectRules}>
        {(control) => <TextInput {...control} maxLength={MAX_MAIL_SUBJECT_LENGTH} />}
      </FormField>
      <FormField name="message" label="正文（可不填）" rules={messageRules}>
        {(control) => <Textarea {...control} rows={3} maxLength={MAX_MAIL_MESSAGE_LENGTH} />}
      </FormField>
      {error ? (
        <p className={styles.failure} role="alert">
          {wordsOf(error)}
        </p>
      ) : null}
      <Button type="submit" tone="primary" isBusy={isPending}>
        {isPending ? '正在发送' : '发送'}
      </Button>
      <small>每天最多发送到 3 个其他邮箱；发送到已认证的校园邮箱不计次数。</small>
    </Form>
  );
}
