import type { FieldOfReason } from '../auth/index.js';

/** The form of [spec 3]. */
export interface VerificationValues {
  schoolName: string;
  email: string;
  imageCode?: string;
  code: string;
  consent: boolean;
}

/** The field of each rejection reason; all others belong to the code. */
export const fieldOf: FieldOfReason<keyof VerificationValues> = {
  campusEmailMalformed: 'email',
  campusEmailNotEducation: 'email',
  campusEmailTaken: 'email',
  imageRejected: 'imageCode',
  imagePassRequired: 'imageCode',
};
