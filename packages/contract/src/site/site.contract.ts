import { z } from 'zod';
import { assumed, endpoint, legacy, reply, wire, wireFlag } from '../kit/endpoint.js';

const footerLink = wire({ name: z.string(), url: legacy('value', z.string()) });

/** [spec 3] "Website info" and the footer's "cooperation response", with the site flags of [decision 10] and [decision 35]. */
export const websiteInfo = wire({
  logo: legacy('websit_top_logo', z.string()),
  footerLinks: legacy('websit_bottom_array', z.array(footerLink)),
  recordFiling: legacy('beian', z.string()),
  icpPermit: legacy('icp_permit', z.string()),
  icpPermitImage: legacy('icp_permit_img', z.string()),
  hrPermit: legacy('hr_permit', z.string()),
  hrPermitImage: legacy('hr_permit_img', z.string()),
  policeFiling: legacy('police_beian', z.string()),
  copyright: z.string(),
  operatorName: legacy('operator_name', z.string()),
  contactEmail: legacy('contact_email', z.string()),
  contactAddress: legacy('contact_address', z.string()),
  channel: z.string(),
  vipEnabled: legacy('vip', wireFlag),
  contestFlag: legacy('contest', z.literal([0, 1, 2, 3])),
  aiCountsEnabled: legacy('ai_count', wireFlag),
  debugButton: legacy('debug', wireFlag),
  hotline: z.string(),
  feedbackUrl: legacy('feedback_url', z.string()),
  chatUrl: legacy('chat_url', z.string()),
  payAgreementUrl: legacy('pay_agreement_url', z.string()),
  jobApplicationUrl: legacy('job_url', z.string()),
  employmentBridgeUrl: legacy('bridge_url', z.string()),
  mobileSiteUrl: legacy('mobile_url', z.string()),
  /** What a local driver shows on a page of this site instead of sending it; absent where everything is sent. */
  localMessages: legacy('local_messages', z.array(z.enum(['sms', 'mail'])).optional()),
});
export type WebsiteInfo = z.output<typeof websiteInfo>;

export const getWebsiteInfo = endpoint({
  route: 'GET /index/websit_info',
  access: 'optional',
  summary: '站点信息、页脚与功能开关',
  alsoPost: true,
  input: wire({}),
  replies: { ok: reply(1, websiteInfo) },
  note: assumed('field names of the flags and of the links; [spec 3] names only the footer fields'),
});
