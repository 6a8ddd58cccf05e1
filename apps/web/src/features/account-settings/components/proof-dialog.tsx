import { Button } from '@qicheng/ui/button';
import { Dialog } from '@qicheng/ui/dialog';
import { Form, useForm } from '@qicheng/ui/form';
import { showToast } from '@qicheng/ui/toast';
import { showFormFailure, useThrottled } from '#src/features/auth/index.js';
import type { IdentityProof } from '../api/account-changes.js';
import type { AccountProfile } from '../api/account-queries.js';
import { useAccountChanged } from '../hooks/use-account.js';
import { type ProofValues, useProof } from '../hooks/use-proof.js';
import styles from './form.module.css';

interface ProofFormProps {
  profile: AccountProfile;
  /** What the action does, shown above the proof. */
  lead: string;
  action: string;
  isDanger?: boolean;
  /** Toast on success. */
  done: string;
  perform: (proof: IdentityProof) => Promise<unknown>;
  onClose: () => void;
}

function ProofForm({ profile, lead, action, isDanger = false, done, perform, onClose }: ProofFormProps) {
  const form = useForm<ProofValues>({});
  const proof = useProof(profile, form);
  const changed = useAccountChanged();
  const { press, isBusy } = useThrottled(async (values: ProofValues) => {
    const credentials = proof.read(values);
    if (credentials === null) return;
    try {
      await perform(credentials);
      await changed();
      showToast('success', done);
      onClose();
    } catch (error) {
      showFormFailure(form, error, proof.ownField, { ...proof.fieldOf, smsCodeInvalid: 'proofCode' });
    }
  });
  return (
    <>
      <p className={styles.lead}>{lead}请先确认是您本人操作。</p>
      <Form form={form} onSubmit={press}>
        {proof.fields}
        <Button
          type="submit"
          tone="primary"
          isDanger={isDanger}
          isWide
          isBusy={isBusy}
          disabled={proof.method === null}
        >
          {action}
        </Button>
      </Form>
      {proof.captcha}
    </>
  );
}

interface ProofDialogProps extends ProofFormProps {
  open: boolean;
  title: string;
}

/** An account action that needs only a proof of identity. */
export const ProofDialog = ({ open, title, ...form }: ProofDialogProps) => (
  <Dialog open={open} title={title} onClose={form.onClose}>
    <ProofForm {...form} />
  </Dialog>
);
