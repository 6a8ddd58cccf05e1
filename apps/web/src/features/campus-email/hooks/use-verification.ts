import type { UserInfo } from '@qicheng/contract/account/user-info';
import { refuseField, useForm } from '@qicheng/ui/form';
import { useState } from 'react';
import { showFormFailure, useThrottled } from '../../auth/index.js';
import { readMember, verify } from '../api/verification.js';
import { clearDraft, updateDraft, openDraft, useCampusEmailDraft } from '../campus-email-draft.js';
import { fieldOf, type VerificationValues } from '../verification-values.js';
import { useMailCode } from './use-mail-code.js';

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
