import { pageQuery } from '@qicheng/contract/browser/page-query';
import { showToast } from '@qicheng/ui/toast';
import { paths } from '#src/config/paths.js';
import { queryClient } from '#src/lib/query-client.js';

/** The result of sending this browser's draft to an account. */
export interface Adoption {
  readonly id: string;
  /** Why the account has not accepted it; null if it has. */
  readonly problem: string | null;
}

/** Whether this page shows the draft, or the résumé that it has become. */
export const isOpenHere = (id: string): boolean =>
  new URLSearchParams(window.location.search).get(pageQuery.resumeId) === id;

/** Announces the result for a draft; if it failed, the editor itself shows why. */
export function announceAdoption({ id, problem }: Adoption): void {
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
