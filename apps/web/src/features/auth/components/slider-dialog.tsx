import { Button } from '@qicheng/ui/button';
import { Dialog } from '@qicheng/ui/dialog';
import { Skeleton } from '@qicheng/ui/skeleton';
import { useEffect, useState } from 'react';
import { ApiFailure } from '#src/lib/api.js';
import {
  requestPass,
  getSliderPuzzle,
  type SliderPuzzle as Puzzle,
  type SliderRequest,
  type TrackPoint,
} from '../api/slider.js';
import { ProofOfWork } from './proof-of-work.js';
import styles from './slider.module.css';
import { SliderPuzzle } from './slider-puzzle.js';

interface SliderDialogProps {
  request: SliderRequest | null;
  /** The pass, or null when the user closed the dialog. */
  onEnd: (pass: string | null) => void;
}

const NOT_LOADED = '验证图没有加载成功，请换一张';
const NOT_PASSED = '验证未通过，请重试';
const messageOf = (error: unknown, otherwise: string) =>
  error instanceof ApiFailure ? error.message : otherwise;

/** Loads the puzzles; a failed attempt loads a new one. */
function usePuzzle(request: SliderRequest, onPass: (pass: string) => void) {
  const [puzzle, setPuzzle] = useState<Puzzle | null>(null);
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    getSliderPuzzle().then(
      (next) => isCurrent && setPuzzle(next),
      (failure: unknown) => isCurrent && setError(messageOf(failure, NOT_LOADED)),
    );
    return () => {
      isCurrent = false;
    };
  }, [turn]);

  const replace = (because = '') => {
    setPuzzle(null);
    setError(because);
    setTurn((last) => last + 1);
  };
  const submit = async (track: TrackPoint[]) => {
    if (!puzzle) return;
    setBusy(true);
    try {
      onPass(await requestPass({ challengeId: puzzle.challengeId, ...request, track }));
    } catch (failure) {
      replace(messageOf(failure, NOT_PASSED));
    } finally {
      setBusy(false);
    }
  };
  return { puzzle, error, isBusy, submit, replace };
}

interface SliderBodyProps {
  request: SliderRequest;
  onPass: (pass: string) => void;
  /** Switches to the way without a picture. */
  onWork: () => void;
}

function SliderBody({ request, onPass, onWork }: SliderBodyProps) {
  const { puzzle, error, isBusy, submit, replace } = usePuzzle(request, onPass);
  return (
    <>
      {puzzle ? (
        <SliderPuzzle
          key={puzzle.challengeId}
          puzzle={puzzle}
          isBusy={isBusy}
          onFinish={(track) => void submit(track)}
        />
      ) : (
        <Skeleton height="232px" />
      )}
      <p role="alert" className={styles.error}>
        {error}
      </p>
      <div className={styles.foot}>
        <Button tone="quiet" onClick={onWork}>
          看不清图片？改用自动验证
        </Button>
        <Button tone="quiet" icon="refresh" onClick={() => replace()}>
          换一张
        </Button>
      </div>
    </>
  );
}

/** The puzzle, or the proof of work for those who cannot see it. */
function CaptchaBody({ request, onPass }: Omit<SliderBodyProps, 'onWork'>) {
  const [isWork, setWork] = useState(false);
  return isWork ? (
    <ProofOfWork request={request} onPass={onPass} onPicture={() => setWork(false)} />
  ) : (
    <SliderBody request={request} onPass={onPass} onWork={() => setWork(true)} />
  );
}

/** The captcha in its own small dialog. */
export function SliderDialog({ request, onEnd }: SliderDialogProps) {
  return (
    <Dialog open={request !== null} title="安全验证" width="narrow" onClose={() => onEnd(null)}>
      {request ? <CaptchaBody request={request} onPass={onEnd} /> : null}
    </Dialog>
  );
}
