import { RESUME_TITLE_MAX } from '@qicheng/contract/resume/fields';
import { useTypedText } from '../controls/use-typed-text.js';
import { useEditor, useTitle } from '../store/editor-context.js';
import styles from './top-bar.module.css';

/** The name of the résumé, renamed in place; an emptied name falls back to the last one. */
export function TitleField() {
  const editor = useEditor();
  const title = useTitle();
  const [typed, setTyped] = useTypedText(title);
  return (
    <input
      className={styles.title}
      aria-label="简历名称"
      maxLength={RESUME_TITLE_MAX}
      size={Math.min(24, Math.max(6, typed.length * 2))}
      value={typed}
      onChange={(event) => {
        setTyped(event.target.value);
        if (event.target.value.trim() !== '') editor.rename(event.target.value.trim());
      }}
      onBlur={() => setTyped(title)}
      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
    />
  );
}
