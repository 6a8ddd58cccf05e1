import {
  checkSlider,
  issueSlider,
  type CaptchaPurpose,
  type SliderPuzzle,
  type TrackPoint,
} from '@qicheng/contract/captcha/slider.contract';
import { call } from '../../../lib/api.js';

export type { CaptchaPurpose, SliderPuzzle, TrackPoint };

export const getSliderPuzzle = () => call(issueSlider, {});

/** Trades a track for a one-time pass. */
export async function earnPass(attempt: {
  challengeId: string;
  phone: string;
  purpose: CaptchaPurpose;
  track: TrackPoint[];
}): Promise<string> {
  const { pass } = await call(checkSlider, attempt);
  return pass;
}
