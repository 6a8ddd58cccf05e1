import { accountSettingsFailures } from '@qicheng/contract/account/failures';
import { Button } from '@qicheng/ui/button';
import { Dialog } from '@qicheng/ui/dialog';
import { Form, refuseField, useForm } from '@qicheng/ui/form';
import { showToast } from '@qicheng/ui/toast';
import { useState } from 'react';
import { isFailure } from '#src/lib/api.js';
import { openAuthDialog } from '#src/lib/auth-dialog.js';
import {
  CodeField,
  type FieldOfReason,
  OtherPhoneField,
  showFormFailure,
  signOut,
  useSentCode,
  useThrottled,
} from '#src/features/auth/index.js';
import { movePhone, sendNewPhoneCode } from '../api/account-changes.js';
import type { AccountProfile } from '../api/account-queries.js';
import { useAccountChanged } from '../hooks/use-account.js';
import { type ProofValues, useProof } from '../hooks/use-proof.js';
import styles from './form.module.css';

interface Values extends ProofValues {
  phone: string;
  code: string;
}

const NO_CODE_SENT = '请先获取短信验证码';
const SIGN_IN_TOO_OLD = accountSettingsFailures.identityProofUnavailable.message;

const fieldOf: FieldOfReason<keyof Values> = {
  phoneUnchanged: 'phone',
  phoneOfAnotherAccount: 'phone',
  phoneTaken: 'phone',
  currentPhoneCodeInvalid: 'proofCode',
  smsCodeInvalid: 'code',
};

const wordsOfFirst = {
  title: '绑定手机号',
  effect: '绑定后用手机号登录，',
  phone: '手机号',
  code: '验证码',
  done: '手机号已绑定，其他设备已退出登录',
};
const wordsOfNext: typeof wordsOfFirst = {
  title: '更换手机号',
  effect: '更换后用新手机号登录，',
  phone: '新手机号',
  code: '新手机号的验证码',
  done: '手机号已更换，其他设备已退出登录',
};
const wordsOf = ({ phone }: AccountProfile) => (phone ? wordsOfNext : wordsOfFirst);

interface PhoneDialogProps {
  open: boolean;
  profile: AccountProfile;
  onClose: () => void;
}

function usePhoneForm({ profile, onClose }: Omit<PhoneDialogProps, 'open'>) {
  const form = useForm<Values>({});
  const proof = useProof(profile, form);
  // The account has no proof of identity: a recent sign-in counts instead, and only the server knows its
  // time.
  const isUnprovable = proof.method === null;
  const [isSignInTooOld, setSignInTooOld] = useState(false);
  const changed = useAccountChanged();
  const sms = useSentCode({
    key: 'phoneChange',
    send: sendNewPhoneCode,
    onFailure: (error) => showFormFailure(form, error, 'code', fieldOf),
  });
  const send = async () => {
    if (!(await form.trigger('phone', { shouldFocus: true }))) return;
    const phone = form.getValues('phone');
    await sms.press(phone, { phone, purpose: 'phoneChange' });
  };
  const fail = (error: unknown) => {
    if (isUnprovable && isFailure(error, 'identityProofUnavailable')) return setSignInTooOld(true);
    showFormFailure(form, error, isUnprovable ? 'phone' : proof.ownField, { ...proof.fieldOf, ...fieldOf });
    if (!isFailure(error, 'smsCodeInvalid') || proof.method !== 'code') return;
    // The failed attempt also used up the valid one of the two codes.
    proof.discardCode();
    refuseField(form, 'proofCode', '这个验证码已经用过，请重新获取');
  };
  const submitting = useThrottled(async (values: Values) => {
    const credentials = isUnprovable ? {} : proof.read(values);
    if (credentials === null) return;
    const challengeId = sms.challengeFor(values.phone);
    if (challengeId === '') return refuseField(form, 'code', NO_CODE_SENT);
    try {
      const { phone, code } = values;
      await changed(await movePhone({ phone, code, challengeId }, credentials));
      showToast('success', wordsOf(profile).done);
      onClose();
    } catch (error) {
      fail(error);
    }
  });
  return { form, proof, sms, send, submitting, isUnprovable, isSignInTooOld };
}

const signInAgain = async () => {
  if (await signOut()) openAuthDialog('signIn');
};

const SignInAgain = () => (
  <p className={styles.problem} role="alert">
    {SIGN_IN_TOO_OLD}。从合作网站登录的，请回到该网站重新进入。
    <button type="button" className={styles.link} onClick={() => void signInAgain()}>
      重新登录
    </button>
  </p>
);

function PhoneForm(props: Omit<PhoneDialogProps, 'open'>) {
  const { form, proof, sms, send, submitting, isUnprovable, isSignInTooOld } = usePhoneForm(props);
  const words = wordsOf(props.profile);
  return (
    <>
      <p className={styles.lead}>
        {props.profile.phone ? `现在的手机号是 ${props.profile.phone}。` : ''}
        {words.effect}其他设备会退出登录，24 小时内不能导出全部数据。
      </p>
      <Form form={form} onSubmit={submitting.press}>
        {isUnprovable ? null : proof.fields}
        <OtherPhoneField label={words.phone} />
        <CodeField
          name="code"
          label={words.code}
          remaining={sms.remaining}
          isSending={sms.isSending}
          onSend={() => void send()}
        />
        {isSignInTooOld ? <SignInAgain /> : null}
        <Button type="submit" tone="primary" isWide isBusy={submitting.isBusy}>
          {words.title}
        </Button>
      </Form>
      {proof.captcha}
      {sms.captcha}
    </>
  );
}

/** Changes the account's phone: proof of identity and a code sent to the new phone [ST3] [ST4]. */
export const PhoneDialog = ({ open, ...rest }: PhoneDialogProps) => (
  <Dialog open={open} title={wordsOf(rest.profile).title} onClose={rest.onClose}>
    <PhoneForm {...rest} />
  </Dialog>
);
