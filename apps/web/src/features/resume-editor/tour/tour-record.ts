import { finishGuide, getGuideState, setGuideStep } from '@qicheng/contract/guide/guide.contract';
import { call } from '#src/lib/api.js';
import { useSharedState } from '#src/lib/shared-state.js';

const GUIDE = 'pc';

/** The step to go on with, from 0; null when the tour is over or nobody knows. */
export async function unfinishedStep(): Promise<number | null> {
  try {
    const { step, isFinished } = await call(getGuideState, { guide: GUIDE });
    useSharedState.setState({ isFinish: isFinished ? 1 : 0 });
    return isFinished ? null : Math.max(0, step - 1);
  } catch {
    // A tour is no reason to trouble anybody.
    return null;
  }
}

/** Remembers that this step is shown, counted from 0. */
export const rememberStep = (step: number): void =>
  void call(setGuideStep, { guide: GUIDE, step: step + 1 }).catch(() => undefined);

/** Remembers that the tour is over, read or skipped. */
export function rememberEnd(): void {
  useSharedState.setState({ isFinish: 1 });
  void call(finishGuide, { guide: GUIDE }).catch(() => undefined);
}
