import { Button } from '@qicheng/ui/button';
import { Dialog } from '@qicheng/ui/dialog';
import { useState } from 'react';
import { closePartnerQuestion, type PartnerQuestion, usePartnerQuestion } from '#src/lib/dialog-state.js';
import { reportFailure } from '#src/lib/report-failure.js';
import { confirmSignIn } from './api/partner-sign-in.js';
import styles from './partner-question-dialog.module.css';
import { completePartnerSignIn } from './run-partner-sync.js';

/** Asks whether to sign in the member sent by a partner; nothing changes without a click. */
export function PartnerQuestionDialog() {
  const question = usePartnerQuestion((state) => state.question);
  const title = question?.currentUsername ? '切换账号？' : '登录确认';
  return (
    <Dialog open={question !== null} title={title} width="narrow" onClose={closePartnerQuestion}>
      {question ? <Question question={question} /> : null}
    </Dialog>
  );
}

function Question({ question }: { question: PartnerQuestion }) {
  const [isBusy, setBusy] = useState(false);
  const { confirmHandle, partnerName, username, currentUsername } = question;
  const accountName = username === '' ? '一个新账号' : `“${username}”`;

  const confirm = async () => {
    setBusy(true);
    try {
      const user = await confirmSignIn(confirmHandle);
      closePartnerQuestion();
      await completePartnerSignIn(user);
    } catch (failure) {
      closePartnerQuestion();
      reportFailure(failure);
    }
  };
  return (
    <div className={styles.question}>
      {currentUsername === '' ? null : <p>您已登录为“{currentUsername}”。</p>}
      <p>
        {partnerName}请您以{accountName}的身份登录启程。如果不是您本人的操作，请不要继续。
      </p>
      <div className={styles.choices}>
        <Button data-first-field onClick={closePartnerQuestion}>
          {currentUsername === '' ? '暂不登录' : '保持当前账号'}
        </Button>
        <Button tone="primary" disabled={isBusy} onClick={() => void confirm()}>
          {currentUsername === '' ? '确认登录' : '切换账号'}
        </Button>
      </div>
    </div>
  );
}
