/**
 * Query names of the page addresses [spec 2] [decision 18]. Addresses are shared with partners and
 * with the mobile site, so the old names stay on the outside and only here.
 */
export const pageQuery = {
  campaignCode: 'flag_code',
  domain: 'domain',
  inviteId: 'invite_id',
  returnAddress: 'jyq_url',
  channel: 'jyqfrom',
  verifyEmail: 'checkemail',
  schoolCampaign: 'expire_school',
  /** Only in links of partners, best behind the #; taken out of the address at once (docs/PARTNER.md). */
  partnerTicket: 'pass_ticket',
  memberProof: '__c',
  templateCode: 'tzUrl',
  resumeId: 'id',
  /** The résumé whose content an import is to replace. */
  replacedId: 'resume_id',
  /** [decision 24]: the token of a share. */
  shareToken: 'md5',
  readOnly: 'view',
  language: 'language',
  /** The colour that a template was looked at in, six hexadecimal digits. */
  accent: 'accent',
  templateId: 'id',
  /** A document, a course or a help article. */
  contentId: 'id',
  /** Which text of the user agreement, the privacy policy and the note on children. */
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
  /** The folder of my résumés, or `none` for those that lie in none. */
  folder: 'folder',
  /** 1 the school's contest, 2 the province's [spec 2]. */
  contestKind: 'type',
  /** What a certificate is looked up by. */
  certificate: 'code',
  /** 1 shows the debug button [decision 34]. */
  debug: 'debug',
  /** The run of an AI service that its page shows. */
  run: 'run',
  /** The application that the board opens, and that fills the form of an AI service. */
  application: 'application',
  /** The mock interview that its page shows. */
  interviewSession: 'session',
  /** Opens the ghost-writer in the editor [spec 2]. */
  ghostwrite: 'ai',
  /** 1 optimises what is there, 2 writes from scratch. */
  ghostwriteService: 'gwservice',
} as const;
