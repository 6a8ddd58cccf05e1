import { accountFailures, accountSettingsFailures } from '@qicheng/contract/account/failures';
import { authFailures } from '@qicheng/contract/auth/failures';
import { phone as phoneSchema } from '@qicheng/contract/auth/fields';
import { Button, Form, Input } from 'antd';
import { Dialog } from '../../../components/dialog.js';
import { ApiFailure } from '../../../lib/api.js';
import { fieldRule } from '../../../lib/field-rule.js';
import { showToast } from '../../../lib/toast.js';
import { refuseField, showFormFailure, useThrottled } from '../../auth/index.js';
import { movePhone, sendNewPhoneCode } from '../api/account-changes.js';
import type { AccountProfile } from '../api/account-queries.js';
import { useAccountChanged } from '../hooks/use-account.js';
import { type ProofValues, useProof } from '../hooks/use-proof.js';
import { useSentCode } from '../hooks/use-sent-code.js';
import { CodeField } from './code-field.js';
import styles from './form.module.css';

interface Values extends ProofValues {
  phone: string;
  code: string;
}

const NO_CODE_SENT = '请先获取短信验证码';
const CODE_WRONG = authFailures.smsCodeInvalid.message;

const fieldOf = {
  [accountSettingsFailures.phoneUnchanged.message]: 'phone',
  [accountSettingsFailures.phoneOfAnotherAccount.message]: 'phone',
  [accountFailures.phoneTaken.message]: 'phone',
  [accountSettingsFailures.currentPhoneCodeInvalid.message]: 'proofCode',
  [CODE_WRONG]: 'code',
} as const;

interface PhoneDialogProps {
  open: boolean;
  profile: AccountProfile;
  onClose: () => void;
}

function usePhoneForm({ profile, onClose }: Omit<PhoneDialogProps, 'open'>) {
  const [form] = Form.useForm<Values>();
  const proof = useProof(profile, form);
  const changed = useAccountChanged();
  const sms = useSentCode({
    key: 'phoneChange',
    send: sendNewPhoneCode,
    onFailure: (error) => showFormFailure(form, error, 'code', fieldOf),
  });
  const send = () => {
    void form
      .validateFields(['phone'])
      .then(({ phone }) => sms.press(phone, { phone, purpose: 'phoneChange' }))
      .catch(() => form.focusField('phone'));
  };
  const fail = (error: unknown) => {
    const isCodeWrong = error instanceof ApiFailure && error.message === CODE_WRONG;
    showFormFailure(form, error, proof.ownField, { ...proof.fieldOf, ...fieldOf });
    if (!isCodeWrong || proof.way !== 'code') return;
    // The right one of the two was used up by the try.
    proof.forget();
    refuseField(form, 'proofCode', '这个验证码已经用过，请重新获取');
  };
  const submitting = useThrottled(async (values: Values) => {
    const given = proof.read(values);
    if (given === null) return;
    const challengeId = sms.challengeFor(values.phone);
    if (challengeId === '') return refuseField(form, 'code', NO_CODE_SENT);
    try {
      const { phone, code } = values;
      await changed(await movePhone({ phone, code, challengeId }, given));
      showToast('success', '手机号已更换，其他设备已退出登录');
      onClose();
    } catch (error) {
      fail(error);
    }
  });
  return { form, proof, sms, send, submitting };
}

function PhoneForm(props: Omit<PhoneDialogProps, 'open'>) {
  const { form, proof, sms, send, submitting } = usePhoneForm(props);
  return (
    <>
      <p className={styles.lead}>
        {props.profile.phone ? `现在的手机号是 ${props.profile.phone}。` : ''}
        更换后用新手机号登录，其他设备会退出登录，24 小时内不能导出全部数据。
      </p>
      <Form form={form} name="account-phone" layout="vertical" onFinish={submitting.press}>
        {proof.fields}
        <Form.Item
          name="phone"
          label="新手机号"
          normalize={(value: string | undefined) => value?.replaceAll(/\s/g, '')}
          rules={[fieldRule(phoneSchema)]}
          validateTrigger="onBlur"
        >
          <Input
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            maxLength={11}
            placeholder="11 位手机号"
          />
        </Form.Item>
        <CodeField
          name="code"
          label="新手机号的验证码"
          remaining={sms.remaining}
          isSending={sms.isSending}
          onSend={send}
        />
        <Button
          type="primary"
          htmlType="submit"
          block
          loading={submitting.isBusy}
          disabled={proof.way === null}
        >
          更换手机号
        </Button>
      </Form>
      {proof.captcha}
      {sms.captcha}
    </>
  );
}

/** Moves the account to another phone: a proof of the owner and a code on the new one (reliability.md ST3, ST4). */
export const PhoneDialog = ({ open, ...rest }: PhoneDialogProps) => (
  <Dialog open={open} title={rest.profile.phone ? '更换手机号' : '绑定手机号'} onClose={rest.onClose}>
    <PhoneForm {...rest} />
  </Dialog>
);
