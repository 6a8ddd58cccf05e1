import { Button } from '@qicheng/ui/button';
import { Drawer } from '@qicheng/ui/drawer';
import { Empty, ErrorState } from '@qicheng/ui/status';
import { showToast } from '@qicheng/ui/toast';
import { useState } from 'react';
import { ApiFailure } from '#src/lib/api.js';
import { useEditor } from '../store/editor-context.js';
import type { SavingSession } from '../sync/use-autosave.js';
import { waitUntilSaved } from '../sync/wait-until-saved.js';
import styles from './history.module.css';
import {
  VersionList,
  versionTitle,
  useVersionActions,
  useVersions,
  type VersionLine,
} from './version-list.js';
import { VersionView, NameForm } from './version-view.js';

interface HistoryPanelProps {
  resumeId: string;
  session: SavingSession;
  open: boolean;
  onClose: () => void;
}

const STALE = 409;

/** Shows why an action failed; nothing has changed then. */
function showFailure(failure: unknown): void {
  if (failure instanceof ApiFailure && failure.status === STALE)
    return showToast('info', '简历刚刚在别处更新，请看过最新内容后再恢复');
  showToast('error', failure instanceof ApiFailure ? failure.message : '没有成功，请稍后再试');
}

/** Runs one action at a time, after everything is saved. */
function useActionRunner(session: SavingSession) {
  const [isBusy, setBusy] = useState(false);
  const run = async (action: () => Promise<void>, done?: () => void) => {
    setBusy(true);
    try {
      if (!(await waitUntilSaved(session))) return showToast('error', '现在的内容还没有保存，请稍后再试');
      await action();
      done?.();
    } catch (failure) {
      showFailure(failure);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run };
}

function History({ resumeId, session, onClose }: Omit<HistoryPanelProps, 'open'>) {
  const editor = useEditor();
  const { data, isError, refetch } = useVersions(resumeId);
  const actions = useVersionActions(resumeId, session);
  const { isBusy, run } = useActionRunner(session);
  const [openId, setOpenId] = useState<string | null>(null);
  const [isNaming, setNaming] = useState(false);
  const list = data?.list ?? [];
  const version = list.find(({ id }) => id === openId) ?? list[0];
  const restore = (former: VersionLine) =>
    run(
      () => actions.restore(former.id),
      () => {
        onClose();
        showToast('success', `已恢复：${versionTitle(former)}`, { label: '撤销', run: editor.undo });
      },
    );
  if (isError)
    return (
      <ErrorState title="历史没有打开" action={<Button onClick={() => void refetch()}>再试一次</Button>} />
    );
  return (
    <div className={styles.panel}>
      <div className={styles.side}>
        {isNaming ? (
          <NameForm
            label="为现在的内容命名"
            onName={(name) =>
              void run(
                () => actions.rename(undefined, name),
                () => setNaming(false),
              )
            }
            onCancel={() => setNaming(false)}
          />
        ) : (
          <Button onClick={() => setNaming(true)}>为现在的内容命名</Button>
        )}
        <VersionList versions={list} openId={version?.id ?? null} onOpen={({ id }) => setOpenId(id)} />
        <p className={styles.hint}>自动保留的版本会随时间变少，命名的版本一直保留到您删除。</p>
      </div>
      {version ? (
        <VersionView
          key={version.id}
          resumeId={resumeId}
          version={version}
          present={editor.getContent()}
          isBusy={isBusy}
          onRestore={() => void restore(version)}
          onName={(name) => void run(() => actions.rename(version.id, name))}
          onDelete={() => void run(() => actions.remove(version.id))}
        />
      ) : data ? (
        <Empty title="还没有历史版本">编辑一段时间后，之前的内容会自动保留在这里。</Empty>
      ) : null}
    </div>
  );
}

/** 版本历史: earlier versions of the open résumé, by day. */
export function HistoryPanel({ open, onClose, ...parts }: HistoryPanelProps) {
  return (
    <Drawer open={open} title="版本历史" width="wide" onClose={onClose}>
      <History {...parts} onClose={onClose} />
    </Drawer>
  );
}
