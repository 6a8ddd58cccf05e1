import { getFileLinks } from '@qicheng/contract/upload/upload.contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#src/lib/api.js';
import { cachedDocument } from '#src/lib/cached-documents.js';
import { fetchResume } from '#src/lib/resume-record.js';
import type { ResumeSummary } from './change-resume.js';

/** A variant prints content of its base, so both versions are part of the key. */
const versionOf = ({ version, updatedAt }: ResumeSummary, base: ResumeSummary | undefined): string =>
  [version, updatedAt.getTime(), base?.version ?? ''].join(':');

/** The content of a listed résumé, loaded once per version. */
export const resumePageQuery = (userId: string, resume: ResumeSummary, base: ResumeSummary | undefined) => {
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

export const photoQuery = (fileId: string | undefined) =>
  queryOptions({
    queryKey: ['photo-link', fileId],
    queryFn: async ({ signal }) => {
      const { list } = await call(getFileLinks, { ids: fileId === undefined ? [] : [fileId] }, { signal });
      return list[0]?.url ?? null;
    },
    enabled: fileId !== undefined,
    staleTime: PHOTO_FRESH_MS,
  });
