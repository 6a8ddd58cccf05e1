import type { ReactNode } from 'react';
import { isFailure } from '#src/lib/api.js';
import type { SliderRequest } from '../api/slider.js';
import { useCaptcha } from './use-captcha.js';

interface OnDemand {
  /** Tries without a pass; when the server asks for the slider, tries once more with its pass. */
  attempt: (run: (pass: string | null) => Promise<void>, request: SliderRequest) => Promise<void>;
  captcha: ReactNode;
}

/** After several failures a sign-in wants the slider first; closing the slider gives the attempt up. */
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
