import { campusEmailFailures } from '@qicheng/contract/campus-email/failures';
import { captchaFailures } from '@qicheng/contract/captcha/failures';

/** The form of [spec 3]. */
export interface VerificationValues {
  schoolName: string;
  email: string;
  imageCode?: string;
  code: string;
  consent: boolean;
}

/** Under which field the server's words stand; the others belong to the code. */
export const fieldOf = {
  [campusEmailFailures.campusEmailMalformed.message]: 'email',
  [campusEmailFailures.campusEmailNotEducation.message]: 'email',
  [campusEmailFailures.campusEmailTaken.message]: 'email',
  [captchaFailures.imageRejected.message]: 'imageCode',
  [captchaFailures.imagePassRequired.message]: 'imageCode',
} as const;
