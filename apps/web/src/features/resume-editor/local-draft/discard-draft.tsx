import { Button } from '@qicheng/ui/button';
import { showToast } from '@qicheng/ui/toast';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LazyConfirmDialog } from '#src/components/lazy-confirm-dialog.jsx';
import { paths } from '#src/config/paths.js';
import { discardDraft } from './visitor-draft.js';

/** 丢弃草稿, after confirmation: it cannot be restored. */
export function DiscardDraft({ id }: { id: string }) {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const discard = async () => {
    await discardDraft(id);
    showToast('info', '草稿已丢弃');
    await navigate(paths.templates.href(), { replace: true });
  };
  return (
    <>
      <Button tone="quiet" onClick={() => setAsking(true)}>
        丢弃草稿
      </Button>
      <LazyConfirmDialog
        open={isAsking}
        title="丢弃这份草稿？"
        text="草稿只在这台设备的浏览器里，丢弃后无法找回。"
        confirm="丢弃"
        cancel="继续写"
        isDanger
        onConfirm={() => void discard()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
