import { Button } from '@qicheng/ui/button';
import { Dialog } from '@qicheng/ui/dialog';
import { Form, useForm } from '@qicheng/ui/form';
import { showToast } from '@qicheng/ui/toast';
import { showFormFailure, useThrottled } from '../../auth/index.js';
import { leaveWechat } from '../api/account-changes.js';
import type { AccountProfile } from '../api/account-queries.js';
import { useAccountChanged } from '../hooks/use-account.js';
import { type ProofValues, useProof } from '../hooks/use-proof.js';
import styles from './form.module.css';

interface WechatDialogProps {
  open: boolean;
  profile: AccountProfile;
  onClose: () => void;
}

function UnlinkForm({ profile, onClose }: Omit<WechatDialogProps, 'open'>) {
  const form = useForm<ProofValues>({});
  const proof = useProof(profile, form);
  const changed = useAccountChanged();
  const { press, isBusy } = useThrottled(async (values: ProofValues) => {
    const given = proof.read(values);
    if (given === null) return;
    try {
      await leaveWechat(given);
      await changed();
      showToast('success', '已解除微信绑定');
      onClose();
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
        解除后不能再用这个微信扫码登录，账号和简历都不受影响。请先确认是您本人操作。
      </p>
      <Form form={form} onSubmit={press}>
        {proof.fields}
        <Button type="submit" tone="primary" isDanger isWide isBusy={isBusy} disabled={proof.way === null}>
          解除绑定
        </Button>
      </Form>
      {proof.captcha}
    </>
  );
}

export const WechatDialog = ({ open, ...rest }: WechatDialogProps) => (
  <Dialog open={open} title="解除微信绑定" onClose={rest.onClose}>
    <UnlinkForm {...rest} />
  </Dialog>
);
