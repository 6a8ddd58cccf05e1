import { useRef, useState, type ReactNode } from 'react';
import type { SliderRequest } from '../api/slider.js';
import { SliderDialog } from '../components/slider-dialog.js';
import { isFailure } from '#src/lib/api.js';

/** `askForPass` opens the slider and resolves to its pass, or null when it was closed. */
export function useCaptcha() {
  const [request, setRequest] = useState<SliderRequest | null>(null);
  const resolvePass = useRef<(pass: string | null) => void>(() => undefined);
  const askForPass = (next: SliderRequest) =>
    new Promise<string | null>((resolve) => {
      resolvePass.current = resolve;
      setRequest(next);
    });
  const end = (pass: string | null) => {
    setRequest(null);
    resolvePass.current(pass);
  };
  return { askForPass, captcha: <SliderDialog request={request} onEnd={end} /> };
}

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
