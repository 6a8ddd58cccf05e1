import { RECOMMEND_CONSENT } from '@qicheng/contract/resume-recommendation/index';
import { Button } from '@qicheng/ui/button';
import { Checkbox } from '@qicheng/ui/checkbox';
import { Dialog } from '@qicheng/ui/dialog';
import { useState } from 'react';
import { type Recommendation, useRecommendationActions } from '../recommendation-calls.js';
import { ChooseResume } from './choose-resume.js';
import { ConsentText } from './consent-text.js';
import { ContactPhone } from './contact-phone.js';
import styles from './recommendation.module.css';

interface RecommendationDialogProps {
  open: boolean;
  state: Recommendation;
  onClose: () => void;
}

function OpenRecommendation({ state, onClose }: Omit<RecommendationDialogProps, 'open'>) {
  const [resumeId, setResumeId] = useState(state.resume?.id ?? '');
  const [isAgreed, setAgreed] = useState(false);
  const { open } = useRecommendationActions();
  const start = () => {
    if (resumeId !== '')
      open.mutate({ resumeId, consent: RECOMMEND_CONSENT.version }, { onSuccess: onClose });
  };
  return (
    <>
      <ConsentText text={RECOMMEND_CONSENT} recipient={state.recipient ?? ''} />
      <ChooseResume value={resumeId} onChange={setResumeId} />
      {state.phone === null ? <ContactPhone /> : <p>企业联系：{state.phone}（已验证）</p>}
      <Checkbox className={styles.agree} value={isAgreed} onValue={setAgreed}>
        我已阅读并同意以上授权
      </Checkbox>
      <Button
        tone="primary"
        isWide
        disabled={!isAgreed || resumeId === '' || state.phone === null}
        isBusy={open.isPending}
        onClick={start}
      >
        {state.isOpen ? '换成这份简历' : '开启简历推荐'}
      </Button>
    </>
  );
}

/** 简历推荐: the consent text, the résumé, and the phone that employers may call. */
export const RecommendationDialog = ({ open, ...rest }: RecommendationDialogProps) => (
  <Dialog open={open} title="简历推荐" onClose={rest.onClose}>
    <OpenRecommendation {...rest} />
  </Dialog>
);
