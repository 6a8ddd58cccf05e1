import { accountFailures, accountSettingsFailures } from './account/failures.js';
import { aiCountFailures, campaignFailures } from './ai-count/failures.js';
import { analysisFailures } from './analysis/failures.js';
import { authFailures } from './auth/failures.js';
import { campusEmailFailures } from './campus-email/failures.js';
import { captchaFailures } from './captcha/failures.js';
import { contentFailures } from './content/failures.js';
import { contestAdminFailures, contestFailures } from './contest/failures.js';
import { egressFailures } from './egress/failures.js';
import { interviewFailures } from './interview/failures.js';
import { invitationFailures } from './invitation/failures.js';
import { jobsBoardFailures } from './jobs-board/failures.js';
import { membershipFailures } from './membership/failures.js';
import { orderFailures } from './order/failures.js';
import { partnerFailures } from './partner/failures.js';
import { reportExportFailures } from './report-export/failures.js';
import { resumeFailures } from './resume/failures.js';
import { resumeExportFailures } from './resume-export/failures.js';
import { resumeImportFailures } from './resume-import/failures.js';
import { resumeRecommendationFailures } from './resume-recommendation/failures.js';
import { resumeShareFailures } from './resume-share/failures.js';
import { resumeVariantFailures } from './resume-variant/failures.js';
import { resumeVersionFailures } from './resume-version/failures.js';
import { studentFailures } from './student/failures.js';
import { templateFailures } from './template/failures.js';
import { textCheckFailures } from './text-check/failures.js';
import { translationFailures } from './translation/failures.js';
import { uploadFailures } from './upload/failures.js';
import { wechatFailures } from './wechat/failures.js';
import { commonFailures } from './kit/common-failures.js';

/** Every failure that a call may answer, by its reason; a reason has one meaning in all calls. */
export const wireFailures = {
  ...commonFailures,
  ...accountFailures,
  ...accountSettingsFailures,
  ...aiCountFailures,
  ...analysisFailures,
  ...authFailures,
  ...campaignFailures,
  ...campusEmailFailures,
  ...captchaFailures,
  ...contentFailures,
  ...contestAdminFailures,
  ...contestFailures,
  ...egressFailures,
  ...interviewFailures,
  ...invitationFailures,
  ...membershipFailures,
  ...orderFailures,
  ...partnerFailures,
  ...reportExportFailures,
  ...resumeFailures,
  ...resumeExportFailures,
  ...resumeImportFailures,
  ...jobsBoardFailures,
  ...resumeRecommendationFailures,
  ...resumeShareFailures,
  ...resumeVersionFailures,
  ...studentFailures,
  ...templateFailures,
  ...textCheckFailures,
  ...resumeVariantFailures,
  ...translationFailures,
  ...uploadFailures,
  ...wechatFailures,
};

/** Names a failure on the wire (`reason` of the envelope); its words may change, this may not. */
export type FailureReason = keyof typeof wireFailures;
