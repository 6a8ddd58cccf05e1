import { Button } from '@qicheng/ui/button';
import { Field } from '@qicheng/ui/field';
import { Textarea } from '@qicheng/ui/textarea';
import { useState } from 'react';
import styles from './import-dialog.module.css';

interface PasteFormProps {
  problem: string | null;
  initial?: string | undefined;
  onText: (text: string) => void;
}

/** Text from an e-mail, a chat or another site. */
export function PasteForm({ problem, initial = '', onText }: PasteFormProps) {
  const [text, setText] = useState(initial);
  return (
    <form
      className={styles.paste}
      onSubmit={(event) => {
        event.preventDefault();
        onText(text);
      }}
    >
      <Field label="简历内容" error={problem}>
        {(ids) => (
          <Textarea
            {...ids}
            data-first-field
            rows={9}
            value={text}
            placeholder="把简历的全部文字粘贴到这里，保留换行识别得更准"
            onValue={setText}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onText(text);
            }}
          />
        )}
      </Field>
      <Button type="submit" tone="primary">
        识别这段文字
      </Button>
    </form>
  );
}
