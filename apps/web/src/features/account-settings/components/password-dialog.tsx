import { Button } from '@qicheng/ui/button';
import { Dialog } from '@qicheng/ui/dialog';
import { Form, useForm } from '@qicheng/ui/form';
import { showToast } from '@qicheng/ui/toast';
import {
  type FieldOfReason,
  NewPasswordFields,
  showFormFailure,
  useThrottled,
} from '#src/features/auth/index.js';
import { choosePassword } from '../api/account-changes.js';
import type { AccountProfile } from '../api/account-queries.js';
import { useAccountChanged } from '../hooks/use-account.js';
import { type ProofValues, useProof } from '../hooks/use-proof.js';
import styles from './form.module.css';

interface Values extends ProofValues {
  password: string;
  repeatedPassword: string;
}

const fieldOf: FieldOfReason<keyof Values> = {
  passwordTooCommon: 'password',
  passwordContainsPhone: 'password',
  passwordUnchanged: 'password',
  passwordsDiffer: 'repeatedPassword',
  smsCodeInvalid: 'proofCode',
};

interface PasswordDialogProps {
  open: boolean;
  profile: AccountProfile;
  onClose: () => void;
}

function PasswordForm({ profile, onClose }: Omit<PasswordDialogProps, 'open'>) {
  const form = useForm<Values>({});
  const proof = useProof(profile, form);
  const changed = useAccountChanged();
  const { press, isBusy } = useThrottled(async (values: Values) => {
    const credentials = proof.read(values);
    if (credentials === null) return;
    const { password: newPassword, repeatedPassword } = values;
    try {
      await changed(await choosePassword({ newPassword, repeatedPassword, ...credentials }));
      showToast('success', '密码设置成功，其他设备已退出登录');
      onClose();
    } catch (error) {
      showFormFailure(form, error, proof.ownField, { ...proof.fieldOf, ...fieldOf });
    }
  });
  return (
    <>
      <Form form={form} onSubmit={press}>
        {proof.fields}
        <NewPasswordFields />
        <p className={styles.lead}>保存后，其他设备会退出登录。</p>
        <Button type="submit" tone="primary" isWide isBusy={isBusy} disabled={proof.method === null}>
          保存
        </Button>
      </Form>
      {proof.captcha}
    </>
  );
}

/** Changes the password, or sets the first one. */
export const PasswordDialog = ({ open, ...rest }: PasswordDialogProps) => (
  <Dialog
    open={open}
    title={rest.profile.needsPassword ? '设置登录密码' : '修改登录密码'}
    onClose={rest.onClose}
  >
    <PasswordForm {...rest} />
  </Dialog>
);
