import { accountEndpoints } from './account/index.js';
import { aiCountEndpoints } from './ai-count/index.js';
import { aiProductEndpoints } from './ai-product/index.js';
import { analysisEndpoints } from './analysis/index.js';
import { authEndpoints } from './auth/index.js';
import { campusEmailEndpoints } from './campus-email/index.js';
import { captchaEndpoints } from './captcha/index.js';
import { consentEndpoints } from './consent/index.js';
import { contentEndpoints } from './content/index.js';
import { contestEndpoints } from './contest/index.js';
import { egressEndpoints } from './egress/index.js';
import { guideEndpoints } from './guide/index.js';
import { interviewEndpoints } from './interview/index.js';
import { invitationEndpoints } from './invitation/index.js';
import { jobApplicationEndpoints } from './job-application/index.js';
import { jobsBoardEndpoints } from './jobs-board/index.js';
import type { Endpoint } from './kit/endpoint.js';
import { membershipEndpoints } from './membership/index.js';
import { messageEndpoints } from './message/index.js';
import { orderEndpoints } from './order/index.js';
import { partnerEndpoints } from './partner/index.js';
import { phraseEndpoints } from './phrase/index.js';
import { referenceEndpoints } from './reference/index.js';
import { reportExportEndpoints } from './report-export/index.js';
import { resumeExportEndpoints } from './resume-export/index.js';
import { resumeImportEndpoints } from './resume-import/index.js';
import { resumeRecommendationEndpoints } from './resume-recommendation/index.js';
import { resumeShareEndpoints } from './resume-share/index.js';
import { resumeVariantEndpoints } from './resume-variant/index.js';
import { resumeVersionEndpoints } from './resume-version/index.js';
import { resumeEndpoints } from './resume/index.js';
import { siteEndpoints } from './site/index.js';
import { studentEndpoints } from './student/index.js';
import { templateEndpoints } from './template/index.js';
import { textCheckEndpoints } from './text-check/index.js';
import { translationEndpoints } from './translation/index.js';
import { uploadEndpoints } from './upload/index.js';
import { wechatEndpoints } from './wechat/index.js';

/**
 * All calls by feature. Used by the server, the API reference and tests; the web imports features
 * individually.
 */
export const endpointGroups = {
  account: accountEndpoints,
  'ai-count': aiCountEndpoints,
  'ai-product': aiProductEndpoints,
  analysis: analysisEndpoints,
  auth: authEndpoints,
  'campus-email': campusEmailEndpoints,
  captcha: captchaEndpoints,
  consent: consentEndpoints,
  content: contentEndpoints,
  contest: contestEndpoints,
  egress: egressEndpoints,
  guide: guideEndpoints,
  interview: interviewEndpoints,
  invitation: invitationEndpoints,
  'job-application': jobApplicationEndpoints,
  'jobs-board': jobsBoardEndpoints,
  membership: membershipEndpoints,
  message: messageEndpoints,
  order: orderEndpoints,
  partner: partnerEndpoints,
  phrase: phraseEndpoints,
  reference: referenceEndpoints,
  'report-export': reportExportEndpoints,
  resume: resumeEndpoints,
  'resume-export': resumeExportEndpoints,
  'resume-import': resumeImportEndpoints,
  'resume-recommendation': resumeRecommendationEndpoints,
  'resume-share': resumeShareEndpoints,
  'resume-version': resumeVersionEndpoints,
  'resume-variant': resumeVariantEndpoints,
  site: siteEndpoints,
  student: studentEndpoints,
  template: templateEndpoints,
  'text-check': textCheckEndpoints,
  translation: translationEndpoints,
  upload: uploadEndpoints,
  wechat: wechatEndpoints,
} satisfies Record<string, Record<string, Endpoint>>;

/** Every call in one list. */
export const endpoints: readonly Endpoint[] = Object.values<Record<string, Endpoint>>(endpointGroups).flatMap(
  (group) => Object.values(group),
);
