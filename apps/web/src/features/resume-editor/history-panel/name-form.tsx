import { VERSION_NAME_MAX } from '@qicheng/contract/resume-version/fields';
import { Button } from '@qicheng/ui/button';
import { TextInput } from '@qicheng/ui/text-input';
import { type FormEvent, useState } from 'react';
import styles from './history.module.css';

interface NameFormProps {
  label: string;
  initial?: string;
  onName: (name: string) => void;
  onCancel: () => void;
}

/** One line to name a version. */
export function NameForm({ label, initial = '', onName, onCancel }: NameFormProps) {
  const [name, setName] = useState(initial);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onName(name.trim());
  };
  return (
    <form className={styles.nameForm} onSubmit={submit}>
      <TextInput
        className={styles.nameInput}
        aria-label={label}
        placeholder="例如：投递产品岗的版本"
        maxLength={VERSION_NAME_MAX}
        autoFocus
        value={name}
        onValue={setName}
      />
      <Button type="submit" tone="primary" disabled={name.trim() === '' && initial === ''}>
        保存名称
      </Button>
      <Button onClick={onCancel}>取消</Button>
    </form>
  );
}
