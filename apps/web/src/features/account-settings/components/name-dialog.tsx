import { username } from '@qicheng/contract/account/fields';
import { Button } from '@qicheng/ui/button';
import { Dialog } from '@qicheng/ui/dialog';
import { Form, FormField, useForm } from '@qicheng/ui/form';
import { TextInput } from '@qicheng/ui/text-input';
import { showToast } from '@qicheng/ui/toast';
import { fieldRule } from '#src/lib/field-rule.js';
import { showFormFailure, useThrottled } from '#src/features/auth/index.js';
import { rename } from '../api/account-changes.js';
import { useAccountChanged } from '../hooks/use-account.js';

const MAX_LENGTH = 20;
const nameRules = [fieldRule(username)];

interface NameDialogProps {
  open: boolean;
  present: string;
  onClose: () => void;
}

function NameForm({ present, onClose }: Omit<NameDialogProps, 'open'>) {
  const form = useForm<{ username: string }>({ username: present });
  const changed = useAccountChanged();
  const { press, isBusy } = useThrottled(async (values: { username: string }) => {
    try {
      await changed(await rename(values.username.trim()));
      showToast('success', '昵称已修改');
      onClose();
    } catch (error) {
      showFormFailure(form, error, 'username');
    }
  });
  return (
    <Form form={form} onSubmit={press}>
      <FormField name="username" label="昵称" rules={nameRules}>
        {(control) => (
          <TextInput
            {...control}
            data-first-field
            autoComplete="nickname"
            maxLength={MAX_LENGTH}
            suffix={`${control.value.length} / ${MAX_LENGTH}`}
            onFocus={(event) => event.target.select()}
          />
        )}
      </FormField>
      <Button type="submit" tone="primary" isWide isBusy={isBusy}>
        保存
      </Button>
    </Form>
  );
}

export const NameDialog = ({ open, ...rest }: NameDialogProps) => (
  <Dialog open={open} title="修改昵称" width="narrow" onClose={rest.onClose}>
    <NameForm {...rest} />
  </Dialog>
);
