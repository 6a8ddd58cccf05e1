import { Button } from '@qicheng/ui/button';
import { BY_POINTER, useCloseOutside } from '@qicheng/ui/close-outside';
import {
  type KeyboardEvent,
  lazy,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { LazyPart } from '#src/components/lazy-part.jsx';
import { paths } from '#src/config/paths.js';
import { type ExportOptions, USUAL_OPTIONS } from '../api/run-export.js';
import { ATS_PDF, type ExportChoice, useExport } from '../hooks/use-export.js';
import { ExportChoices } from './export-choices.js';
import styles from './export-menu.module.css';
import { AiNotice, ExportOptionsFields, type ReviewLink, ToReview, Untranslated } from './export-options.js';
import { ExportOutcome } from './export-outcome.js';
import { MissingQuestion } from './missing-question.js';

const ParseReportDialog = lazy(async () => ({
  default: (await import('./parse-report-dialog.js')).ParseReportDialog,
}));

interface ExportMenuProps {
  resumeId: string;
  /** Waits until everything is saved; false if that is not possible now. */
  waitUntilSaved: () => Promise<boolean>;
  /** Opens the share dialog; without it 分享 is not offered. */
  onShare?: () => void;
  /** Whether a file in this language contains AI-written text; undefined means the résumé's own language. */
  hasAiText?: (language: ExportOptions['language']) => boolean;
  /** How many texts a file in this language shows in Chinese, because they have no translation. */
  countUntranslated?: (language: ExportOptions['language']) => number;
  /** What the editor's check found. */
  review?: ReviewLink | undefined;
  /** Opens the editor's 双语. */
  openTranslations?: (() => void) | undefined;
}

/** Handles Escape while nothing has the focus, as after the browser has shown a download. */
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

/** 导出: the editor's only primary action, with its formats and the progress of the file. */
export function ExportMenu({
  resumeId,
  waitUntilSaved,
  onShare,
  hasAiText,
  countUntranslated,
  review,
  openTranslations,
}: ExportMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const { choice: chosen, result, isRunning, start, withdraw } = useExport(resumeId, waitUntilSaved);
  const [options, setOptions] = useState(USUAL_OPTIONS);
  const [isReading, setReading] = useState(false);
  // A question is shown even if the menu was closed while the résumé was being saved.
  const isShown = isOpen || result?.kind === 'missing';
  const untranslated = isShown ? (countUntranslated?.(options.language) ?? 0) : 0;
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
  const exportAnyway = (choice: ExportChoice) => {
    setOpen(true);
    focusButton();
    start({ choice, options, isConfirmed: true });
  };
  const print = async () => {
    if (await waitUntilSaved()) window.open(paths.resumePrint.href(resumeId), '_blank', 'noopener');
  };
  const begin = (choice: ExportChoice) => start({ choice, options });
  const stateOf = (choice: ExportChoice): ReactNode => {
    if (!result)
      return (
        <p className={styles.outcome} data-busy="true">
          正在生成 {choice.name}，完成后自动下载
        </p>
      );
    return result.kind === 'missing' ? (
      <MissingQuestion
        characters={result.characters}
        menu={root}
        onBack={leave}
        onConfirm={() => exportAnyway(choice)}
      />
    ) : (
      <ExportOutcome
        key={result.kind === 'ready' ? result.exportId : result.kind}
        result={result}
        name={choice.name}
        onRetry={() => begin(choice)}
      />
    );
  };
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
        <ExportChoices
          isBusy={isRunning}
          chosen={chosen}
          state={chosen && stateOf(chosen)}
          onChoose={begin}
          onPrint={() => void print()}
          onRead={() => {
            leave();
            setReading(true);
          }}
          onShare={
            onShare &&
            (() => {
              leave();
              onShare();
            })
          }
        />
        {isShown && review ? <ToReview review={review} onLeave={leave} /> : null}
        <Untranslated count={untranslated} onLeave={leave} onFill={openTranslations} />
        {isShown && hasAiText?.(options.language) ? <AiNotice isShown={options.aiNotice} /> : null}
        <ExportOptionsFields options={options} onChange={setOptions} />
      </div>
      {isReading ? (
        <LazyPart onFail={() => setReading(false)}>
          <ParseReportDialog
            open
            onClose={() => setReading(false)}
            resumeId={resumeId}
            language={options.language}
            waitUntilSaved={waitUntilSaved}
            onExportAts={() => {
              setReading(false);
              setOpen(true);
              begin(ATS_PDF);
            }}
          />
        </LazyPart>
      ) : null}
    </div>
  );
}
