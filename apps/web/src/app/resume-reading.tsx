import { hasAiText } from '@qicheng/resume/printed-document';
import { untranslatedTexts } from '@qicheng/resume/untranslated';
import { ResumePreview } from '@qicheng/templates/preview';
import { Button } from '@qicheng/ui/button';
import { Skeleton } from '@qicheng/ui/skeleton';
import { ErrorState } from '@qicheng/ui/status';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ButtonLink } from '#src/components/button-link.jsx';
import { paths } from '#src/config/paths.js';
import {
  openingFailureText,
  fetchResume,
  isResumeMissing,
  type ResumeRecord,
} from '#src/lib/resume-record.js';
import { usePhotoUrl } from '#src/lib/photo-url.js';
import { ExportAndShare } from './export-and-share.js';
import { useFittedZoom } from '#src/lib/fitted-zoom.js';
import styles from './resume-reading.module.css';

/** This page is read-only, so the export always matches the server's version. */
const alwaysSaved = () => Promise.resolve(true);

function Pages({ record, isReadOnly }: { record: ResumeRecord; isReadOnly: boolean }) {
  const [pageCount, setPageCount] = useState(0);
  const photoUrl = usePhotoUrl(record.document.basics.photo?.fileId);
  const { zoom, ref } = useFittedZoom();
  return (
    <>
      <header className={styles.bar}>
        <div className={styles.about}>
          <h1 className={styles.title}>{record.title}</h1>
          <p className={styles.count} role="status">
            {pageCount > 0 ? `共 ${pageCount} 页` : '正在排版'}
          </p>
        </div>
        {isReadOnly ? null : (
          <>
            <ButtonLink to={paths.resumeEdit.href(record.id)} icon="edit">
              编辑
            </ButtonLink>
            <ExportAndShare
              resumeId={record.id}
              waitUntilSaved={alwaysSaved}
              language={record.document.meta.lang}
              hasAiText={(language) => hasAiText(record.document, language)}
              countUntranslated={(language) => untranslatedTexts(record.document, language).length}
            />
          </>
        )}
      </header>
      <div className={styles.canvas} ref={ref}>
        <ResumePreview
          document={record.document}
          zoom={zoom}
          onPagination={(found) => setPageCount(found.pageCount)}
          {...(photoUrl === undefined ? {} : { photoUrl })}
        />
      </div>
    </>
  );
}

const Waiting = () => (
  <div className={styles.waiting} role="status" aria-busy="true">
    <span className="visually-hidden">正在打开简历</span>
    <Skeleton height="1123px" />
  </div>
);

/**
 * The member's résumé page by page, as it will be exported; `isReadOnly` hides the actions that change or
 * share it.
 */
export function ResumeReading({ id, isReadOnly = false }: { id: string; isReadOnly?: boolean }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['resume', id],
    queryFn: ({ signal }) => fetchResume(id, signal),
  });
  if (data) return <Pages record={data} isReadOnly={isReadOnly} />;
  if (!error) return <Waiting />;
  const { title, text } = openingFailureText(error);
  return (
    <ErrorState
      level={1}
      title={title}
      action={
        <>
          {isResumeMissing(error) ? null : (
            <Button icon="refresh" onClick={() => void refetch()}>
              再试一次
            </Button>
          )}
          <ButtonLink to={paths.personal.href()}>我的简历</ButtonLink>
        </>
      }
    >
      {text}
    </ErrorState>
  );
}
