import { Button } from '@qicheng/ui/button';
import { Dialog } from '@qicheng/ui/dialog';
import { Form, useForm } from '@qicheng/ui/form';
import { showToast } from '@qicheng/ui/toast';
import { showFormFailure, useThrottled } from '../../auth/index.js';
import { requestExport } from '../api/account-changes.js';
import type { AccountProfile } from '../api/account-queries.js';
import { useAccountChanged } from '../hooks/use-account.js';
import { type ProofValues, useProof } from '../hooks/use-proof.js';
import styles from './form.module.css';

interface ExportDialogProps {
  open: boolean;
  profile: AccountProfile;
  onClose: () => void;
}

function ExportForm({ profile, onClose }: Omit<ExportDialogProps, 'open'>) {
  const form = useForm<ProofValues>({});
  const proof = useProof(profile, form);
  const changed = useAccountChanged();
  const { press, isBusy } = useThrottled(async (values: ProofValues) => {
    const given = proof.read(values);
    if (given === null) return;
    try {
      await requestExport(given);
      await changed();
      showToast('success', '已开始整理您的数据');
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
        压缩包里是账号资料、全部简历与版本、上传和导出的文件、AI 次数与登录记录。请先确认是您本人操作。
      </p>
      <Form form={form} onSubmit={press}>
        {proof.fields}
        <Button type="submit" tone="primary" isWide isBusy={isBusy} disabled={proof.way === null}>
          开始导出
        </Button>
      </Form>
      {proof.captcha}
    </>
  );
}

export const ExportDialog = ({ open, ...rest }: ExportDialogProps) => (
  <Dialog open={open} title="导出我的全部数据" onClose={rest.onClose}>
    <ExportForm {...rest} />
  </Dialog>
);
