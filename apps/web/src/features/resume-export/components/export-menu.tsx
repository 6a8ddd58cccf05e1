import { Button } from '@qicheng/ui/button';
import { BY_POINTER, useCloseOutside } from '@qicheng/ui/close-outside';
import {
  type KeyboardEvent,
  useId,
  useRef,
  useState,
  type RefObject,
  useEffect,
  useEffectEvent,
  lazy,
  Suspense,
} from 'react';
import { Icon } from '@qicheng/ui/icon';
import { paths } from '#src/config/paths.js';
import {
  type ExportFormat,
  type ExportOptions,
  USUAL_OPTIONS,
  type ExportResult,
} from '../api/run-export.js';
import { useExport, DATA, DOCUMENTS, formatOf } from '../hooks/use-export.js';
import styles from './export-menu.module.css';
import { AiNotice, ExportOptionsFields, Untranslated } from './export-options.js';
import { saveFile } from '#src/lib/save-file.js';

const MailForm = lazy(async () => ({ default: (await import('./mail-form.js')).MailForm }));

interface ExportOutcomeProps {
  result: Exclude<ExportResult, { kind: 'missing' }>;
  name: string;
  onRetry: () => void;
}

/** How the export ended, and what can be done with its file. */
function ExportOutcome({ result, name, onRetry }: ExportOutcomeProps) {
  const [isMailing, setMailing] = useState(false);
  if (result.kind === 'ready') {
    return (
      <>
        <p className={styles.outcome}>
          <Icon name="check" size={18} />
          <span>{name} 已生成</span>
          <button type="button" className={styles.inline} onClick={() => saveFile(result)}>
            再次下载
          </button>
          <button
            type="button"
            className={styles.next}
            aria-expanded={isMailing}
            onClick={() => setMailing(!isMailing)}
          >
            发送到邮箱
          </button>
        </p>
        {isMailing ? (
          <Suspense fallback={null}>
            <MailForm exportId={result.exportId} fileName={result.fileName} />
          </Suspense>
        ) : null}
      </>
    );
  }
  if (result.kind === 'later')
    return <p className={styles.outcome}>生成时间较长，文件生成后会保存在“我的简历”。</p>;
  return (
    <p className={styles.outcome} role="alert">
      <Icon name="alert" size={18} />
      <span>{result.message}</span>
      <button type="button" className={styles.inline} onClick={onRetry}>
        重试
      </button>
    </p>
  );
}

interface MissingQuestionProps {
  characters: readonly string[];
  /** Where the person asked for the export. */
  menu: RefObject<HTMLElement | null>;
  onBack: () => void;
  onConfirm: () => void;
}

/** More would not help to find them. */
const SHOWN = 20;

function listed(characters: readonly string[]): string {
  const shown = characters.slice(0, SHOWN).join(' ');
  return characters.length > SHOWN ? `${shown} 等 ${characters.length} 个` : shown;
}

/** Names the characters that would print as empty boxes, and lets the person decide. */
function MissingQuestion({ characters, menu, onBack, onConfirm }: MissingQuestionProps) {
  const textId = useId();
  const answers = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Saving may have taken a while: who writes elsewhere by now is not torn away.
    const { activeElement, body } = document;
    if (activeElement !== body && !menu.current?.contains(activeElement)) return;
    answers.current?.querySelector('button')?.focus();
  }, [menu]);
  return (
    <div className={styles.question} role="group" aria-labelledby={textId}>
      <p id={textId}>以下字符没有对应的字形，导出后会显示为空白方框：{listed(characters)}</p>
      <div className={styles.answers} ref={answers}>
        <Button onClick={onBack}>返回修改</Button>
        <Button tone="quiet" onClick={onConfirm}>
          仍要导出
        </Button>
      </div>
    </div>
  );
}

interface ExportMenuProps {
  resumeId: string;
  /** Waits until the server has everything; false when that is not possible now. */
  whenSaved: () => Promise<boolean>;
  /** Opens the share of the résumé; without it 分享 is not offered. */
  onShare?: () => void;
  /** Whether AI wrote a part of what a file in this language shows; undefined is the résumé's own language. */
  hasAiText?: (language: ExportOptions['language']) => boolean;
  /** How many texts a file in this language shows in Chinese, because they have no English. */
  countUntranslated?: (language: ExportOptions['language']) => number;
}

