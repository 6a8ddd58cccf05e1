import { pageQuery } from '@qicheng/contract/browser/page-query';
import { emptyDocument } from '@qicheng/resume/defaults';
import { findTemplate } from '@qicheng/templates/catalog';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../config/paths.js';
import { fetchResume, type ResumeRecord, storeResume } from '../../../lib/resume-record.js';
import type { EditorContent } from '../store/editor-store.js';
import { openResumeShelf, type ResumeShelf } from '../sync/draft-shelf.js';
import type { LocalDraft } from '../sync/save-outcome.js';

const FIRST_TITLE = { zh: '我的简历', en: 'My résumé' } as const;

/** A résumé with what this browser still keeps of it. */
export interface OpenedResume {
  readonly record: ResumeRecord;
  readonly shelf: ResumeShelf<EditorContent>;
  readonly draft: LocalDraft<EditorContent> | undefined;
}

async function openResume(id: string, userId: string, signal: AbortSignal): Promise<OpenedResume> {
  const shelf = openResumeShelf<EditorContent>(userId, id);
  const [record, draft] = await Promise.all([fetchResume(id, signal), shelf.find().catch(() => undefined)]);
  return { record, shelf, draft };
}

/** One attempt per visit of the address: a reload or a second render of the page does not create twice. */
const attempts = new Map<string, string>();
function requestKeyOf(address: string): string {
  const key = attempts.get(address) ?? crypto.randomUUID();
  attempts.set(address, key);
  return key;
}

async function createFrom(query: URLSearchParams): Promise<string> {
  const language = query.get(pageQuery.language) === 'en' ? 'en' : 'zh';
  const asked = query.get(pageQuery.templateCode) ?? '';
  const templateCode = findTemplate(asked)?.code ?? 'tem0001';
  const document = emptyDocument({ templateCode, lang: language });
  const { id } = await storeResume({
    title: FIRST_TITLE[language],
    document,
    requestKey: requestKeyOf(query.toString()),
  });
  attempts.delete(query.toString());
  return id;
}

/** Opens the résumé that the address names, or creates one on the named template and goes to its address. */
export function useOpenResume(userId: string) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const id = query.get(pageQuery.resumeId);
  const address = query.toString();
  const created = useQuery({
    queryKey: ['create-resume', address],
    queryFn: () => createFrom(new URLSearchParams(address)),
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
