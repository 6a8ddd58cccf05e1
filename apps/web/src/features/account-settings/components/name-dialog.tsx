import { username } from '@qicheng/contract/account/fields';
import { Button, Form, Input } from 'antd';
import { Dialog } from '../../../components/dialog.js';
import { fieldRule } from '../../../lib/field-rule.js';
import { showToast } from '../../../lib/toast.js';
import { showFormFailure, useThrottled } from '../../auth/index.js';
import { rename } from '../api/account-changes.js';
import { useAccountChanged } from '../hooks/use-account.js';

const MOST_LETTERS = 20;

interface NameDialogProps {
  open: boolean;
  present: string;
  onClose: () => void;
}

function NameForm({ present, onClose }: Omit<NameDialogProps, 'open'>) {
  const [form] = Form.useForm<{ username: string }>();
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
    <Form
      form={form}
      name="rename-account"
      layout="vertical"
      initialValues={{ username: present }}
      onFinish={press}
    >
      <Form.Item name="username" label="昵称" rules={[fieldRule(username)]} validateTrigger="onSubmit">
        <Input
          data-first-field
          autoComplete="nickname"
          maxLength={MOST_LETTERS}
          showCount
          onFocus={(event) => event.target.select()}
        />
      </Form.Item>
      <Button type="primary" htmlType="submit" block loading={isBusy}>
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
