import { completenessOf } from '@qicheng/resume/completeness';
import type { ResumeDocument } from '@qicheng/resume/document';
import { Skeleton } from '@qicheng/ui/skeleton';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { type RefObject, Suspense, useEffect, useState } from 'react';
import { optionalPart } from '#src/lib/load-chunk.js';
import { useSession } from '#src/lib/session.js';
import type { ResumeSummary } from '../api/change-resume.js';
import styles from './resume-list.module.css';
import { getFileLinks } from '@qicheng/contract/upload/upload.contract';
import { call } from '#src/lib/api.js';
import { cachedDocument } from '#src/lib/cached-documents.js';
import { fetchResume } from '#src/lib/resume-record.js';

/** A variant prints content of its base, so both versions are part of the key. */
const versionOf = ({ version, updatedAt }: ResumeSummary, base: ResumeSummary | undefined): string =>
  [version, updatedAt.getTime(), base?.version ?? ''].join(':');

/** The content of a listed résumé, loaded once per version. */
const resumePageQuery = (userId: string, resume: ResumeSummary, base: ResumeSummary | undefined) => {
  const version = versionOf(resume, base);
  return queryOptions({
    queryKey: ['resume-page', userId, resume.id, version],
    queryFn: ({ signal }) =>
      cachedDocument(
        { userId, resumeId: resume.id, version },
        async () => (await fetchResume(resume.id, signal)).document,
      ),
    staleTime: Infinity,
  });
};

/** Photo links expire after ten minutes. */
const PHOTO_FRESH_MS = 9 * 60_000;

const photoQuery = (fileId: string | undefined) =>
  queryOptions({
    queryKey: ['photo-link', fileId],
    queryFn: async ({ signal }) => {
      const { list } = await call(getFileLinks, { ids: fileId === undefined ? [] : [fileId] }, { signal });
      return list[0]?.url ?? null;
    },
    enabled: fileId !== undefined,
    staleTime: PHOTO_FRESH_MS,
  });

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
