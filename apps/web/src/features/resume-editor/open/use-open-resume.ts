import { pageQuery } from '@qicheng/contract/browser/page-query';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { ResumeDocument } from '@qicheng/resume/document';
import { paths } from '#src/config/paths.js';
import { fetchResume, type ResumeRecord, storeResume } from '#src/lib/resume-record.js';
import { hasDraftFor } from '../local-draft/visitor-draft.js';
import type { EditorContent } from '../store/editor-store.js';
import { openDraftStore, type ResumeDraftStore } from '../sync/draft-store.js';
import { accountBackend, type ResumeBackend } from '../sync/resume-backend.js';
import type { LocalDraft } from '../sync/save-outcome.js';
import { freshTitle, prepareDesign, startingDocument } from './starting-document.js';
import { typedName } from '#src/lib/typed-name.js';

interface Attempt {
  readonly requestKey: string;
  readonly title: string;
  readonly document: ResumeDocument;
}

async function newAttempt(address: string, name: string): Promise<Attempt> {
  const document = startingDocument(new URLSearchParams(address), name);
  return { requestKey: crypto.randomUUID(), title: await freshTitle(document.meta.lang), document };
}

/**
 * One attempt per visit of the address, retried unchanged, so that a reload does not create a second résumé.
 */
const attempts = new Map<string, Attempt>();

/** Creates a résumé with the language and template of the address, and returns its id. */
async function createResume(address: string, name: string): Promise<string> {
  const attempt = attempts.get(address) ?? (await newAttempt(address, name));
  attempts.set(address, attempt);
  const { id } = await storeResume(attempt);
  attempts.delete(address);
  return id;
}

/** A résumé with the drafts of it that are stored in this browser. */
export interface OpenedResume {
  readonly record: ResumeRecord;
  readonly backend: ResumeBackend;
  readonly draftStore: ResumeDraftStore<EditorContent>;
  readonly draft: LocalDraft<EditorContent> | undefined;
}

/** The account has not accepted the draft that was written here; it is still in the browser. */
export class DraftRejectedError extends Error {
  constructor(
    readonly draftId: string,
    message: string,
  ) {
    super(message);
    this.name = 'DraftNotTakenError';
  }
}

/** First move any draft written here before sign-in: the address may name it. */
async function adoptDraft(userId: string, id: string): Promise<void> {
  const { adoptDrafts } = await import('../local-draft/adopt-drafts.js');
  const adoptions = await adoptDrafts(userId);
  const problem = adoptions.find((adoption) => adoption.id === id)?.problem;
  if (problem) throw new DraftRejectedError(id, problem);
}

async function openResume(id: string, userId: string, signal: AbortSignal): Promise<OpenedResume> {
  if (await hasDraftFor(userId)) await adoptDraft(userId, id);
  const draftStore = openDraftStore<EditorContent>(userId, id);
  const [record, draft] = await Promise.all([
    fetchResume(id, signal),
    draftStore.find().catch(() => undefined),
  ]);
  await prepareDesign(draft?.content.document ?? record.document);
  return { record, backend: accountBackend(id), draftStore, draft };
}

/** Opens the résumé in the address, or creates one with the named template and navigates to its address. */
export function useOpenResume(userId: string) {
  const [query] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const id = query.get(pageQuery.resumeId);
  const address = query.toString();
  const created = useQuery({
    queryKey: ['create-resume', address],
    queryFn: () => createResume(address, typedName(location.state)),
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
