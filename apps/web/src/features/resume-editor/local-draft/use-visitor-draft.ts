import { pageQuery } from '@qicheng/contract/browser/page-query';
import { firstTitle } from '@qicheng/resume/default-title';
import type { ResumeDocument } from '@qicheng/resume/document';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '#src/config/paths.js';
import { typedName } from '#src/lib/typed-name.js';
import { prepareDesign, namedTemplate, startingDocument } from '../open/starting-document.js';
import type { OpenedResume } from '../open/use-open-resume.js';
import type { EditorContent } from '../store/editor-store.js';
import type { ReplacedCopy, ResumeDraftStore } from '../sync/draft-store.js';
import type { ResumeBackend } from '../sync/resume-backend.js';
import { beginDraft, findDraft, saveDraft, type VisitorDraft } from './visitor-draft.js';

/** Continues an existing draft with the newly chosen template; its content stays. */
function onTemplate(document: ResumeDocument, query: URLSearchParams, name: string): ResumeDocument {
  const { templateCode, accent } = namedTemplate(query);
  const { meta, basics } = document;
  const style = accent === undefined ? meta.style : { ...meta.style, accent };
  const isNamed = basics.name?.zh || basics.name?.en;
  return {
    ...document,
    meta: { ...meta, templateCode, style },
    basics: name === '' || isNamed ? basics : { ...basics, name: { [meta.lang]: name } },
  };
}

/** Creates the draft of this browser from the address, or continues it. */
async function begin(query: URLSearchParams, name: string): Promise<VisitorDraft> {
  const document = startingDocument(query, name);
  const before = await findDraft();
  if (before === null) return beginDraft({ title: firstTitle([], document.meta.lang), document });
  const content = { ...before.content, document: onTemplate(before.content.document, query, name) };
  await saveDraft(before.id, { content, baseVersion: before.version, requestKey: before.id });
  return before;
}

/** Saving to the browser is cheap, so a short pause loses next to nothing when the tab is closed. */
const TYPING_PAUSE_MS = 150;

/** Stores a visitor's draft in this browser. */
const browserBackend = (id: string): ResumeBackend => ({
  isLocal: true,
  pauseMs: TYPING_PAUSE_MS,
  send: (request) => saveDraft(id, request),
  read: async () => {
    const draft = await findDraft();
    if (draft?.id !== id) throw new Error('the draft no longer exists');
    return draft;
  },
});

/** The draft is already in the browser: if it cannot be saved there, a local copy cannot either. */
function browserDraftStore(): ResumeDraftStore<EditorContent> {
  let copies: ReplacedCopy<EditorContent>[] = [];
  return {
    find: () => Promise.resolve(undefined),
    keep: () => Promise.reject(new Error('a local draft needs no draft copy')),
    clear: () => Promise.resolve(),
    listCopies: () => Promise.resolve(copies),
    storeCopy: (copy) => {
      copies = [copy, ...copies];
      return Promise.resolve();
    },
    dropCopy: (id) => {
      copies = copies.filter((copy) => copy.id !== id);
      return Promise.resolve();
    },
  };
}

async function open(id: string): Promise<OpenedResume | null> {
  const draft = await findDraft();
  if (draft?.id !== id) return null;
  const { version, content } = draft;
  await prepareDesign(content.document);
  return {
    record: { id, version, ...content },
    backend: browserBackend(id),
    draftStore: browserDraftStore(),
    draft: undefined,
  };
}

const ONCE = { staleTime: Infinity, gcTime: 0, retry: false, networkMode: 'always' } as const;

/** Opens the draft in the address, or creates one and navigates to its address; null if there is none. */
export function useVisitorDraft() {
  const [query] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const id = query.get(pageQuery.resumeId);
  const draftQuery = useQuery({
    queryKey: ['begin-draft', query.toString()],
    queryFn: () => begin(query, typedName(location.state)),
    enabled: id === null,
    ...ONCE,
  });
  const newId = draftQuery.data?.id;
  useEffect(() => {
    if (id === null && newId !== undefined) void navigate(paths.resumeEdit.href(newId), { replace: true });
  }, [id, newId, navigate]);
  const opened = useQuery({
    queryKey: ['open-draft', id],
    queryFn: () => open(id ?? ''),
    enabled: id !== null,
    ...ONCE,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return { opened: opened.data, failure: (id === null ? draftQuery : opened).error };
}
