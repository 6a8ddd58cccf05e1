import { pageQuery } from '@qicheng/contract/browser/page-query';
import { firstTitle } from '@qicheng/resume/default-title';
import { showToast } from '@qicheng/ui/toast';
import { paths } from '#src/config/paths.js';
import { ApiFailure } from '#src/lib/api.js';
import { queryClient } from '#src/lib/query-client.js';
import { storeResume } from '#src/lib/resume-record.js';
import { freshTitle } from '../open/starting-document.js';
import { isBlank } from '../store/editor-store.js';
import { outcomeOf } from '../sync/resume-backend.js';
import { claimDrafts, type ClaimedDraft, discardDraft, hasDraftFor, noteRefusal } from './visitor-draft.js';

const OFFLINE = '网络暂时不通，请稍后再试';

/** A default title is numbered among the account's titles. */
async function titleOf({ content: { title, document } }: ClaimedDraft): Promise<string> {
  const { lang } = document.meta;
  return title === firstTitle([], lang) ? freshTitle(lang) : title;
}

/** The result of sending this browser's draft to an account. */
interface Adoption {
  readonly id: string;
  /** Why the account has not accepted it; null if it has. */
  readonly problem: string | null;
}

/** Whether this page shows the draft, or the résumé that it has become. */
const isOpenHere = (id: string): boolean =>
  new URLSearchParams(window.location.search).get(pageQuery.resumeId) === id;

/** Announces the result for a draft; if it failed, the editor itself shows why. */
function announceAdoption({ id, problem }: Adoption): void {
  const isHere = isOpenHere(id);
  const open = (label: string) => ({
    label,
    run: () => window.location.assign(paths.resumeEdit.href(id)),
  });
  if (problem === null) {
    showToast('success', '草稿已存入账号', isHere ? undefined : open('打开'));
    void queryClient.invalidateQueries({ queryKey: ['resumes'] });
  } else if (!isHere) showToast('error', `草稿还没有存入账号：${problem}`, open('查看'));
}

async function adopt(draft: ClaimedDraft): Promise<Adoption> {
  const { id } = draft;
  try {
    await storeResume({ draftId: id, title: await titleOf(draft), document: draft.content.document });
  } catch (failure) {
    const outcome = outcomeOf(failure);
    if (outcome.outcome !== 'refused') return { id, problem: OFFLINE };
    const problem = failure instanceof ApiFailure ? failure.message : outcome.message;
    await noteRefusal(id, problem);
    return { id, problem };
  }
  // Delete it only after the server's confirmation: after a lost response it is sent again, with the same id.
  await discardDraft(id);
  return { id, problem: null };
}

async function adoptAll(userId: string): Promise<readonly Adoption[]> {
  if (!(await hasDraftFor(userId))) return [];
  const adoptions: Adoption[] = [];
  for (const draft of await claimDrafts(userId)) {
    // An empty draft is not worth keeping.
    if (isBlank(draft.content.document) && !isOpenHere(draft.id)) await discardDraft(draft.id);
    else adoptions.push(await adopt(draft));
  }
  adoptions.forEach(announceAdoption);
  return adoptions;
}

const running = new Map<string, Promise<readonly Adoption[]>>();

/** Turns this browser's draft into a résumé of the member who signed in; concurrent calls share one run. */
export function adoptDrafts(userId: string): Promise<readonly Adoption[]> {
  const known = running.get(userId);
  if (known) return known;
  const adoption = adoptAll(userId).finally(() => running.delete(userId));
  running.set(userId, adoption);
  return adoption;
}
