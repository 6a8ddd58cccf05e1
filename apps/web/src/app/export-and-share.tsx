import type { Language } from '@qicheng/resume/text';
import { useState } from 'react';
import { ExportMenu } from '../features/resume-export/components/export-menu.js';
import { useWantedAct } from '../lib/wanted-act.js';
import { ShareDialogHost } from './dialog-hosts.js';

interface ExportAndShareProps {
  resumeId: string;
  whenSaved: () => Promise<boolean>;
  language: Language;
  hasAiText: (language: Language) => boolean;
  countUntranslated: (language: Language) => number;
}

/** 导出 with 分享 among its ways out [spec 1]. */
export function ExportAndShare(props: ExportAndShareProps) {
  const { resumeId, whenSaved, language, hasAiText, countUntranslated } = props;
  const [shared, setShared] = useState<string | null>(null);
  const share = () => void whenSaved().then((isSaved) => isSaved && setShared(resumeId));
  useWantedAct({ share });
  return (
    <>
      <ExportMenu
        resumeId={resumeId}
        whenSaved={whenSaved}
        onShare={share}
        hasAiText={(wanted) => hasAiText(wanted ?? language)}
        countUntranslated={(wanted) => countUntranslated(wanted ?? language)}
      />
      <ShareDialogHost resumeId={shared} onClose={() => setShared(null)} />
    </>
  );
}
