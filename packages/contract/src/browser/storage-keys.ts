/** Browser storage keys [spec 3] [decision 31]. */
export const storageKeys = {
  token: 'token',
  campaignCode: 'jyqflagCode',
  inviteId: 'invite_id',
  domain: 'domain',
  schoolCampaign: 'expire_school',
  returnAddress: 'jyq_url',
  channel: 'jyqfrom',
  /** The shared member hint at session start; a different cookie value means another member. */
  memberHint: 'm_id',
  /** Set while the session was opened by a partner. */
  partnerSession: 'partner_session',
  /** Id of the visitor's draft in this browser's database, so that home can link to it. */
  draftId: 'draft_id',
  /** JSON: completed steps of the onboarding checklist, the unseen gift, and whether it was closed. */
  welcome: 'welcome',
  /** `hidden` once AI hints were hidden in this browser, so that pages need not wait for the server. */
  aiTips: 'ai_tips',
  /** `list` if 我的简历 is shown as a list instead of page thumbnails. */
  resumeView: 'resume_view',
  /** `light` or `dark`; absent means the system theme. index.html reads it before the first paint. */
  theme: 'theme',
} as const;
