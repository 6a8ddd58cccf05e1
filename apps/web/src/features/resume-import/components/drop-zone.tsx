import { Button } from '@qicheng/ui/button';
import { type DragEvent, useId, useRef, useState } from 'react';
import { IMPORT_FILES } from '../api/send-import.js';
import styles from './import-dialog.module.css';

interface DropZoneProps {
  /** A visitor's file is not stored on the server, and has a lower size limit. */
  isVisitor: boolean;
  onFile: (file: File) => void;
}

/** Accepts a dropped file, or one chosen with its button. */
export function DropZone({ isVisitor, onFile }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div
      className={styles.zone}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <svg viewBox="0 0 48 48" className={styles.drawing} aria-hidden="true" fill="none">
        <path d="M14 6h14l8 8v28H14zM28 6v8h8M25 36V22m0 0-6 6m6-6 6 6" />
      </svg>
      <p className={styles.zoneText}>{isOver ? '松开鼠标，导入这份简历' : '把简历文件拖到这里，或者'}</p>
      <p className={styles.tapText}>选一份手机里的简历文件</p>
      <Button tone="primary" aria-describedby={hint} data-first-field onClick={() => input.current?.click()}>
        选择文件
      </Button>
      <p className={styles.hint} id={hint}>
        支持 PDF、Word、图片、Excel、网页、文本和 JSON Resume，小于 {isVisitor ? 3 : 6}MB
        {isVisitor ? '。文件识别后立即从服务器删除' : ''}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="简历文件"
        accept={IMPORT_FILES}
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
    </div>
  );
}
