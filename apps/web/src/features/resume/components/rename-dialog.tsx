import { RESUME_TITLE_MAX, resumeTitle } from '@qicheng/contract/resume/fields';
import { Button, Form, Input } from 'antd';
import { Dialog } from '../../../components/dialog.js';
import { fieldRule } from '../../../lib/field-rule.js';
import type { ResumeSummary } from '../api/list-resumes.js';

interface RenameDialogProps {
  resume: ResumeSummary | null;
  isBusy: boolean;
  onRename: (title: string) => void;
  onClose: () => void;
}

export function RenameDialog({ resume, isBusy, onRename, onClose }: RenameDialogProps) {
  return (
    <Dialog open={resume !== null} title="简历改名" width="narrow" onClose={onClose}>
      <Form
        name="rename"
        layout="vertical"
        initialValues={{ title: resume?.title }}
        onFinish={({ title }: { title: string }) => onRename(title.trim())}
      >
        <Form.Item name="title" label="简历名称" rules={[fieldRule(resumeTitle)]} validateTrigger="onSubmit">
          <Input data-first-field maxLength={RESUME_TITLE_MAX} onFocus={(event) => event.target.select()} />
        </Form.Item>
        <Button type="primary" htmlType="submit" block loading={isBusy}>
          保存
        </Button>
      </Form>
    </Dialog>
  );
}
