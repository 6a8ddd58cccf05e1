import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../components/button.js';
import { Icon } from '../../../components/icon.js';
import { paths } from '../../../config/paths.js';
import { saveFile } from '../../../lib/save-file.js';
import type { ExportFormat, ExportResult } from '../api/run-export.js';
import { useExport } from '../hooks/use-export.js';
import styles from './export-menu.module.css';

interface ExportMenuProps {
  resumeId: string;
  /** Waits until the server has everything; false when that is not possible now. */
  whenSaved: () => Promise<boolean>;
}

const FORMATS: readonly { format: ExportFormat; name: string; about: string }[] = [
  { format: 'pdf', name: 'PDF', about: '投递首选，文字可检索' },
  { format: 'docx', name: 'Word', about: '方便他人继续修改' },
  { format: 'png', name: '图片 PNG', about: '清晰，适合发送' },
  { format: 'jpg', name: '图片 JPG', about: '文件较小' },
];

function Outcome({ result, name, onRetry }: { result: ExportResult; name: string; onRetry: () => void }) {
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
export function ExportMenu({ resumeId, whenSaved }: ExportMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const { format, result, isRunning, start } = useExport(resumeId, whenSaved);
  const running = FORMATS.find((entry) => entry.format === format)?.name ?? '';
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  };
  const print = async () => {
    if (await whenSaved()) window.open(paths.resumePreview.href(resumeId), '_blank', 'noopener');
  };
  return (
    <div className={styles.root} ref={root} onKeyDown={onKeyDown}>
      <Button
        tone="primary"
        icon="download"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        导出
      </Button>
      <div id={panelId} className={styles.panel} hidden={!isOpen} role="group" aria-label="导出">
        <ul>
          {FORMATS.map(({ format: each, name, about }) => (
            <li key={each}>
              <button
                type="button"
                className={styles.choice}
                disabled={isRunning}
                onClick={() => start(each)}
              >
                <span>{name}</span>
                <small>{about}</small>
              </button>
            </li>
          ))}
          <li>
            <button type="button" className={styles.choice} onClick={() => void print()}>
              <span>打印</span>
              <small>在预览页用浏览器打印</small>
            </button>
          </li>
        </ul>
        <div aria-live="polite">
          {isRunning ? (
            <p className={styles.outcome} data-busy="true">
              正在生成 {running}，完成后自动下载
            </p>
          ) : null}
          {result && format ? <Outcome result={result} name={running} onRetry={() => start(format)} /> : null}
        </div>
      </div>
    </div>
  );
}
