import { createStore, get, type UseStore, update } from 'idb-keyval';
import { writeStored } from '#src/lib/storage.js';
import type { EditorContent } from '../store/editor-store.js';
import type { SaveOutcome, SaveRequest } from '../sync/save-outcome.js';

/** A résumé written without an account. There is one per browser; its id becomes the résumé's. */
export interface VisitorDraft {
  readonly id: string;
  readonly version: number;
  readonly content: EditorContent;
}

/** A draft being moved into the account that signed in; hidden from everybody else. */
export interface ClaimedDraft extends VisitorDraft {
  readonly userId: string;
  /** Why the account could not accept it, as text. */
  readonly refusal?: string;
}

/** A single value, so that each change is one transaction for all tabs. */
interface StoredDrafts {
  readonly draft: VisitorDraft | null;
  readonly claimed: readonly ClaimedDraft[];
}

const NOTHING: StoredDrafts = { draft: null, claimed: [] };
const KEY = 'kept';

let store: UseStore | undefined;
const ownStore = () => (store ??= createStore('qicheng-visitor-draft', 'drafts'));

/** Used when the browser blocks storage; lasts for one visit. */
let memory: StoredDrafts | null = null;
/** The stored value at the last read or write; a failed write continues from it. */
let seen: StoredDrafts = NOTHING;

interface Changed<Result> {
  readonly result: Result;
  /** False if a reload will lose it. */
  readonly isKept: boolean;
}

async function change<Result>(
  step: (stored: StoredDrafts) => readonly [StoredDrafts, Result],
): Promise<Changed<Result>> {
  let done: readonly [StoredDrafts, Result] | null = null;
  const work = (stored: StoredDrafts) => {
    done = step(stored);
    return done[0];
  };
  try {
    await update<StoredDrafts>(KEY, (stored = NOTHING) => work(memory ?? (seen = stored)), ownStore());
    memory = null;
    seen = done![0];
    writeStored('draftId', done![0].draft?.id ?? null);
    return { result: done![1], isKept: true };
  } catch {
    memory = work(memory ?? seen);
    return { result: done![1], isKept: false };
  }
}

async function readStoredDrafts(): Promise<StoredDrafts> {
  try {
    if (memory) return memory;
    seen = (await get<StoredDrafts>(KEY, ownStore())) ?? NOTHING;
    return seen;
  } catch {
    return seen;
  }
}

export const findDraft = async (): Promise<VisitorDraft | null> => (await readStoredDrafts()).draft;

/** Whether a draft is waiting for this member. */
export async function hasDraftFor(userId: string): Promise<boolean> {
  const { draft, claimed } = await readStoredDrafts();
  return draft !== null || claimed.some((each) => each.userId === userId);
}

/** Returns the draft of this browser, or creates one with this content. */
export async function beginDraft(content: EditorContent): Promise<VisitorDraft> {
  const newDraft: VisitorDraft = { id: crypto.randomUUID(), version: 1, content };
  const { result } = await change((now) => {
    const draft = now.draft ?? newDraft;
    return [{ ...now, draft }, draft];
  });
  return result;
}

const GONE = '草稿已在另一个页面存入账号或丢弃，请刷新页面';
const BLOCKED = '浏览器不允许本站保存数据，关闭页面后内容会丢失，请登录后继续';

/** Saves over the version that was seen, like the server does for an account. */
export async function saveDraft(
  id: string,
  { content, baseVersion }: SaveRequest<EditorContent>,
): Promise<SaveOutcome<EditorContent>> {
  const { result, isKept } = await change<SaveOutcome<EditorContent>>((now) => {
    const { draft } = now;
    if (draft?.id !== id) return [now, { outcome: 'refused', message: GONE }];
    if (draft.version !== baseVersion) return [now, { outcome: 'stale', server: draft }];
    const version = baseVersion + 1;
    return [
      { ...now, draft: { id, version, content } },
      { outcome: 'saved', version },
    ];
  });
  return result.outcome === 'saved' && !isKept ? { outcome: 'refused', message: BLOCKED } : result;
}

/** Deletes the draft, whether it is still a visitor's or was rejected by this member's account. */
export async function discardDraft(id: string): Promise<void> {
  await change(({ draft, claimed }) => [
    { draft: draft?.id === id ? null : draft, claimed: claimed.filter((each) => each.id !== id) },
    undefined,
  ]);
}

/**
 * Claims the draft for a member before anything is sent: from then on it is no visitor's, other tabs cannot
 * write to it, and another account cannot get it. Returns all drafts that wait for this member.
 */
export async function claimDrafts(userId: string): Promise<readonly ClaimedDraft[]> {
  const { result } = await change((now) => {
    const newlyClaimed = now.draft === null ? [] : [{ ...now.draft, userId }];
    const claimed = [...now.claimed, ...newlyClaimed];
    return [{ draft: null, claimed }, claimed.filter((each) => each.userId === userId)];
  });
  return result;
}

/** Records why an account rejected a draft. */
export async function noteRefusal(id: string, refusal: string): Promise<void> {
  await change((now) => [
    { ...now, claimed: now.claimed.map((each) => (each.id === id ? { ...each, refusal } : each)) },
    undefined,
  ]);
}
