import { showToast } from '@qicheng/ui/toast';
import type { FormOf } from '@qicheng/ui/form';
import { useEffect, useRef } from 'react';
import { showFormFailure, useCooldown, useThrottled } from '../../auth/index.js';
import { sendCode } from '../api/verification.js';
import { updateDraft, useCampusEmailDraft } from '../campus-email-draft.js';
import { fieldOf, type VerificationValues } from '../verification-values.js';
import { usePicture } from './use-picture.js';

const SENT_TEXT = '发送验证码成功';
const NEEDED = ['schoolName', 'email', 'imageCode'] as const;

/** Sends a code to the mailbox in the form once the captcha is solved; then the button waits 60 s. */
export function useMailCode(form: FormOf<VerificationValues>, userId: string) {
  const { remaining, start } = useCooldown(`campusEmail:${userId}`);
  const { sentTo } = useCampusEmailDraft();
  const isRead = remaining > 0 && sentTo !== '';
  const picture = usePicture(!isRead);

  // After the cooldown a new image is loaded.
  const wasRead = useRef(isRead);
  useEffect(() => {
    if (wasRead.current && !isRead) form.resetField('imageCode', { defaultValue: '' });
    wasRead.current = isRead;
  }, [isRead, form]);

  const renew = () => {
    form.setValue('imageCode', '');
    return picture.refresh();
  };
  const deliver = async ({ schoolName, email, imageCode = '' }: VerificationValues) => {
    try {
      const pass = await picture.read(imageCode.trim());
      const input = { schoolName: schoolName.trim(), email: email.trim() };
      const challengeId = await sendCode(input, pass);
      updateDraft({ sentTo: input.email, challengeId });
      start();
      showToast('success', SENT_TEXT);
      form.setFocus('code');
    } catch (error) {
      void renew();
      showFormFailure(form, error, 'code', fieldOf);
    }
  };
  const isAsking = useRef(false);
  const { press, isBusy } = useThrottled(async () => {
    isAsking.current = true;
    const isFilled = await form.trigger(NEEDED, { shouldFocus: true });
    isAsking.current = false;
    if (isFilled) await deliver(form.getValues());
  }, 0);
  // A captcha allows one send. While a code is on its way to this mailbox it is not needed.
  const isNeedless = () =>
    isRead || (!isAsking.current && sentTo !== '' && sentTo === form.getValues('email').trim());
  return { picture: { ...picture, isRead, isNeedless, renew }, sending: { isBusy, remaining, press } };
}
