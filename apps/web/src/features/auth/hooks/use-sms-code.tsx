import { type ReactNode, useState } from 'react';
import { showToast } from '../../../lib/toast.js';
import { type CodePurpose, sendCode } from '../api/send-code.js';
import { useCaptcha } from './use-captcha.js';
import { useCooldown } from './use-cooldown.js';

const SENT_TEXT = '发送短信验证码成功';

interface SmsCode {
  /** Id of the last code sent to `phone`, or '' when none was. */
  challengeFor: (phone: string) => string;
  send: (phone: string) => Promise<void>;
  remaining: number;
  isSending: boolean;
  captcha: ReactNode;
}

/** spec section 4: the slider must pass, then the code is sent, then the button waits 60 s. */
export function useSmsCode(purpose: CodePurpose, onFailure: (error: unknown) => void): SmsCode {
  const { askForPass, captcha } = useCaptcha();
  const { remaining, start } = useCooldown(purpose);
  const [isSending, setSending] = useState(false);
  const [sent, setSent] = useState({ phone: '', challengeId: '' });

  const send = async (phone: string) => {
    const pass = await askForPass({ phone, purpose });
    if (pass === null) return;
    setSending(true);
    try {
      const challengeId = await sendCode(purpose, phone, pass);
      setSent({ phone, challengeId });
      start();
      showToast('success', SENT_TEXT);
    } catch (error) {
      onFailure(error);
    } finally {
      setSending(false);
    }
  };
  const challengeFor = (phone: string) => (sent.phone === phone ? sent.challengeId : '');
  return { challengeFor, send, remaining, isSending, captcha };
}
