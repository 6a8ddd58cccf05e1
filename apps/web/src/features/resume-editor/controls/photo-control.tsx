import type { Photo } from '@qicheng/resume/document';
import { Button } from '@qicheng/ui/button';
import { type ChangeEvent, lazy, useRef, useState } from 'react';
import { LazyPart } from '#src/components/lazy-part.jsx';
import { pictureProblem } from '#src/lib/cut-picture.js';
import { openNewcomerSignIn } from '#src/lib/auth-dialog.js';
import { EditorIcon } from '../editor-icon.js';
import { useIsLocal } from '../local-draft/is-local.js';
import { usePhotoUrl } from '#src/lib/photo-url.js';
import { useValue, useWrite } from '../store/editor-context.js';
import styles from './controls.module.css';
import type { ControlProps } from './field-props.js';

const PhotoDialog = lazy(async () => ({ default: (await import('../photo/photo-dialog.js')).PhotoDialog }));

/** The photo: chosen, cropped to one-inch, two-inch or square, uploaded, displayed by a signed link. */
export function PhotoControl({ path, inputId }: Pick<ControlProps, 'path' | 'inputId'>) {
  const photo = useValue<Photo>(path);
  const url = usePhotoUrl(photo?.fileId);
  const write = useWrite();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const isLocal = useIsLocal();
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? [];
    event.target.value = '';
    if (!chosen) return;
    const wrong = pictureProblem(chosen);
    setProblem(wrong);
    setFile(wrong ? null : chosen);
  };
  return (
    <div className={styles.photo}>
      <span className={styles.photoFrame} data-ratio={photo?.ratio ?? 'oneInch'}>
        {url ? <img src={url} alt="当前照片" /> : <EditorIcon name="portrait" size={32} />}
      </span>
      <div className={styles.photoActions}>
        <input
          ref={input}
          id={inputId}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          className="visually-hidden"
          onChange={choose}
        />
        <Button onClick={() => (isLocal ? openNewcomerSignIn() : input.current?.click())}>
          {photo ? '换一张' : isLocal ? '登录后上传照片' : '上传照片'}
        </Button>
        {photo ? (
          <Button tone="quiet" onClick={() => write.choice(path, undefined)}>
            移除
          </Button>
        ) : null}
        {problem ? (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        ) : null}
      </div>
      {file ? (
        <LazyPart onFail={() => setFile(null)}>
          <PhotoDialog
            file={file}
            onDone={(stored) => {
              setFile(null);
              if (stored) write.choice(path, stored);
            }}
          />
        </LazyPart>
      ) : null}
    </div>
  );
}
