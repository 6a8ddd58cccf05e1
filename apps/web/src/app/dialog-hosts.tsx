import { lazy, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LazyPart } from '#src/components/lazy-part.jsx';
import { paths } from '#src/config/paths.js';
import { markStep } from '#src/lib/welcome.js';
import type { ImportResult } from '#src/features/resume-import/api/send-import.js';
import { closeImportDialog, useImportDialog } from '#src/lib/dialog-state.js';

const ShareDialog = lazy(async () => ({
  default: (await import('#src/features/resume-share/components/share-dialog.jsx')).ShareDialog,
}));

interface ShareDialogHostProps {
  /** The résumé to share; null while the dialog is closed. */
  resumeId: string | null;
  onClose: () => void;
}

/** Loads the dialog on the first 分享. */
export function ShareDialogHost({ resumeId, onClose }: ShareDialogHostProps) {
  useEffect(() => {
    if (resumeId !== null) markStep('share');
  }, [resumeId]);
  if (resumeId === null) return null;
  return (
    <LazyPart onFail={onClose}>
      <ShareDialog resumeId={resumeId} open onClose={onClose} />
    </LazyPart>
  );
}

const ImportDialog = lazy(async () => ({
  default: (await import('#src/features/resume-import/components/import-dialog.jsx')).ImportDialog,
}));

interface ImportDialogHostProps {
  /** The open résumé, whose content the import may replace. */
  resumeId?: string;
  /** Saves pending changes before leaving the page. */
  waitUntilSaved?: () => Promise<boolean>;
  /** For a visitor: receives the import result and its name. */
  onRead?: (result: ImportResult, fileName: string) => void;
}

/**
 * Loads the dialog on the first 导入 and keeps it mounted, so that an import continues after the dialog is
 * closed.
 */
export function ImportDialogHost({ resumeId, waitUntilSaved, onRead }: ImportDialogHostProps) {
  const { isOpen, start } = useImportDialog();
  const [wasOpened, setWasOpened] = useState(isOpen);
  const navigate = useNavigate();
  if (isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  const go = async (to: string) => {
    closeImportDialog();
    await waitUntilSaved?.();
    void navigate(to);
  };
  return (
    <LazyPart
      onFail={() => {
        closeImportDialog();
        setWasOpened(false);
      }}
    >
      <ImportDialog
        open={isOpen}
        start={start}
        onClose={closeImportDialog}
        onRead={onRead}
        onReview={(importId) => void go(paths.resumeImport.href(importId, resumeId))}
        onOpenResume={(id) => void go(paths.resumeEdit.href(id))}
      />
    </LazyPart>
  );
}
