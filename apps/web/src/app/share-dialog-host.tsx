import { lazy, Suspense } from 'react';

const ShareDialog = lazy(async () => ({
  default: (await import('../features/resume-share/components/share-dialog.js')).ShareDialog,
}));

interface ShareDialogHostProps {
  /** The résumé that is to be shared; null while none is. */
  resumeId: string | null;
  onClose: () => void;
}

/** Loads the dialog with the first 分享. */
export function ShareDialogHost({ resumeId, onClose }: ShareDialogHostProps) {
  if (resumeId === null) return null;
  return (
    <Suspense fallback={null}>
      <ShareDialog resumeId={resumeId} open onClose={onClose} />
    </Suspense>
  );
}
