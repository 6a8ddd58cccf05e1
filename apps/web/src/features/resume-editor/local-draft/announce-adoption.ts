import { showToast } from '@qicheng/ui/toast';
import { paths } from '#src/config/paths.js';
import { queryClient } from '#src/lib/query-client.js';
import { adoptDrafts, isOpenHere } from './adopt-drafts.js';

/** Takes the drafts of this browser into the account and says so; the editor itself says what could not be taken. */
export async function announceAdoption(userId: string): Promise<void> {
  for (const { id, problem } of await adoptDrafts(userId)) {
    const isHere = isOpenHere(id);
    const open = { label: '打开', run: () => window.location.assign(paths.resumeEdit.href(id)) };
    if (problem === null) {
      showToast('success', '草稿已存入账号', isHere ? undefined : open);
      await queryClient.invalidateQueries({ queryKey: ['resumes'] });
    } else if (!isHere) showToast('error', `草稿还没有存入账号：${problem}`, { ...open, label: '查看' });
  }
}
