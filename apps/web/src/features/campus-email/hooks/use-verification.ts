import type { UserInfo } from '@qicheng/contract/account/user-info';
import { type FormOf, refuseField, useForm } from '@qicheng/ui/form';
import { showToast } from '@qicheng/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { showFormFailure, useCooldown, useThrottled, type FieldOfReason } from '#src/features/auth/index.js';
import { readMember, sendCode, verify } from '../api/verification.js';
import { usePicture } from './use-picture.js';
import { create } from 'zustand';

interface CampusEmailDraft {
  userId: string;
  schoolName: string;
  email: string;
  /** The address that the code was sent to, and its challenge id. */
  sentTo: string;
  challengeId: string;
}

const empty: CampusEmailDraft = { userId: '', schoolName: '', email: '', sentTo: '', challengeId: '' };

/** Form input and the code sent; survives closing the dialog to look into the mailbox. In memory only. */
const useCampusEmailDraft = create<CampusEmailDraft>()(() => empty);

/** The draft of this member; another member's is discarded. */
function openDraft(userId: string): CampusEmailDraft {
  if (useCampusEmailDraft.getState().userId !== userId) useCampusEmailDraft.setState({ ...empty, userId });
  return useCampusEmailDraft.getState();
}

const updateDraft = (part: Partial<CampusEmailDraft>): void => useCampusEmailDraft.setState(part);
export const clearDraft = (): void => useCampusEmailDraft.setState(empty);

/** The form of [spec 3]. */
interface VerificationValues {
  schoolName: string;
  email: string;
  imageCode?: string;
  code: string;
  consent: boolean;
}

/** The field of each rejection reason; all others belong to the code. */
const fieldOf: FieldOfReason<keyof VerificationValues> = {
  campusEmailMalformed: 'email',
  campusEmailNotEducation: 'email',
  campusEmailTaken: 'email',
  imageRejected: 'imageCode',
  imagePassRequired: 'imageCode',
};

const NO_CODE_SENT = '请先获取验证码';

export interface VerificationOptions {
  user: UserInfo;
  /** Called with the verified member and the number of AI counts granted. */
  onVerified: (user: UserInfo, granted: number) => void;
}

const storeTyped = ({ schoolName, email }: Partial<VerificationValues>) => {
  if (schoolName !== undefined) updateDraft({ schoolName });
  if (email !== undefined) updateDraft({ email });
};

const SENT_TEXT = '发送验证码成功';
const NEEDED_TO_SEND = ['schoolName', 'email', 'imageCode'] as const;

/** Sends a code to the mailbox in the form once the captcha is solved; then the button waits 60 s. */
function useMailCode(form: FormOf<VerificationValues>, userId: string) {
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
    const isFilled = await form.trigger(NEEDED_TO_SEND, { shouldFocus: true });
    isAsking.current = false;
    if (isFilled) await deliver(form.getValues());
  }, 0);
  // A captcha allows one send. While a code is on its way to this mailbox it is not needed.
  const isNeedless = () =>
    isRead || (!isAsking.current && sentTo !== '' && sentTo === form.getValues('email').trim());
  return { picture: { ...picture, isRead, isNeedless, renew }, sending: { isBusy, remaining, press } };
}

/** The form [spec 5]: a solved captcha sends a code to the school mailbox, the code verifies it. */
export function useVerification({ user, onVerified }: VerificationOptions) {
  const [typedBefore] = useState(() => {
    const { schoolName, email } = openDraft(user.userId);
    return { schoolName, email, consent: false };
  });
  const form = useForm<VerificationValues>(typedBefore);
  const { picture, sending } = useMailCode(form, user.userId);
  const submitting = useThrottled(async (values: VerificationValues) => {
    const email = values.email.trim();
    const schoolName = values.schoolName.trim();
    const { sentTo, challengeId } = useCampusEmailDraft.getState();
    if (sentTo !== email) return refuseField(form, 'code', NO_CODE_SENT);
    try {
      const granted = await verify({
        code: values.code.trim(),
        email,
        schoolName,
        challengeId,
        intent: user.campusEmail === '' ? 'first' : 'change',
      });
      clearDraft();
      const typed = { ...user, campusEmail: email, campusSchool: schoolName };
      onVerified(await readMember().catch(() => typed), granted);
    } catch (error) {
      showFormFailure(form, error, 'code', fieldOf);
    }
  });
  return {
    formProps: { form, onValues: storeTyped, onSubmit: submitting.press },
    isBusy: submitting.isBusy,
    picture,
    sending,
  };
}
