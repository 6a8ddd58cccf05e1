import { pageQuery } from '@qicheng/contract/browser/page-query';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '#src/config/paths.js';
import { fetchResume, type ResumeRecord } from '#src/lib/resume-record.js';
import type { EditorContent } from '../store/editor-store.js';
import { openDraftStore, type ResumeDraftStore } from '../sync/draft-store.js';
import type { LocalDraft } from '../sync/save-outcome.js';
import { createResume } from './create-resume.js';

/** A résumé with what this browser still keeps of it. */
export interface OpenedResume {
  readonly record: ResumeRecord;
  readonly draftStore: ResumeDraftStore<EditorContent>;
  readonly draft: LocalDraft<EditorContent> | undefined;
}

async function openResume(id: string, userId: string, signal: AbortSignal): Promise<OpenedResume> {
  const draftStore = openDraftStore<EditorContent>(userId, id);
  const [record, draft] = await Promise.all([
    fetchResume(id, signal),
    draftStore.find().catch(() => undefined),
  ]);
  return { record, draftStore, draft };
}

/** Opens the résumé that the address names, or creates one on the named template and goes to its address. */
export function useOpenResume(userId: string) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const id = query.get(pageQuery.resumeId);
  const address = query.toString();
  const created = useQuery({
    queryKey: ['create-resume', address],
    queryFn: () => createResume(address),
    enabled: id === null,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const newId = created.data;
  useEffect(() => {
    if (id === null && newId !== undefined) void navigate(paths.resumeEdit.href(newId), { replace: true });
  }, [id, newId, navigate]);
  const opened = useQuery({
    queryKey: ['open-resume', id, userId],
    queryFn: ({ signal }) => openResume(id ?? '', userId, signal),
    enabled: id !== null,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const failed = id === null ? created : opened;
  return { opened: opened.data, failure: failed.error, retry: () => void failed.refetch() };
}
