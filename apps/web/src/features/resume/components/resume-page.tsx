import { completenessOf } from '@qicheng/resume/completeness';
import type { ResumeDocument } from '@qicheng/resume/document';
import { Skeleton } from '@qicheng/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, Suspense, useEffect, useState } from 'react';
import { optionalPart } from '#src/lib/optional-part.js';
import { useSession } from '#src/lib/session.js';
import type { ResumeSummary } from '../api/change-resume.js';
import { photoQuery, resumePageQuery } from '../api/resume-page-query.js';
import styles from './resume-list.module.css';

// The templates are large, and the list is usable without its thumbnails.
const LiveThumbnail = optionalPart(
  async () => (await import('#src/components/live-thumbnail.jsx')).LiveThumbnail,
);

/** Whether the element has ever been near the viewport. */
function useWasNear(element: RefObject<HTMLElement | null>): boolean {
  const [wasNear, setNear] = useState(false);
  useEffect(() => {
    if (wasNear || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '400px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, wasNear]);
  return wasNear;
}

/** The content of a listed résumé, loaded when it comes near the viewport. */
export function useResumePage(
  element: RefObject<HTMLElement | null>,
  resume: ResumeSummary,
  base: ResumeSummary | undefined,
): ResumeDocument | undefined {
  const wasNear = useWasNear(element);
  const userId = useSession(({ user }) => user?.userId);
  const { data } = useQuery({
    ...resumePageQuery(userId ?? '', resume, base),
    enabled: wasNear && userId !== undefined,
  });
  return data;
}

/** The first page of a résumé, or a placeholder while it loads. */
export function ResumePage({ document }: { document: ResumeDocument | undefined }) {
  const { data: photoUrl } = useQuery(photoQuery(document?.basics.photo?.fileId));
  if (document && completenessOf(document).percent === 0) {
    return (
      <span className={styles.sheet} data-theme="light">
        <span className={styles.blank}>还没有写内容</span>
      </span>
    );
  }
  return (
    <span className={styles.sheet} data-theme="light">
      {document ? (
        <Suspense fallback={<Skeleton height="100%" />}>
          <LiveThumbnail document={document} photoUrl={photoUrl ?? undefined} />
        </Suspense>
      ) : (
        <Skeleton height="100%" />
      )}
    </span>
  );
}

/** Percentage of completeness, and the first missing item. */
export function Completeness({ document }: { document: ResumeDocument }) {
  const { percent, missing } = completenessOf(document);
  return (
    <span className={styles.completeness}>
      <span className={styles.meter} aria-hidden="true">
        <i style={{ width: `${percent}%` }} />
      </span>
      {missing.length === 0 ? (
        '内容完整'
      ) : (
        <>
          <span>{`完整度 ${percent}%`}</span>
          <span>{`还缺${missing[0]}`}</span>
        </>
      )}
    </span>
  );
}
