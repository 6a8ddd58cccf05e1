import { Button } from '@qicheng/ui/button';
import { useRef } from 'react';
import { IMPORT_FILES } from '../../resume-import/index.js';
import type { ResumeChoice } from './resume-choice.js';
import styles from './resume-chooser.module.css';
import { useResumeUpload } from './use-resume-upload.js';

interface ResumeUploadProps {
  onRead: (choice: ResumeChoice) => void;
  /** What the file is used for. */
  use?: string | undefined;
}

/** Uploads a file beside the list; what was read stands in it at once. */
export function ResumeUpload({ onRead, use = '读取后只用于这次分析' }: ResumeUploadProps) {
  const { state, upload, cancel } = useResumeUpload(onRead);
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.upload}>
      {state.at === 'reading' ? (
        <>
          <span role="status">{`${state.fileName} · ${state.stage}`}</span>
          <Button tone="quiet" onClick={cancel}>
            取消
          </Button>
        </>
      ) : (
        <>
          <Button icon="upload" onClick={() => input.current?.click()}>
            上传简历
          </Button>
          <span className={styles.hint}>{`PDF、Word、图片等，小于 6MB；${use}`}</span>
        </>
      )}
      {state.at === 'failed' ? (
        <p className={styles.problem} role="alert">
          {`${state.fileName}：${state.words}`}
        </p>
      ) : null}
      <input
        ref={input}
        type="file"
        hidden
        aria-label="上传简历文件"
        accept={IMPORT_FILES}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) upload(file);
          target.value = '';
        }}
      />
    </div>
  );
}
