import { Button } from '@qicheng/ui/button';
import { Skeleton } from '@qicheng/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { displayTime } from '#src/lib/display-time.js';
import {
  noteOffer,
  type Recommendation,
  recommendationQuery,
  useRecommendationActions,
} from '../recommendation-calls.js';
import { RecommendationDialog } from './recommendation-dialog.js';
import styles from './recommendation.module.css';

const DELIVERY = {
  none: '还没有发送',
  waiting: '正在发送',
  delivered: '已送达',
  failed: '没有送达，平台暂时无法接收，可以稍后再同步',
} as const;

function Facts({ state: { resume, phone, recipient, delivery, deliveredAt } }: { state: Recommendation }) {
  const when = deliveredAt ? `（${displayTime(deliveredAt)}）` : '';
  return (
    <dl className={styles.facts}>
      <div>
        <dt>简历</dt>
        <dd>{resume ? resume.title : '已删除，请重新选择'}</dd>
      </div>
      <div>
        <dt>接收方</dt>
        <dd>{recipient}</dd>
      </div>
      <div>
        <dt>企业联系</dt>
        <dd>{phone ?? '未验证'}</dd>
      </div>
      <div>
        <dt>发送</dt>
        <dd>
          {DELIVERY[delivery]}
          {delivery === 'delivered' ? when : ''}
          {resume?.isChanged ? '；简历已改动，企业看到的是上一版' : ''}
        </dd>
      </div>
    </dl>
  );
}

interface OnProps {
  state: Recommendation;
  onChoose: () => void;
}

function Open({ state, onChoose }: OnProps) {
  const { close, sync } = useRecommendationActions();
  const isBusy = close.isPending || sync.isPending;
  const isStale = state.resume?.isChanged === true || state.delivery === 'failed';
  return (
    <>
      <Facts state={state} />
      <div className={styles.actions}>
        {isStale ? (
          <Button tone="primary" disabled={isBusy} onClick={() => sync.mutate()}>
            同步最新内容
          </Button>
        ) : null}
        <Button disabled={isBusy} onClick={onChoose}>
          换一份简历
        </Button>
        <Button disabled={isBusy} onClick={() => close.mutate()}>
          关闭推荐
        </Button>
      </div>
    </>
  );
}

function Closed({ state, onChoose }: OnProps) {
  const start = () => {
    void noteOffer().catch(() => undefined);
    onChoose();
  };
  return (
    <>
      <p className={styles.text}>
        授权后，{state.recipient}会把您选择的一份简历推荐给招聘企业。单独授权，随时关闭，关闭后立即停止发送。
      </p>
      <div className={styles.actions}>
        <Button onClick={start}>了解并开启</Button>
      </div>
    </>
  );
}

interface RecommendationPanelProps {
  /** Without a résumé nothing can be recommended, but an active recommendation can still be stopped. */
  hasResume?: boolean;
}

/** The recommendation in the personal centre: its state, the data sent, and a way to stop it. */
export function RecommendationPanel({ hasResume = true }: RecommendationPanelProps) {
  const { data: state, isError, refetch } = useQuery(recommendationQuery);
  const [isChoosing, setChoosing] = useState(false);
  if (state !== undefined && !state.isAvailable && !state.isOpen) return null;
  if (!hasResume && !state?.isOpen) return null;
  return (
    <section className={styles.panel} aria-labelledby="recommendation-title">
      <h2 id="recommendation-title" className={styles.title}>
        简历推荐
        {state ? (
          <span className={styles.state} data-on={state.isOpen}>
            {state.isOpen ? '已开启' : '未开启'}
          </span>
        ) : null}
      </h2>
      {isError && state === undefined ? (
        <p role="alert" className={styles.text}>
          状态没有读出来，推荐不受影响。
          <Button tone="quiet" onClick={() => void refetch()}>
            再试一次
          </Button>
        </p>
      ) : null}
      {state === undefined && !isError ? <Skeleton height="6rem" /> : null}
      {state?.isOpen ? <Open state={state} onChoose={() => setChoosing(true)} /> : null}
      {state && !state.isOpen ? <Closed state={state} onChoose={() => setChoosing(true)} /> : null}
      {state ? (
        <RecommendationDialog open={isChoosing} state={state} onClose={() => setChoosing(false)} />
      ) : null}
    </section>
  );
}