/** Escape where nothing has the focus, as after a download that the browser showed. */
function useEscapeWithoutFocus(isShown: boolean, leave: () => void): void {
  const onKey = useEffectEvent(({ key, target }: globalThis.KeyboardEvent) => {
    if (key === 'Escape' && target === document.body) leave();
  });
  useEffect(() => {
    if (!isShown) return undefined;
    const listener = (event: globalThis.KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isShown]);
}

/** 导出: the one primary action of the editor, its formats and how far the file is. */
export function ExportMenu({ resumeId, whenSaved, onShare, hasAiText, countUntranslated }: ExportMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const { format, result, isRunning, start, withdraw } = useExport(resumeId, whenSaved);
  const [options, setOptions] = useState(USUAL_OPTIONS);
  const running = formatOf(format)?.name ?? '';
  // A question shows itself, even when the menu was closed while the résumé was saved.
  const isShown = isOpen || result?.kind === 'missing';
  const close = () => {
    withdraw();
    setOpen(false);
  };
  const focusButton = () => root.current?.querySelector('button')?.focus();
  useCloseOutside(root, isShown, close, BY_POINTER);
  const leave = () => {
    close();
    focusButton();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isShown) leave();
  };
  useEscapeWithoutFocus(isShown, leave);
  const exportAnyway = (each: ExportFormat) => {
    setOpen(true);
    focusButton();
    start({ format: each, options, isConfirmed: true });
  };
  const print = async () => {
    if (await whenSaved()) window.open(paths.resumePrint.href(resumeId), '_blank', 'noopener');
  };
  const choice = ({ format: each, name, about }: (typeof DOCUMENTS)[number]) => (
    <li key={each}>
      <button
        type="button"
        className={styles.choice}
        // Not `disabled`: that would take the focus away from a menu that is still open.
        aria-disabled={isRunning}
        onClick={() => {
          if (!isRunning) start({ format: each, options });
        }}
      >
        <span>{name}</span>
        <small>{about}</small>
      </button>
    </li>
  );
  return (
    <div className={styles.root} ref={root} onKeyDown={onKeyDown}>
      <Button
        tone="primary"
        icon="download"
        aria-expanded={isShown}
        aria-controls={panelId}
        onClick={() => (isShown ? close() : setOpen(true))}
      >
        导出
      </Button>
      <div id={panelId} className={styles.panel} hidden={!isShown} role="group" aria-label="导出">
        <ul>
          {DOCUMENTS.map(choice)}
          <li>
            <button type="button" className={styles.choice} onClick={() => void print()}>
              <span>打印</span>
              <small>在新页面用浏览器打印</small>
            </button>
          </li>
          {onShare ? (
            <li>
              <button
                type="button"
                className={styles.choice}
                onClick={() => {
                  leave();
                  onShare();
                }}
              >
                <span>分享</span>
                <small>生成链接和二维码</small>
              </button>
            </li>
          ) : null}
        </ul>
        <p className={styles.group} id={`${panelId}-data`}>
          更多格式
        </p>
        <ul aria-labelledby={`${panelId}-data`}>{DATA.map(choice)}</ul>
        {isShown && countUntranslated ? <Untranslated count={countUntranslated(options.language)} /> : null}
        {isShown && hasAiText?.(options.language) ? <AiNotice isShown={options.aiNotice} /> : null}
        <ExportOptionsFields options={options} onChange={setOptions} />
        <div aria-live="polite">
          {isRunning ? (
            <p className={styles.outcome} data-busy="true">
              正在生成 {running}，完成后自动下载
            </p>
          ) : null}
          {result && format && result.kind !== 'missing' ? (
            <ExportOutcome
              key={result.kind === 'ready' ? result.exportId : result.kind}
              result={result}
              name={running}
              onRetry={() => start({ format, options })}
            />
          ) : null}
          {result?.kind === 'missing' && format ? (
            <MissingQuestion
              characters={result.characters}
              menu={root}
              onBack={leave}
              onConfirm={() => exportAnyway(format)}
            />
          ) : null}
        </div>
      </div>
    </div>
  );
}
