import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../components/button.js';
import { Icon } from '../../../components/icon.js';
import { paths } from '../../../config/paths.js';
import { saveFile } from '../../../lib/save-file.js';
import type { ExportFormat, ExportResult } from '../api/run-export.js';
import { useExport } from '../hooks/use-export.js';
import styles from './export-menu.module.css';
import { MissingQuestion } from './missing-question.js';

interface ExportMenuProps {
  resumeId: string;
  /** Waits until the server has everything; false when that is not possible now. */
  whenSaved: () => Promise<boolean>;
  /** Opens the share of the résumé; without it 分享 is not offered. */
  onShare?: () => void;
}

const FORMATS: readonly { format: ExportFormat; name: string; about: string }[] = [
  { format: 'pdf', name: 'PDF', about: '投递首选，文字可检索' },
  { format: 'docx', name: 'Word', about: '方便他人继续修改' },
  { format: 'png', name: '图片 PNG', about: '清晰，适合发送' },
  { format: 'jpg', name: '图片 JPG', about: '文件较小' },
];

interface OutcomeProps {
  result: Exclude<ExportResult, { kind: 'missing' }>;
  name: string;
  onRetry: () => void;
}

function Outcome({ result, name, onRetry }: OutcomeProps) {
  if (result.kind === 'ready') {
    return (
      <p className={styles.outcome}>
        <Icon name="check" size={18} />
        <span>{name} 已生成</span>
        <button type="button" className={styles.inline} onClick={() => saveFile(result)}>
          再次下载
        </button>
      </p>
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

/** 导出: the one primary action of the editor, its formats and how far the file is. */
export function ExportMenu({ resumeId, whenSaved, onShare }: ExportMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const { format, result, isRunning, start, withdraw } = useExport(resumeId, whenSaved);
  const running = FORMATS.find((entry) => entry.format === format)?.name ?? '';
  // A question shows itself, even when the menu was closed while the résumé was saved.
  const isShown = isOpen || result?.kind === 'missing';
  const close = useCallback(() => {
    withdraw();
    setOpen(false);
  }, [withdraw]);
  const focusButton = () => root.current?.querySelector('button')?.focus();
  useEffect(() => {
    if (!isShown) return undefined;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close();
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isShown, close]);
  const leave = () => {
    close();
    focusButton();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isShown) leave();
  };
  const exportAnyway = (each: ExportFormat) => {
    setOpen(true);
    focusButton();
    start({ format: each, isConfirmed: true });
  };
  const print = async () => {
    if (await whenSaved()) window.open(paths.resumePrint.href(resumeId), '_blank', 'noopener');
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
        <ul>
          {FORMATS.map(({ format: each, name, about }) => (
            <li key={each}>
              <button
                type="button"
                className={styles.choice}
                disabled={isRunning}
                onClick={() => start({ format: each })}
              >
                <span>{name}</span>
                <small>{about}</small>
              </button>
            </li>
          ))}
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
        <div aria-live="polite">
          {isRunning ? (
            <p className={styles.outcome} data-busy="true">
              正在生成 {running}，完成后自动下载
            </p>
          ) : null}
          {result && format && result.kind !== 'missing' ? (
            <Outcome result={result} name={running} onRetry={() => start({ format })} />
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
