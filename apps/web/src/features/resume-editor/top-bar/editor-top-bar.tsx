import { Button } from '@qicheng/ui/button';
import { type MouseEvent, type ReactNode, lazy } from 'react';
import { Link } from 'react-router-dom';
import { MAX_RESUME_TITLE_LENGTH } from '@qicheng/contract/resume/fields';
import { translationEntries, translationProgress } from '@qicheng/resume/translation';
import { BrandMark } from '#src/components/brand-mark.jsx';
import { LazyPart } from '#src/components/lazy-part.jsx';
import { paths } from '#src/config/paths.js';
import { EditorIcon } from '../editor-icon.js';
import { useEditedLanguage, useEditor, useSteps, useTitle, useDocument } from '../store/editor-context.js';
import { toggleStyle, useView } from '../store/view-state.js';
import styles from './top-bar.module.css';
import { keyHint } from '../shortcuts/key-names.js';
import { stepThroughEdits } from '../shortcuts/step-through-edits.js';
import { closeDrawer, useTools, toggleDrawer } from '../shortcuts/tool-state.js';
import { useIsLocal } from '../local-draft/is-local.js';
import { openGhostwrite, useGhostwrite } from '../ghostwrite/ghostwrite-state.js';
import { useTypedText } from '../controls/use-typed-text.js';
import { editLanguage } from '../store/edited-language.js';
import { hasOnlyName } from '../store/editor-store.js';
import checkButtonStyles from '../check/check.module.css';
import { ignoredIn, openFindings, useCheck } from '../check/check-runner.js';
import translationButtonStyles from '../language/language.module.css';
import { closeTranslations, openTranslations, useTranslations } from '../language/translation-state.js';

const TranslationDialog = lazy(async () => ({
  default: (await import('../language/translation-dialog.js')).TranslationDialog,
}));

/** Opens the translation dialog; a dot marks stale translations. */
function TranslationButton({ className = '' }: { className?: string | undefined }) {
  const isOpen = useTranslations((state) => state.isOpen);
  const stale = useDocument(
    (document) =>
      translationProgress(translationEntries(document, 'en')).stale +
      translationProgress(translationEntries(document, 'zh')).stale,
  );
  return (
    <>
      <Button
        tone="quiet"
        className={`${translationButtonStyles.button} ${className}`}
        title={stale > 0 ? `双语对照：${stale} 处可能过期` : '双语对照'}
        onClick={openTranslations}
      >
        双语
        {stale > 0 ? (
          <span className={translationButtonStyles.dot} aria-label={`${stale} 处可能过期`} />
        ) : null}
      </Button>
      {isOpen ? (
        <LazyPart onFail={closeTranslations}>
          <TranslationDialog />
        </LazyPart>
      ) : null}
    </>
  );
}

/** 检查, with the number of findings above the style level. */
export function CheckButton() {
  const findings = useCheck((check) => check.findings);
  const written = useDocument((document) => [...ignoredIn(document)].join('\n'));
  const isOpen = useTools((tools) => tools.drawer === 'check');
  const ignored = new Set(written.split('\n'));
  // Before any writing, missing content is not reported.
  const isEmpty = useDocument(hasOnlyName);
  const loud = isEmpty
    ? 0
    : openFindings(findings, ignored).filter(({ severity }) => severity !== 'hint').length;
  return (
    <Button
      tone="quiet"
      className={checkButtonStyles.button}
      data-tour="check"
      aria-pressed={isOpen}
      aria-label={loud > 0 ? `检查，${loud} 处需要核对` : '检查'}
      title="检查错别字、格式与日期"
      onClick={() => toggleDrawer('check')}
    >
      检查
      {loud > 0 ? (
        <span className={checkButtonStyles.badge} aria-hidden="true">
          {loud > 99 ? '99+' : loud}
        </span>
      ) : null}
    </Button>
  );
}

/** The résumé's title, renamed in place; an empty one falls back to the last title. */
function TitleField() {
  const editor = useEditor();
  const title = useTitle();
  const [typed, setTyped] = useTypedText(title);
  return (
    <input
      className={styles.title}
      aria-label="简历名称"
      title={title}
      maxLength={MAX_RESUME_TITLE_LENGTH}
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

/** AI 优化 in the top bar: toggles the ghost-writer. */
function GhostwriteButton({ className }: { className?: string | undefined }) {
  const isOpen = useTools(({ drawer }) => drawer === 'ghostwrite');
  return (
    <Button
      tone="quiet"
      className={className}
      aria-pressed={isOpen}
      title="AI 代写与优化"
      onClick={() => (isOpen ? closeDrawer() : openGhostwrite(useGhostwrite.getState().service))}
    >
      AI 优化
    </Button>
  );
}

const LANGUAGES = [
  { code: 'zh', name: '中文' },
  { code: 'en', name: 'English' },
] as const;

function LanguageSwitch() {
  const language = useEditedLanguage();
  const editor = useEditor();
  return (
    <div className={styles.switch} role="radiogroup" aria-label="简历语言">
      {LANGUAGES.map(({ code, name }) => (
        <label key={code} data-on={language === code}>
          <input
            type="radio"
            name="resume-language"
            className="visually-hidden"
            checked={language === code}
            onChange={() => editLanguage(editor, code)}
          />
          {name}
        </label>
      ))}
    </div>
  );
}

/** The edited text keeps its caret. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

interface EditorTopBarProps {
  saved: ReactNode;
  exportMenu: ReactNode;
  more: ReactNode;
}

/** Title, save state, undo and redo, language, style, and 导出 as the only primary action. */
export function EditorTopBar({ saved, exportMenu, more }: EditorTopBarProps) {
  const editor = useEditor();
  const steps = useSteps();
  const title = useTitle();
  const isStyle = useView((view) => view.shownPanel === 'style');
  const [homeName, homeHref] = useIsLocal()
    ? ['回到首页', paths.home.href()]
    : ['回到我的简历', paths.personal.href()];
  return (
    <header className={styles.bar}>
      <Link to={homeHref} className={styles.home} aria-label={homeName} title={homeName}>
        <BrandMark className={styles.mark} />
      </Link>
      <h1 className="visually-hidden">{title}</h1>
      <TitleField />
      {saved}
      <div className={styles.tools}>
        <Button
          tone="quiet"
          aria-label="撤销"
          title={`撤销（${keyHint('Mod+Z')}）`}
          disabled={steps.undo === 0}
          onMouseDown={keepFocus}
          onClick={() => stepThroughEdits(editor, 'undo')}
        >
          <EditorIcon name="undo" size={20} />
        </Button>
        <Button
          tone="quiet"
          aria-label="重做"
          title={`重做（${keyHint('Mod+Shift+Z')}）`}
          disabled={steps.redo === 0}
          onMouseDown={keepFocus}
          onClick={() => stepThroughEdits(editor, 'redo')}
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
        <span className={styles.export} data-tour="export" title={`导出与打印（${keyHint('Mod+P')}）`}>
          {exportMenu}
        </span>
      </div>
    </header>
  );
}
