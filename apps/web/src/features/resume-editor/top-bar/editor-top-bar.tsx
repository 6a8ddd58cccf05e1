import { Button } from '@qicheng/ui/button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BrandMark } from '#src/components/brand-mark.jsx';
import { paths } from '#src/config/paths.js';
import { CheckButton } from '../check/check-button.js';
import { GhostwriteButton } from '../ghostwrite/ghostwrite-button.js';
import { EditorIcon } from '../editor-icon.js';
import { TranslationButton } from '../language/translation-button.js';
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

interface EditorTopBarProps {
  saved: ReactNode;
  exportMenu: ReactNode;
  more: ReactNode;
}

/** Name, saved state, steps, language, style, and 导出 as the one primary action. */
export function EditorTopBar({ saved, exportMenu, more }: EditorTopBarProps) {
  const editor = useEditor();
  const steps = useSteps();
  const isStyle = useView((view) => view.shownPanel === 'style');
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
        <TranslationButton className={styles.wideOnly} />
        <CheckButton />
        <GhostwriteButton className={styles.wideOnly} />
        <Button
          tone="quiet"
          data-tour="style"
          aria-label="模板与样式"
          aria-pressed={isStyle}
          className={styles.styleButton}
          onClick={toggleStyle}
        >
          <span className={styles.wideOnly}>模板与</span>样式
        </Button>
        {more}
        <span className={styles.export} data-tour="export" title="导出与打印（Ctrl+P）">
          {exportMenu}
        </span>
      </div>
    </header>
  );
}
