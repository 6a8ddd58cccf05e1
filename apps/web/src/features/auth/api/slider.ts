import {
  checkSlider,
  issueSlider,
  type SliderPuzzle,
  type TrackPoint,
} from '@qicheng/contract/captcha/slider.contract';
import type { InputOf } from '@qicheng/contract/kit/endpoint';
import { call } from '#src/lib/api.js';

export type { SliderPuzzle, TrackPoint };

type Attempt = InputOf<typeof checkSlider>;

/** What a pass is bound to: an action for a phone or a student number. */
export type SliderRequest = Omit<Attempt, 'challengeId' | 'track'>;

export const getSliderPuzzle = () => call(issueSlider, {});

/** Exchanges a track for a one-time pass. */
export async function requestPass(attempt: Attempt): Promise<string> {
  const { pass } = await call(checkSlider, attempt);
  return pass;
}
