import { CAMPUS_CONSENT } from '@qicheng/contract/resume-recommendation/index';
import { Button } from '@qicheng/ui/button';
import { Checkbox } from '@qicheng/ui/checkbox';
import { Dialog } from '@qicheng/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { displayTime } from '#src/lib/display-time.js';
import { type CampusSync, campusSyncQuery, useCampusActions } from '../recommendation-calls.js';
import { ChooseResume } from './choose-resume.js';
import { ConsentText } from './consent-text.js';
import styles from './recommendation.module.css';

interface SyncProps {
  state: CampusSync;
  onClose: () => void;
}

function StartSync({ state, onClose }: SyncProps) {
  const [resumeId, setResumeId] = useState(state.resume?.id ?? '');
  const [isAgreed, setAgreed] = useState(state.isAllowed);
  const { start } = useCampusActions();
  const send = () => {
    if (resumeId !== '') start.mutate({ resumeId, consent: CAMPUS_CONSENT.version }, { onSuccess: onClose });
  };
  return (
    <>
      <ConsentText text={CAMPUS_CONSENT} recipient={state.recipient ?? ''} />
      <ChooseResume value={resumeId} onChange={setResumeId} />
      <Checkbox className={styles.agree} value={isAgreed} onValue={setAgreed}>
        我已阅读并同意以上授权
      </Checkbox>
      <Button
        tone="primary"
        isWide
        disabled={!isAgreed || resumeId === ''}
        isBusy={start.isPending}
        onClick={send}
      >
        同步这份简历
      </Button>
    </>
  );
}

const stateLabel = ({ resume, delivery, deliveredAt, recipient }: CampusSync): string => {
  if (delivery === 'waiting') return `正在把“${resume?.title ?? ''}”发送给${recipient ?? ''}。`;
  if (delivery === 'failed') return `${recipient ?? ''}暂时无法接收，可以稍后再同步。`;
  if (delivery === 'none' || deliveredAt === null) return `把简历同步到${recipient ?? ''}，在那里投递。`;
  const changed = resume?.isChanged ? '，之后简历有改动' : '';
  return `“${resume?.title ?? ''}”已于${displayTime(deliveredAt, new Date())}同步${changed}。`;
};

/** 同步到校园网: only for members of the connected campus network. */
export function CampusPanel() {
  const { data: state } = useQuery(campusSyncQuery);
  const [isChoosing, setChoosing] = useState(false);
  const { stop } = useCampusActions();
  if (!state?.isShown) return null;
  return (
    <section className={styles.panel} aria-labelledby="campus-title">
      <h2 id="campus-title" className={styles.title}>
        校园网
      </h2>
      <p className={styles.text} role="status">
        {stateLabel(state)}
      </p>
      <div className={styles.actions}>
        <Button onClick={() => setChoosing(true)}>同步到校园网</Button>
        {state.isAllowed ? (
          <Button disabled={stop.isPending} onClick={() => stop.mutate()}>
            撤回授权
          </Button>
        ) : null}
      </div>
      <Dialog open={isChoosing} title="同步到校园网" onClose={() => setChoosing(false)}>
        <StartSync state={state} onClose={() => setChoosing(false)} />
      </Dialog>
    </section>
  );
}
