import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button.js';
import { Dialog } from '../../../components/dialog.js';
import { Skeleton } from '../../../components/skeleton.js';
import { ApiFailure } from '../../../lib/api.js';
import { type CaptchaPurpose, earnPass, getSliderPuzzle, type SliderPuzzle as Puzzle, type TrackPoint } from '../api/slider.js';
import styles from './slider.module.css';
import { SliderPuzzle } from './slider-puzzle.js';

export interface SliderRequest {
  phone: string;
  purpose: CaptchaPurpose;
}

interface SliderDialogProps {
  request: SliderRequest | null;
  /** The pass, or null when the user closed the dialog. */
  onEnd: (pass: string | null) => void;
}

const NOT_LOADED = '验证图没有加载成功，请换一张';
const messageOf = (error: unknown, otherwise: string) => (error instanceof ApiFailure ? error.message : otherwise);

/** Fetches puzzles one after the other; a wrong try brings a new one. */
function usePuzzle(request: SliderRequest | null, onPass: (pass: string) => void) {
  const [puzzle, setPuzzle] = useState<Puzzle | null>(null);
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const turn = useRef(0);

  const refresh = useCallback(async () => {
    turn.current += 1;
    const mine = turn.current;
    setPuzzle(null);
    const next = await getSliderPuzzle().catch((failure: unknown) => {
      setError(messageOf(failure, NOT_LOADED));
      return null;
    });
    if (mine === turn.current) setPuzzle(next);
  }, []);
  useEffect(() => {
    setError('');
    if (request) void refresh();
  }, [request, refresh]);

  const submit = async (track: TrackPoint[]) => {
    if (!request || !puzzle) return;
    setBusy(true);
    try {
      onPass(await earnPass({ challengeId: puzzle.challengeId, ...request, track }));
    } catch (failure) {
      setError(messageOf(failure, '验证未通过，请重试'));
      await refresh();
    } finally {
      setBusy(false);
    }
  };
  const replace = () => {
    setError('');
    void refresh();
  };
  return { puzzle, error, isBusy, submit, replace };
}

/** The slider captcha in its own small dialog. */
export function SliderDialog({ request, onEnd }: SliderDialogProps) {
  const { puzzle, error, isBusy, submit, replace } = usePuzzle(request, onEnd);
  return (
    <Dialog open={request !== null} title="安全验证" width="narrow" onClose={() => onEnd(null)}>
      {puzzle ? (
        <SliderPuzzle key={puzzle.challengeId} puzzle={puzzle} isBusy={isBusy} onFinish={(track) => void submit(track)} />
      ) : (
        <Skeleton height="232px" />
      )}
      <div className={styles.foot}>
        <span role="alert" className={styles.error}>
          {error}
        </span>
        <Button tone="quiet" icon="refresh" onClick={replace}>
          换一张
        </Button>
      </div>
    </Dialog>
  );
}
