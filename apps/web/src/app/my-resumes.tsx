import { useState } from 'react';
import { ResumeList } from '../features/resume/components/resume-list.js';
import { ShareDialogHost } from './share-dialog-host.js';

/** My résumés, each of which can be shared from here. */
export function MyResumes() {
  const [shared, setShared] = useState<string | null>(null);
  return (
    <>
      <ResumeList onShare={({ id }) => setShared(id)} />
      <ShareDialogHost resumeId={shared} onClose={() => setShared(null)} />
    </>
  );
}
