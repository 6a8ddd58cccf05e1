import type { ResultOf } from '@qicheng/contract/kit/endpoint';
import {
  deleteVersion,
  listVersions,
  nameVersion,
  readVersion,
  restoreVersion,
} from '@qicheng/contract/resume-version/resume-version.contract';
import { readDocument } from '@qicheng/resume/migrate';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#src/lib/api.js';
import { openRecord, UnreadableResumeError } from '#src/lib/resume-record.js';
import type { EditorContent } from '../store/editor-store.js';
import type { SavingSession } from '../sync/use-autosave.js';

export type VersionLine = ResultOf<typeof listVersions>['list'][number];

const keyOf = (resumeId: string) => ['resume-versions', resumeId];

/** The history of one résumé; asked again whenever the panel opens. */
export const useVersions = (resumeId: string) =>
  useQuery({
    queryKey: keyOf(resumeId),
    queryFn: ({ signal }) => call(listVersions, { id: resumeId }, { signal }),
    gcTime: 0,
  });

/** One revision as the editor would open it. A revision never changes. */
export const useVersionContent = (resumeId: string, versionId: string) =>
  useQuery({
    queryKey: [...keyOf(resumeId), versionId],
    queryFn: async ({ signal }): Promise<EditorContent> => {
      const { title, document } = await call(readVersion, { id: resumeId, versionId }, { signal });
      const read = readDocument(document);
      if (!read.ok) throw new UnreadableResumeError(read.reason);
      return { title, document: read.document };
    },
    staleTime: Infinity,
  });

/** What can be done with the history; each act is followed by a fresh list. */
export function useVersionActs(resumeId: string, session: SavingSession) {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: keyOf(resumeId), exact: true });
  return {
    rename: async (versionId: string | undefined, name: string) => {
      await call(nameVersion, { id: resumeId, name, ...(versionId !== undefined && { versionId }) });
      await refresh();
    },
    remove: async (versionId: string) => {
      await call(deleteVersion, { id: resumeId, versionId });
      await refresh();
    },
    restore: async (versionId: string) => {
      const { title, document, version } = openRecord(
        await call(restoreVersion, {
          id: resumeId,
          versionId,
          version: session.autosave.ancestor.version,
          requestKey: crypto.randomUUID(),
          writer: session.writer,
        }),
      );
      session.adopt({ content: { title, document }, version });
      await refresh();
    },
  };
}
