import { showToast } from '@qicheng/ui/toast';
import { type ReactNode, useState } from 'react';
import type { SliderRequest } from '../api/slider.js';
import { useCaptcha } from './use-captcha.js';
import { useCooldown } from './use-cooldown.js';

const PHONE = /^(\d{3})\d{4}(\d{4})$/;

/** Message that a code was sent, and to which phone. */
const sentText = (to: string): string => {
  const shown = PHONE.exec(to);
  return shown ? `验证码已发送到 ${shown[1]}****${shown[2]}` : '验证码已发送';
};

/** The last code by button; like the cooldown, it survives closing and reopening the dialog. */
const lastSent = new Map<string, { to: string; challengeId: string }>();

interface SentCodeOptions {
  key: string;
  send: (to: string, pass: string) => Promise<string>;
  onSent?: () => void;
  onFailure: (error: unknown) => void;
}

interface SentCode {
  remaining: number;
  isSending: boolean;
  /** Sends a code to `to` after the slider has passed. */
  press: (to: string, slider: SliderRequest) => Promise<void>;
  /** Challenge id of the last code sent to `to`, or '' if there is none. */
  challengeFor: (to: string) => string;
  /** Discards the code after a failed call used it up. */
  discardCode: () => void;
  captcha: ReactNode;
}

/** [spec 4]: the slider must pass, then the code is sent, then the button waits 60 s. */
export function useSentCode({ key, send, onSent, onFailure }: SentCodeOptions): SentCode {
  const { askForPass, captcha } = useCaptcha();
  const { remaining, start } = useCooldown(key);
  const [isSending, setSending] = useState(false);
  const press: SentCode['press'] = async (to, slider) => {
    const pass = await askForPass(slider);
    if (pass === null) return;
    setSending(true);
    try {
      lastSent.set(key, { to, challengeId: await send(to, pass) });
      start();
      showToast('success', sentText(to));
      onSent?.();
    } catch (error) {
      onFailure(error);
    } finally {
      setSending(false);
    }
  };
  const challengeFor = (to: string) => {
    const sent = lastSent.get(key);
    return sent?.to === to ? sent.challengeId : '';
  };
  return { remaining, isSending, press, challengeFor, discardCode: () => lastSent.delete(key), captcha };
}
