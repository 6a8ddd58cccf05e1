import { Button } from '@qicheng/ui/button';
import { Dialog } from '@qicheng/ui/dialog';
import { useState } from 'react';
import { LegalLink } from '#src/components/legal-link.jsx';
import { reportFailure } from '#src/lib/report-failure.js';
import { closeTermsDialog, useTermsDialog } from '#src/lib/dialog-state.js';
import { signOut } from './api/sign-out.js';
import { agreeToTerms } from './api/terms.js';
import styles from './partner-question-dialog.module.css';

/** Asks a user who signed in through another site, without our form, to accept the agreement or sign out. */
export function TermsDialog() {
  const isOpen = useTermsDialog((state) => state.isOpen);
  return (
    <Dialog open={isOpen} title="用户协议与隐私政策" width="narrow" onClose={() => void leave()}>
      {isOpen ? <Question /> : null}
    </Dialog>
  );
}

async function leave(): Promise<void> {
  closeTermsDialog();
  await signOut().catch(reportFailure);
}

function Question() {
  const [isBusy, setBusy] = useState(false);
  const agree = () => {
    setBusy(true);
    agreeToTerms()
      .then(closeTermsDialog)
      .catch(reportFailure)
      .finally(() => setBusy(false));
  };
  return (
    <div className={styles.question}>
      <p>
        您第一次从合作网站进入启程。请阅读
        <LegalLink name="terms" />与<LegalLink name="privacy" />
        ，同意后继续使用。未满 14 周岁请由监护人阅读
        <LegalLink name="children" />。
      </p>
      <div className={styles.choices}>
        <Button onClick={() => void leave()}>不同意，退出登录</Button>
        <Button tone="primary" data-first-field disabled={isBusy} onClick={agree}>
          同意并继续
        </Button>
      </div>
    </div>
  );
}
