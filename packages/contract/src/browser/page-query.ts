/**
 * Query parameters of page URLs [spec 2] [decision 18]. URLs are shared with partners and the mobile site, so
 * the legacy names are kept, but only here.
 */
export const pageQuery = {
  campaignCode: 'flag_code',
  domain: 'domain',
  inviteId: 'invite_id',
  returnAddress: 'jyq_url',
  channel: 'jyqfrom',
  verifyEmail: 'checkemail',
  schoolCampaign: 'expire_school',
  /** Only in partner links, preferably after the #; removed from the URL immediately (docs/PARTNER.md). */
  partnerTicket: 'pass_ticket',
  memberProof: '__c',
  templateCode: 'tzUrl',
  resumeId: 'id',
  /** The résumé whose content an import replaces. */
  replacedId: 'resume_id',
  /** [decision 24]: the token of a share. */
  shareToken: 'md5',
  readOnly: 'view',
  language: 'language',
  /** The colour in which a template was viewed, six hexadecimal digits. */
  accent: 'accent',
  templateId: 'id',
  /** A document, a course or a help article. */
  contentId: 'id',
  /** Which legal text: user agreement, privacy policy or children's notice. */
  legalName: 'text',
  /** 1 when the help centre was opened from the footer [spec 2]. */
  helpOrigin: 'type',
  topic: 'topic',
  page: 'page',
  keyword: 'keyword',
  category: 'category',
  look: 'look',
  colour: 'color',
  occupation: 'occupation',
  sort: 'sort',
  degree: 'level',
  tab: 'tab',
  /** The folder in 我的简历, or `none` for résumés without a folder. */
  folder: 'folder',
  /** 1 the school's contest, 2 the province's [spec 2]. */
  contestKind: 'type',
  /** Search term for a certificate. */
  certificate: 'code',
  /** 1 shows the debug button [decision 34]. */
  debug: 'debug',
  /** The run of an AI service that its page shows. */
  run: 'run',
  /** The application opened on the board, or used to prefill an AI service's form. */
  application: 'application',
  /** The mock interview shown on its page. */
  interviewSession: 'session',
  /** Opens the ghost-writer in the editor [spec 2]. */
  ghostwrite: 'ai',
  /** 1 optimises existing text, 2 writes from scratch. */
  ghostwriteService: 'gwservice',
} as const;
