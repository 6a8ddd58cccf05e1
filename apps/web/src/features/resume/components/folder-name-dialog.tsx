import { FOLDER_NAME_MAX, folderName } from '@qicheng/contract/resume/fields';
import { Button } from '@qicheng/ui/button';
import { Dialog } from '@qicheng/ui/dialog';
import { Form, FormField, useForm } from '@qicheng/ui/form';
import { TextInput } from '@qicheng/ui/text-input';
import { fieldRule } from '#src/lib/field-rule.js';

const rules = [fieldRule(folderName)];

interface NameFormProps {
  name: string;
  isBusy: boolean;
  onName: (name: string) => void;
}

function NameForm({ name: present, isBusy, onName }: NameFormProps) {
  const form = useForm({ name: present });
  return (
    <Form form={form} onSubmit={({ name }) => onName(name.trim())}>
      <FormField name="name" label="文件夹名称" rules={rules}>
        {(control) => <TextInput {...control} data-first-field maxLength={FOLDER_NAME_MAX} />}
      </FormField>
      <Button type="submit" tone="primary" isWide isBusy={isBusy}>
        保存
      </Button>
    </Form>
  );
}

interface FolderNameDialogProps extends NameFormProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks for the name of a folder. */
export const FolderNameDialog = ({ title, isOpen, onClose, ...rest }: FolderNameDialogProps) => (
  <Dialog open={isOpen} title={title} width="narrow" onClose={onClose}>
    {isOpen ? <NameForm {...rest} /> : null}
  </Dialog>
);
