import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { closeGhostwriteDialog, useGhostwriteDialog } from '../lib/ghostwrite-dialog.js';

const GhostwriteDialog = lazy(async () => ({
  default: (await import('./scoped-ghostwrite-dialog.js')).ScopedGhostwriteDialog,
}));

/** Loads the choice of a résumé for AI 代写与优化 with its first opening; it stands in every frame of pages. */
export function GhostwriteDialogHost() {
  const { isOpen } = useGhostwriteDialog();
  const [wasOpened, setWasOpened] = useState(isOpen);
  const navigate = useNavigate();
  if (isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <GhostwriteDialog
        open={isOpen}
        onClose={closeGhostwriteDialog}
        onGo={(to) => {
          closeGhostwriteDialog();
          void navigate(to);
        }}
      />
    </Suspense>
  );
}
