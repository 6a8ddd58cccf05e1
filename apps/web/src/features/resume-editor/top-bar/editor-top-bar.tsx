import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { BrandMark } from '../../../components/brand-mark.js';
import { Button } from '../../../components/button.js';
import { paths } from '../../../config/paths.js';
import { EditorIcon } from '../editor-icon.js';
import { useEditedLanguage, useEditor, useSteps, useWrite } from '../store/editor-context.js';
import { toggleStyle, useView } from '../store/view-state.js';
import { TitleField } from './title-field.js';
import styles from './top-bar.module.css';

const LANGUAGES = [
  { code: 'zh', name: '中文' },
  { code: 'en', name: 'English' },
] as const;

function LanguageSwitch() {
  const language = useEditedLanguage();
  const write = useWrite();
  return (
    <div className={styles.switch} role="radiogroup" aria-label="简历语言">
      {LANGUAGES.map(({ code, name }) => (
        <label key={code} data-on={language === code}>
          <input
            type="radio"
            name="resume-language"
            className="visually-hidden"
            checked={language === code}
            onChange={() => write.value(['meta', 'lang'], code)}
          />
          {name}
        </label>
      ))}
    </div>
  );
}

/** Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y) act on the résumé wherever the focus is; Ctrl+S saves at once. */
function useEditorKeys(onSave: () => void) {
  const editor = useEditor();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing) return;
      const key = event.key.toLowerCase();
      const act =
        key === 's'
          ? onSave
          : key === 'y' || (key === 'z' && event.shiftKey)
            ? editor.redo
            : key === 'z'
              ? editor.undo
              : null;
      if (!act) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [editor, onSave]);
}

interface EditorTopBarProps {
  saved: ReactNode;
  exportMenu: ReactNode;
  more: ReactNode;
  onSave: () => void;
}

/** Name, saved state, steps, language, style, and 导出 as the one primary action. */
export function EditorTopBar({ saved, exportMenu, more, onSave }: EditorTopBarProps) {
  const editor = useEditor();
  const steps = useSteps();
  const isStyle = useView((view) => view.desk === 'style');
  useEditorKeys(onSave);
  return (
    <header className={styles.bar}>
      <Link to={paths.personal.href()} className={styles.home} aria-label="回到我的简历" title="回到我的简历">
        <BrandMark className={styles.mark} />
      </Link>
      <TitleField />
      {saved}
      <div className={styles.tools}>
        <Button
          tone="quiet"
          aria-label="撤销"
          title="撤销（Ctrl+Z）"
          disabled={steps.undo === 0}
          onClick={editor.undo}
        >
          <EditorIcon name="undo" size={20} />
        </Button>
        <Button
          tone="quiet"
          aria-label="重做"
          title="重做（Ctrl+Shift+Z）"
          disabled={steps.redo === 0}
          onClick={editor.redo}
        >
          <EditorIcon name="redo" size={20} />
        </Button>
        <LanguageSwitch />
        <Button tone="quiet" aria-label="模板与样式" aria-pressed={isStyle} onClick={toggleStyle}>
          <span className={styles.wideOnly}>模板与</span>样式
        </Button>
        {more}
        {exportMenu}
      </div>
    </header>
  );
}
