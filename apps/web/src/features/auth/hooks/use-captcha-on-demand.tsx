import type { ReactNode } from 'react';
import { isFailure } from '#src/lib/api.js';
import type { SliderRequest } from '../api/slider.js';
import { useCaptcha } from './use-captcha.js';

interface OnDemand {
  /** Runs without a pass; if the server requires the slider, runs once more with its pass. */
  attempt: (run: (pass: string | null) => Promise<void>, request: SliderRequest) => Promise<void>;
  captcha: ReactNode;
}

/** After several failures a sign-in requires the slider; closing the slider cancels the attempt. */
export function useCaptchaOnDemand(): OnDemand {
  const { askForPass, captcha } = useCaptcha();
  const attempt: OnDemand['attempt'] = async (run, request) => {
    try {
      await run(null);
    } catch (error) {
      if (!isFailure(error, 'captchaRequired')) throw error;
      const pass = await askForPass(request);
      if (pass !== null) await run(pass);
    }
  };
  return { attempt, captcha };
}
