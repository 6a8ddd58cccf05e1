import { ResumePreview } from '@qicheng/templates/preview';
import { Button } from '@qicheng/ui/button';
import { Skeleton } from '@qicheng/ui/skeleton';
import { ErrorState } from '@qicheng/ui/status';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiFailure } from '#src/lib/api.js';
import { useFittedZoom } from '#src/lib/fitted-zoom.js';
import { saveFile } from '#src/lib/save-file.js';
import {
  fetchShared,
  fetchSharedFile,
  fetchSharedPhoto,
  isRefused,
  type SharedResume,
  type ShareKey,
} from '../api/open-shared.js';
import { LockedShare } from './locked-share.js';
import { type ShareReading, ShareText } from './share-text.js';
import styles from './shared-resume.module.css';

function Downloads({ shareKey }: { shareKey: ShareKey }) {
  const download = useMutation({
    mutationFn: (format: 'pdf' | 'docx') => fetchSharedFile(shareKey, format),
    onSuccess: saveFile,
  });
  return (
    <>
      <Button
        tone="primary"
        icon="download"
        disabled={download.isPending}
        onClick={() => download.mutate('pdf')}
      >
        {download.isPending ? '正在生成' : '下载 PDF'}
      </Button>
      <Button disabled={download.isPending} onClick={() => download.mutate('docx')}>
        Word
      </Button>
    </>
  );
}

function Pages({ resume, shareKey }: { resume: SharedResume; shareKey: ShareKey }) {
  const { zoom, ref } = useFittedZoom();
  const [isLarge, setLarge] = useState(false);
  const { data: photoUrl } = useQuery({
    queryKey: ['shared-photo', shareKey],
    queryFn: ({ signal }) => fetchSharedPhoto(shareKey, signal),
    enabled: resume.hasPhoto,
    staleTime: Infinity,
  });
  return (
    <>
      <header className={styles.bar}>
        <div className={styles.about}>
          <h1 className={styles.title}>{resume.title}</h1>
          {resume.showsContacts ? null : <p className={styles.note}>联系方式与个人信息已由本人隐藏</p>}
        </div>
        <Button
          className={styles.narrowOnly}
          tone="quiet"
          aria-pressed={isLarge}
          onClick={() => setLarge(!isLarge)}
        >
          {isLarge ? '适应屏幕' : '放大阅读'}
        </Button>
        {resume.allowsDownload ? <Downloads shareKey={shareKey} /> : null}
      </header>
      <div className={styles.canvas} ref={ref} tabIndex={isLarge ? 0 : undefined}>
        <ResumePreview
          document={resume.document}
          hasAiNotice={resume.hasAiText}
          areLinksActive
          zoom={isLarge ? 1 : zoom}
          {...(photoUrl === undefined ? {} : { photoUrl })}
        />
      </div>
    </>
  );
}

const waitMessage = (failure: unknown): string =>
  failure instanceof ApiFailure && failure.retryAfterSeconds !== null
    ? `访问过于频繁，请在 ${failure.retryAfterSeconds} 秒后再试。`
    : '请检查网络，然后再试一次。';

/** A résumé by its link: none of its content is on the page until the server has granted access. */
export function SharedResumeView({ token, reading }: { token: string; reading: ShareReading | null }) {
  const [password, setPassword] = useState<string>();
  const shareKey: ShareKey = password === undefined ? { token } : { token, password };
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['shared', shareKey],
    queryFn: ({ signal }) => fetchShared(shareKey, signal),
    staleTime: Infinity,
    gcTime: 0,
  });
  if (data) return <Pages resume={data} shareKey={shareKey} />;
  // The form stays while a password is checked, with the caret in its field.
  const isChecking = password !== undefined && isPending;
  if (isRefused(error) || isChecking) {
    const isWrong = password !== undefined && !isPending;
    return <LockedShare isWrong={isWrong} isChecking={isChecking} onPassword={setPassword} />;
  }
  if (error) {
    return (
      <ErrorState
        level={1}
        title="简历没有打开"
        action={
          <Button icon="refresh" onClick={() => void refetch()}>
            再试一次
          </Button>
        }
      >
        {waitMessage(error)}
      </ErrorState>
    );
  }
  if (reading) return <ShareText {...reading} />;
  return (
    <div className={styles.waiting} role="status" aria-busy="true">
      <span className="visually-hidden">正在打开简历</span>
      <Skeleton height="1123px" />
    </div>
  );
}
