import { uploadFile } from '@qicheng/contract/upload/upload.contract';
import type { AttachmentItem } from '@qicheng/resume/document';
import { randomId } from '@qicheng/resume/ids';
import { LIMITS } from '@qicheng/resume/limits';
import { Button } from '@qicheng/ui/button';
import { Icon } from '@qicheng/ui/icon';
import { type ChangeEvent, useRef, useState } from 'react';
import { call } from '#src/lib/api.js';
import { openNewcomerSignIn } from '#src/lib/auth-dialog.js';
import { useIsLocal } from '../local-draft/is-local.js';
import { reportFailure } from '#src/lib/report-failure.js';
import { PlainPart } from '../controls/composite-controls.js';
import { useEditor, useValue } from '../store/editor-context.js';
import { addItem, removeItem } from '../store/item-ops.js';
import styles from './form.module.css';

const PATH = ['attachments'] as const;
const NONE: readonly AttachmentItem[] = [];
const KILOBYTE = 1024;

const sizeOf = (bytes = 0) =>
  bytes < KILOBYTE * KILOBYTE
    ? `${Math.ceil(bytes / KILOBYTE)} KB`
    : `${(bytes / KILOBYTE / KILOBYTE).toFixed(1)} MB`;

/** Files attached to the résumé: transcripts, certificates, portfolios. */
export function AttachmentList() {
  const editor = useEditor();
  const files = useValue<readonly AttachmentItem[]>(PATH) ?? NONE;
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const isLocal = useIsLocal();
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (!file) return;
    setBusy(true);
    try {
      const {
        id: fileId,
        fileName,
        mime,
        size,
      } = await call(uploadFile, { purpose: 'upload' }, { file, fileName: file.name });
      const name = fileName.slice(0, LIMITS.line);
      editor.edit(
        addItem(PATH, { id: randomId(), name, fileId, mime, bytes: size } satisfies AttachmentItem),
      );
    } catch (failure) {
      reportFailure(failure);
    }
    setBusy(false);
  };
  return (
    <>
      <ol className={styles.lines}>
        {files.map(({ id, bytes }, position) => (
          <li key={id} className={styles.line}>
            <div>
              <PlainPart path={[...PATH, id, 'name']} name={`第 ${position + 1} 个附件的名称`} />
            </div>
            <span className={styles.cardDate}>{sizeOf(bytes)}</span>
            <span className={styles.lineButtons}>
              <button
                type="button"
                aria-label={`删除第 ${position + 1} 个附件`}
                onClick={() => editor.edit(removeItem(PATH, position))}
              >
                <Icon name="close" size={14} />
              </button>
            </span>
          </li>
        ))}
      </ol>
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-label="选择附件"
        onChange={(event) => void choose(event)}
      />
      <Button
        icon="plus"
        disabled={isBusy}
        onClick={() => (isLocal ? openNewcomerSignIn() : input.current?.click())}
      >
        {isBusy ? '正在上传' : isLocal ? '登录后上传附件' : '上传附件'}
      </Button>
    </>
  );
}
