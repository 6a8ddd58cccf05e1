import { showToast } from '@qicheng/ui/toast';
import { type ReactNode, useState, useEffect } from 'react';
import type { SliderRequest } from '../api/slider.js';
import { useCaptcha } from './use-captcha.js';

/** [spec 9]: a code may be sent again after 60 s. */
export const SMS_COOLDOWN_SECONDS = 60;

/** End times of running cooldowns by button; they survive closing and reopening the dialog. */
const deadlines = new Map<string, number>();

const secondsLeft = (key: string) => Math.max(0, Math.ceil(((deadlines.get(key) ?? 0) - Date.now()) / 1000));

/** Cooldown of a send button; `start` begins it. */
export function useCooldown(key: string, seconds = SMS_COOLDOWN_SECONDS) {
  const [remaining, setRemaining] = useState(() => secondsLeft(key));
  const isRunning = remaining > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setRemaining(secondsLeft(key)), 250);
    return () => clearInterval(timer);
  }, [isRunning, key]);
  const start = () => {
    deadlines.set(key, Date.now() + seconds * 1000);
    setRemaining(seconds);
  };
  return { remaining, start };
}

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
