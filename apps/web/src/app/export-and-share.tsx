import type { Language } from '@qicheng/resume/text';
import { Button } from '@qicheng/ui/button';
import { useState } from 'react';
import { ExportMenu } from '#src/features/resume-export/components/export-menu.jsx';
import type { ReviewLink } from '#src/features/resume-export/components/export-options.jsx';
import { usePendingAction } from '#src/lib/pending-action.js';
import { ShareDialogHost } from './dialog-hosts.js';
import styles from './export-and-share.module.css';

interface ExportAndShareProps {
  resumeId: string;
  waitUntilSaved: () => Promise<boolean>;
  language: Language;
  hasAiText: (language: Language) => boolean;
  countUntranslated: (language: Language) => number;
  /** Only the editor checks the résumé. */
  review?: ReviewLink;
  /** Opens 双语; only the editor has it. */
  openTranslations?: () => void;
}

/** 分享 and 导出; in a narrow window 分享 moves into the 导出 menu [spec 1]. */
export function ExportAndShare(props: ExportAndShareProps) {
  const { resumeId, waitUntilSaved, language, hasAiText, countUntranslated } = props;
  const [shared, setShared] = useState<string | null>(null);
  const share = () => void waitUntilSaved().then((isSaved) => isSaved && setShared(resumeId));
  usePendingAction({ share });
  return (
    <>
      <span className={styles.share}>
        <Button onClick={share}>分享</Button>
      </span>
      <ExportMenu
        resumeId={resumeId}
        waitUntilSaved={waitUntilSaved}
        onShare={share}
        hasAiText={(wanted) => hasAiText(wanted ?? language)}
        review={props.review}
        openTranslations={props.openTranslations}
        countUntranslated={(wanted) => countUntranslated(wanted ?? language)}
      />
      <ShareDialogHost resumeId={shared} onClose={() => setShared(null)} />
    </>
  );
}
