import { useState } from 'react';
import { ExportMenu } from '../features/resume-export/components/export-menu.js';
import { ShareDialogHost } from './share-dialog-host.js';

interface ExportAndShareProps {
  resumeId: string;
  whenSaved: () => Promise<boolean>;
}

/** 导出 with 分享 among its ways out (spec section 1). */
export function ExportAndShare({ resumeId, whenSaved }: ExportAndShareProps) {
  const [shared, setShared] = useState<string | null>(null);
  const share = () => void whenSaved().then((isSaved) => isSaved && setShared(resumeId));
  return (
    <>
      <ExportMenu resumeId={resumeId} whenSaved={whenSaved} onShare={share} />
      <ShareDialogHost resumeId={shared} onClose={() => setShared(null)} />
    </>
  );
}
