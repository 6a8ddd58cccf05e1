import { MAX_RESUME_TITLE_LENGTH, resumeTitle } from '@qicheng/contract/resume/fields';
import { Button } from '@qicheng/ui/button';
import { Dialog } from '@qicheng/ui/dialog';
import { Form, FormField, useForm } from '@qicheng/ui/form';
import { TextInput } from '@qicheng/ui/text-input';
import { fieldRule } from '#src/lib/field-rule.js';
import type { ResumeSummary } from '../api/change-resume.js';

interface RenameDialogProps {
  resume: ResumeSummary | null;
  isBusy: boolean;
  onRename: (title: string) => void;
  onClose: () => void;
}

const titleRules = [fieldRule(resumeTitle)];

type RenameFormProps = Pick<RenameDialogProps, 'isBusy' | 'onRename'> & { present: string };

function RenameForm({ present, isBusy, onRename }: RenameFormProps) {
  const form = useForm({ title: present });
  return (
    <Form form={form} onSubmit={({ title }) => onRename(title.trim())}>
      <FormField name="title" label="简历名称" rules={titleRules}>
        {(control) => (
          <TextInput
            {...control}
            data-first-field
            maxLength={MAX_RESUME_TITLE_LENGTH}
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

export const RenameDialog = ({ resume, onClose, ...rest }: RenameDialogProps) => (
  <Dialog open={resume !== null} title="简历改名" width="narrow" onClose={onClose}>
    {resume ? <RenameForm present={resume.title} {...rest} /> : null}
  </Dialog>
);
