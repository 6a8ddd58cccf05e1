import { pageQuery } from '@qicheng/contract/browser/page-query';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { listResumes } from '@qicheng/contract/resume/library.contract';
import { firstTitle } from '@qicheng/resume/default-title';
import { emptyDocument } from '@qicheng/resume/defaults';
import type { Language } from '@qicheng/resume/document';
import { DEFAULT_TEMPLATE, findTemplate } from '@qicheng/templates/catalog';
import { paths } from '#src/config/paths.js';
import { fetchResume, type ResumeRecord, storeResume } from '#src/lib/resume-record.js';
import type { EditorContent } from '../store/editor-store.js';
import { openDraftStore, type ResumeDraftStore } from '../sync/draft-store.js';
import type { LocalDraft } from '../sync/save-outcome.js';
import { call } from '#src/lib/api.js';

/** The address names a template that does not exist; nothing is made on another one in its place. */
export class UnknownTemplateError extends Error {
  constructor() {
    super('没有这套模板');
    this.name = 'UnknownTemplateError';
  }
}

/** The newest ones are enough: numbers rise. */
const TITLES_READ = 50;

/** A title that no résumé of mine has; the plain one when the others cannot be read. */
async function freshTitle(language: Language): Promise<string> {
  const { list } = await call(listResumes, { page: 1, limit: TITLES_READ }).catch(() => ({ list: [] }));
  return firstTitle(
    list.map(({ title }) => title),
    language,
  );
}

interface Attempt {
  readonly requestKey: string;
  readonly title: string;
}

/** One attempt per visit of the address, sent again as it was: a reload of the page does not create twice. */
const attempts = new Map<string, Attempt>();

/** Creates a résumé in the language and on the template that the address names, and gives its id. */
async function createResume(address: string): Promise<string> {
  const query = new URLSearchParams(address);
  const language = query.get(pageQuery.language) === 'en' ? 'en' : 'zh';
  const asked = query.get(pageQuery.templateCode) || DEFAULT_TEMPLATE;
  const template = findTemplate(asked);
  if (template === undefined) throw new UnknownTemplateError();
  const { code: templateCode, accents } = template;
  const accent = accents.find((offered) => offered === `#${query.get(pageQuery.accent)}`);
  const attempt = attempts.get(address) ?? {
    requestKey: crypto.randomUUID(),
    title: await freshTitle(language),
  };
  attempts.set(address, attempt);
  const document = emptyDocument({ templateCode, lang: language });
  if (accent) document.meta.style = { ...document.meta.style, accent };
  const { id } = await storeResume({ ...attempt, document });
  attempts.delete(address);
  return id;
}

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
