import { Button } from '@qicheng/ui/button';
import { useId, useState } from 'react';
import styles from './import-dialog.module.css';

interface PasteFormProps {
  problem: string | null;
  initial?: string | undefined;
  onText: (text: string) => void;
}

/** Text out of a mail, a chat or another site. */
export function PasteForm({ problem, initial = '', onText }: PasteFormProps) {
  const [text, setText] = useState(initial);
  const field = useId();
  const errorId = useId();
  return (
    <form
      className={styles.paste}
      onSubmit={(event) => {
        event.preventDefault();
        onText(text);
      }}
    >
      <label htmlFor={field}>简历内容</label>
      <textarea
        id={field}
        data-first-field
        rows={9}
        value={text}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : errorId}
        placeholder="把简历的全部文字粘贴到这里，保留换行识别得更准"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onText(text);
        }}
      />
      {problem ? (
        <p id={errorId} className={styles.problem} role="alert">
          {problem}
        </p>
      ) : null}
      <Button type="submit" tone="primary">
        识别这段文字
      </Button>
    </form>
  );
}
