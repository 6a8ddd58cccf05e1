import { showToast } from '@qicheng/ui/toast';
import { lazy, useState } from 'react';
import { LazyPart } from '#src/components/lazy-part.jsx';
import { useEditor } from '../store/editor-context.js';
import type { EditorContent } from '../store/editor-store.js';
import { type SavingSession, useSaveState } from '../sync/use-autosave.js';

const MergeDialog = lazy(async () => ({ default: (await import('./merge-dialog.js')).MergeDialog }));

/** Opens the merge dialog after a stale save, and stores the replaced copy. */
export function useStaleSave(session: SavingSession) {
  const editor = useEditor();
  const state = useSaveState(session);
  // Opens by itself for each stale save; once closed it waits for 查看.
  const [closedFor, setClosedFor] = useState<object | null>(null);
  const server = state.kind === 'stale' ? state.server : null;

  const keep = (origin: 'mine' | 'server', content: EditorContent) =>
    session.draftStore
      .storeCopy({ id: crypto.randomUUID(), keptAt: Date.now(), origin, content })
      .catch(() => showToast('error', '未能在本机留存另一份内容'));
  const decide = async (content: EditorContent) => {
    if (!server) return;
    const mine = session.autosave.content;
    // A merge drops parts of both versions, so both are stored.
    if (content !== server.content) await keep('server', server.content);
    if (content !== mine) await keep('mine', mine);
    session.autosave.decide(content, server);
    editor.replace(content);
    showToast('success', '已按您的选择保存，另一份内容留在本机，可从“更多”中找回');
  };
  const dialog = server ? (
    <LazyPart onFail={() => setClosedFor(server)}>
      <MergeDialog
        open={closedFor !== server}
        mine={session.autosave.content}
        server={server.content}
        ancestor={session.autosave.ancestor.content}
        onDecide={(content) => void decide(content)}
        onClose={() => setClosedFor(server)}
      />
    </LazyPart>
  ) : null;
  return { dialog, open: () => setClosedFor(null) };
}
