import { Button } from '@qicheng/ui/button';
import { Dialog } from '@qicheng/ui/dialog';
import { Form, useForm } from '@qicheng/ui/form';
import { FormCheckbox } from '@qicheng/ui/form-checkbox';
import { useState } from 'react';
import { formatMoment } from '#src/lib/display-time.js';
import { showFormFailure, useThrottled } from '#src/features/auth/index.js';
import { close } from '../api/account-changes.js';
import type { AccountProfile } from '../api/account-queries.js';
import { type ProofValues, useProof } from '../hooks/use-proof.js';
import styles from './form.module.css';

interface Values extends ProofValues {
  isUnderstood?: boolean;
}

const erased = [
  '全部简历、版本、分享链接、上传和导出的文件',
  '剩余的 AI 次数与会员权益，不能退回',
  '校园邮箱认证、微信与学号的绑定、登录记录',
  '手机号与账号的关系；之后可用同一手机号重新注册',
];

function CloseForm({ profile, onClosed }: { profile: AccountProfile; onClosed: (erasedAt: Date) => void }) {
  const form = useForm<Values>({});
  const proof = useProof(profile, form);
  const { press, isBusy } = useThrottled(async (values: Values) => {
    const credentials = proof.read(values);
    if (credentials === null) return;
    try {
      onClosed((await close(credentials)).erasedAt);
    } catch (error) {
      showFormFailure(form, error, proof.ownField, {
        ...proof.fieldOf,
        smsCodeInvalid: 'proofCode',
      });
    }
  });
  return (
    <>
      <p className={styles.lead}>
        注销后所有设备立即退出登录。7 天内重新登录可以撤销；7 天后以下内容会被清除，无法恢复：
      </p>
      <ul className={styles.erased}>
        {erased.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <Form form={form} onSubmit={press}>
        {proof.fields}
        <FormCheckbox name="isUnderstood" mustBeTicked="请先确认您已了解">
          我已了解，仍要注销账号
        </FormCheckbox>
        <Button type="submit" tone="primary" isDanger isWide isBusy={isBusy} disabled={proof.method === null}>
          注销账号
        </Button>
      </Form>
      {proof.captcha}
    </>
  );
}

const Closed = ({ erasedAt, onLeave }: { erasedAt: Date; onLeave: () => void }) => (
  <>
    <p role="status">
      账号将于 {formatMoment(erasedAt)} 注销。在此之前登录，可以在“账号设置”中撤销，所有内容都会恢复。
    </p>
    <div className={styles.choice}>
      <Button tone="primary" autoFocus onClick={onLeave}>
        知道了
      </Button>
    </div>
  </>
);

interface CloseDialogProps {
  open: boolean;
  profile: AccountProfile;
  onClose: () => void;
  /** Called after the account is closed and the session has ended; leaves the page. */
  onLeave: () => void;
}

/**
 * Closes the account: lists what is erased, asks for proof of identity, and states until when it can be
 * reverted [data closing].
 */
export function CloseDialog({ open, profile, onClose, onLeave }: CloseDialogProps) {
  const [erasedAt, setErasedAt] = useState<Date | null>(null);
  return (
    <Dialog
      open={open}
      title={erasedAt === null ? '注销账号' : '账号已进入注销期'}
      onClose={erasedAt === null ? onClose : onLeave}
    >
      {erasedAt === null ? (
        <CloseForm profile={profile} onClosed={setErasedAt} />
      ) : (
        <Closed erasedAt={erasedAt} onLeave={onLeave} />
      )}
    </Dialog>
  );
}
