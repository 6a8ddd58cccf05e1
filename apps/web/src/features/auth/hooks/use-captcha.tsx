import { useRef, useState } from 'react';
import type { SliderRequest } from '../api/slider.js';
import { SliderDialog } from '../components/slider-dialog.js';

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
