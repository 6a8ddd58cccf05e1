import { Button } from '@qicheng/ui/button';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiFailure } from '#src/lib/api.js';
import { getProofOfWork, requestPassForWork } from '../api/proof-of-work.js';
import type { SliderRequest } from '../api/slider.js';
import { canSolve, solveProofOfWork } from '../solve-proof-of-work.js';
import styles from './slider.module.css';

const UNSUPPORTED = '这个浏览器不支持自动验证，请改用拼图验证';
const FAILED = '自动验证没有完成，请再试一次';

interface ProofOfWorkProps {
  request: SliderRequest;
  onPass: (pass: string) => void;
  /** Returns to the picture. */
  onPicture: () => void;
}

/** Computes and exchanges the number, once. */
function useProof(request: SliderRequest, onPass: (pass: string) => void) {
  const [percent, setPercent] = useState(0);
  const [error, setError] = useState(canSolve() ? '' : UNSUPPORTED);
  const pass = useEffectEvent(onPass);
  const fail = useEffectEvent((failure: unknown) =>
    setError(failure instanceof ApiFailure ? failure.message : FAILED),
  );
  useEffect(() => {
    if (!canSolve()) return undefined;
    const leave = new AbortController();
    const { signal } = leave;
    const prove = async () => {
      const { challengeId, ...work } = await getProofOfWork();
      const answer = await solveProofOfWork(work, { signal, onPercent: setPercent });
      if (answer === null || signal.aborted) return;
      const earned = await requestPassForWork({ ...request, challengeId, answer });
      if (!signal.aborted) pass(earned);
    };
    prove().catch((failure: unknown) => {
      if (!signal.aborted) fail(failure);
    });
    return () => leave.abort();
  }, [request]);
  return { percent, error };
}

interface AttemptProps extends ProofOfWorkProps {
  onAgain: () => void;
}

function Attempt({ request, onPass, onPicture, onAgain }: AttemptProps) {
  const { percent, error } = useProof(request, onPass);
  const panel = useRef<HTMLDivElement>(null);
  // The button that started it is gone.
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} className={styles.work} tabIndex={-1} role="group" aria-label="自动验证">
      {error ? (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      ) : (
        <>
          <p role="status">正在自动验证，一般需要几秒，请稍候。</p>
          <progress className={styles.bar} max={100} value={percent} aria-label="已计算的比例" />
        </>
      )}
      <div className={styles.foot}>
        <Button tone="quiet" onClick={onPicture}>
          改用拼图验证
        </Button>
        {error && canSolve() ? (
          <Button tone="quiet" icon="refresh" onClick={onAgain}>
            再试一次
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** Verification without a picture: the browser computes for some seconds, the visitor only waits. */
export function ProofOfWork(props: ProofOfWorkProps) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} {...props} onAgain={() => setAttempt(attempt + 1)} />;
}
