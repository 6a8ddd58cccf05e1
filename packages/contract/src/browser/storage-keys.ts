/** Names under which the browser keeps things [spec 3] [decision 31]. */
export const storageKeys = {
  token: 'token',
  campaignCode: 'jyqflagCode',
  inviteId: 'invite_id',
  domain: 'domain',
  schoolCampaign: 'expire_school',
  returnAddress: 'jyq_url',
  channel: 'jyqfrom',
  /** The shared member hint as it was when the session began; a differing cookie means another member. */
  memberHint: 'm_id',
  /** Set while the session is one that a partner opened. */
  partnerSession: 'partner_session',
  /** The id of the visitor's draft in this browser's database, so that home can lead to it. */
  draftId: 'draft_id',
  /** JSON: the steps of the newcomer's checklist that are done, the gift not yet seen, and whether it was closed. */
  welcome: 'welcome',
  /** `hidden` after the hints of AI services were hidden here, so that a page need not wait for the server's word. */
  aiTips: 'ai_tips',
  /** `list` where my résumés are shown as a list instead of by their pages. */
  resumeView: 'resume_view',
  /** `light` or `dark`; the system's where nothing is kept. index.html reads it before the first paint. */
  theme: 'theme',
} as const;
