import { z } from 'zod';
import { phone } from '../auth/fields.js';
import { studentNumber } from '../student/fields.js';

/** What a captcha pass is valid for: sending one code, or signing in after several failures. */
export const captchaPurpose = z.literal(
  [
    'register',
    'login',
    'forgotPassword',
    'wechatBind',
    'studentCheck',
    'phoneChange',
    'resumeRecommend',
    'passwordLogin',
    'reauthentication',
    'studentLogin',
  ],
  '验证用途不正确',
);
export type CaptchaPurpose = z.output<typeof captchaPurpose>;

/** What a pass is bound to. For `reauthentication` a signed-in caller omits `phone`: it is the account's. */
export const captchaSubject = {
  /** The recipient of the pass; a student sign-in has no phone and sends the student number instead. */
  phone: phone.optional(),
  studentNumber: studentNumber.optional(),
  purpose: captchaPurpose,
};

interface Subject {
  phone?: string | undefined;
  studentNumber?: string | undefined;
  purpose: CaptchaPurpose;
}

export const isSubjectComplete = ({ purpose, phone: recipient, studentNumber: student }: Subject): boolean =>
  purpose === 'reauthentication' || (purpose === 'studentLogin' ? student : recipient) !== undefined;

export const SUBJECT_INCOMPLETE = '请输入正确的手机号';
