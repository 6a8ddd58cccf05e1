/** How a column ties a row to one person. */
export type Trace =
  /** It holds the user's id. */
  | 'userId'
  /** It holds `user:<id>`. */
  | 'actor'
  /** It holds the keyed hash of their phone, of their campus mailbox, or of who asked for a mail. */
  | 'phoneIndex'
  | 'mailboxIndex'
  | 'senderIndex'
  /** It holds a phone or mailbox as it is; only where a local driver plays the provider. */
  | 'recipient'
  /** It is a text that contains the user's id or the keyed hash of their phone. */
  | 'key';

/** A column and how it ties its row to a person. */
export interface Owner {
  readonly column: string;
  readonly is: Trace;
}

/** What a table holds of people, and what becomes of it (reliability.md §6). */
export interface TableDeclaration {
  readonly table: string;
  /** A row is a person's when one of these columns says so; empty where no row is about a user. */
  readonly owner: readonly Owner[];
  /** Whether their rows go into the archive of all data. Hashes never do, sealed fields are opened. */
  readonly exported: boolean;
  /** Columns of technical meaning that stay out of the archive. */
  readonly hidden?: readonly string[];
  /** What erasing an account does: rows go, columns are emptied, or nothing. */
  readonly erased: 'rows' | 'columns' | 'kept';
  /** Rows are gone so many days after this column. */
  readonly retention?: { readonly column: string; readonly days: number };
  /** Why not exported, or why kept; or what it is. */
  readonly why: string;
}

const owned: Owner[] = [{ column: 'user_id', is: 'userId' }];

/**
 * Every table of the database; one that is not declared here fails the build. The account itself stands last: what
 * hangs on it is erased before it.
 */
export const declaredTables: readonly TableDeclaration[] = [
  {
    table: 'session',
    owner: owned,
    exported: true,
    erased: 'rows',
    retention: { column: 'expires_at', days: 0 },
    why: '登录记录',
  },
  {
    table: 'resume',
    owner: owned,
    exported: true,
    hidden: ['saved_by'],
    erased: 'rows',
    retention: { column: 'deleted_at', days: 30 },
    why: '简历',
  },
  {
    table: 'resume_version',
    owner: owned,
    exported: true,
    erased: 'rows',
    why: '简历的历史版本: thinned out with age, bounded in number and bytes; gone with the résumé',
  },
  {
    table: 'resume_save',
    owner: owned,
    exported: false,
    erased: 'rows',
    retention: { column: 'created_at', days: 2 },
    why: 'technical: answers a repeated save alike; holds ids and a digest only',
  },
  {
    table: 'resume_export',
    owner: owned,
    exported: true,
    hidden: ['claimed_by'],
    erased: 'rows',
    retention: { column: 'finished_at', days: 1 },
    why: '简历导出记录',
  },
  {
    table: 'resume_import',
    owner: owned,
    exported: true,
    hidden: ['claimed_by'],
    erased: 'rows',
    retention: { column: 'created_at', days: 1 },
    why: '简历导入记录',
  },
  {
    table: 'resume_share',
    owner: owned,
    exported: true,
    hidden: ['token_cipher'],
    erased: 'rows',
    why: '简历分享链接: its token stays out of the archive, for whoever reads it could open the link',
  },
  { table: 'resume_share_day', owner: owned, exported: true, erased: 'rows', why: '分享的浏览次数' },
  nobody('resume_share_visit', 'hashes of browsers, another one for each share and day', {
    column: 'created_at',
    days: 2,
  }),
  {
    table: 'stored_file',
    owner: owned,
    exported: true,
    hidden: ['key'],
    erased: 'rows',
    retention: { column: 'expires_at', days: 0 },
    why: '上传与生成的文件',
  },
  {
    table: 'data_export',
    owner: owned,
    exported: true,
    hidden: ['claimed_by'],
    erased: 'rows',
    retention: { column: 'created_at', days: 30 },
    why: '数据导出记录',
  },
  {
    table: 'analysis',
    owner: owned,
    exported: true,
    hidden: ['claimed_by', 'input_hash', 'request_key'],
    erased: 'rows',
    why: 'AI 服务的记录',
  },
  {
    table: 'report_export',
    owner: owned,
    exported: true,
    hidden: ['claimed_by'],
    erased: 'rows',
    retention: { column: 'finished_at', days: 1 },
    why: 'AI 服务的报告导出记录',
  },
  {
    table: 'interview_answer',
    owner: owned,
    exported: true,
    erased: 'rows',
    why: '模拟面试的回答',
  },
  { table: 'interview_session', owner: owned, exported: true, erased: 'rows', why: '模拟面试' },
  {
    table: 'model_call',
    owner: owned,
    exported: true,
    erased: 'rows',
    why: '发送给语言模型的内容: kept with its run, so that the owner can read what left',
  },
  { table: 'ai_count_balance', owner: owned, exported: true, erased: 'rows', why: 'AI 次数余额' },
  {
    table: 'resume_recommendation',
    owner: owned,
    exported: true,
    erased: 'rows',
    why: '推荐给企业的简历',
  },
  {
    table: 'resume_delivery',
    owner: owned,
    exported: true,
    hidden: ['claimed_by'],
    erased: 'rows',
    why: '简历发送给合作平台的记录',
  },
  {
    table: 'job_match',
    owner: owned,
    exported: true,
    hidden: ['claimed_by'],
    erased: 'rows',
    why: '职位与简历的匹配结果',
  },
  { table: 'ai_count_entry', owner: owned, exported: true, erased: 'rows', why: 'AI 次数明细' },
  { table: 'campaign_member', owner: owned, exported: true, erased: 'rows', why: '参加的活动' },
  {
    table: 'message',
    owner: owned,
    exported: true,
    hidden: ['key'],
    erased: 'rows',
    why: '站内消息; announcements name nobody and stay',
  },
  { table: 'consent', owner: owned, exported: true, erased: 'rows', why: '单独授权' },
  { table: 'course_progress', owner: owned, exported: true, erased: 'rows', why: '课程进度' },
  {
    table: 'content_entry',
    owner: [],
    exported: false,
    erased: 'kept',
    why: 'content of the site; names nobody',
  },
  { table: 'message_read', owner: owned, exported: true, erased: 'rows', why: '已读的消息' },
  { table: 'guide_progress', owner: owned, exported: true, erased: 'rows', why: '新手引导进度' },
  { table: 'template_mark', owner: owned, exported: true, erased: 'rows', why: '收藏与移除的模板' },
  { table: 'wechat_identity', owner: owned, exported: true, erased: 'rows', why: '绑定的微信' },
  { table: 'partner_account', owner: owned, exported: true, erased: 'rows', why: '绑定的合作网站' },
  {
    table: 'student',
    owner: owned,
    exported: true,
    erased: 'columns',
    why: '学号绑定: the roster is the school’s, its line stays; what the owner added to it goes',
  },
  {
    table: 'sms_send',
    owner: [{ column: 'phone_index', is: 'phoneIndex' }],
    exported: true,
    hidden: ['ip_hash', 'device_hash'],
    erased: 'rows',
    retention: { column: 'created_at', days: 30 },
    why: '短信发送记录',
  },
  {
    table: 'mail_message',
    owner: [
      { column: 'recipient_index', is: 'mailboxIndex' },
      { column: 'sender_index', is: 'senderIndex' },
    ],
    exported: true,
    hidden: ['content_cipher'],
    erased: 'rows',
    retention: { column: 'created_at', days: 30 },
    why: '邮件发送记录',
  },
  {
    table: 'audit_entry',
    owner: [{ column: 'actor', is: 'actor' }],
    exported: true,
    erased: 'kept',
    retention: { column: 'created_at', days: 1096 },
    why: '操作记录: three years as evidence, by an id that leads nowhere once the account is erased',
  },
  {
    table: 'step_grant',
    owner: owned,
    exported: false,
    erased: 'rows',
    retention: { column: 'expires_at', days: 1 },
    why: 'technical: a step of a flow, ten minutes, sealed',
  },
  {
    table: 'code_challenge',
    owner: [{ column: 'recipient_index', is: 'phoneIndex' }],
    exported: false,
    erased: 'rows',
    retention: { column: 'expires_at', days: 1 },
    why: 'technical: a hashed code of minutes; those of mailboxes lapse within a day',
  },
  {
    table: 'captcha_challenge',
    owner: [{ column: 'phone_index', is: 'phoneIndex' }],
    exported: false,
    erased: 'rows',
    retention: { column: 'expires_at', days: 1 },
    why: 'technical: a puzzle of minutes',
  },
  {
    table: 'throttle',
    owner: [{ column: 'key', is: 'key' }],
    exported: false,
    erased: 'rows',
    retention: { column: 'expires_at', days: 0 },
    why: 'technical: counters by keyed hash',
  },
  {
    table: 'local_message',
    owner: [{ column: 'recipient', is: 'recipient' }],
    exported: false,
    erased: 'rows',
    retention: { column: 'created_at', days: 7 },
    why: 'only where a local driver plays the provider; the message was delivered to its owner',
  },
  nobody('image_challenge', 'a picture of letters of minutes, without a name', {
    column: 'expires_at',
  nobody('partner_service', 'addresses of partners'),
  nobody('job_feed', 'sources of jobs'),
  nobody('job_posting', 'published positions'),
    days: 1,
  }),
  nobody('wechat_scene', 'a QR code of a minute; its openid is sealed and unnamed', {
    column: 'expires_at',
    days: 1,
  }),
  nobody('used_ticket', 'hashes of tickets until they would have lapsed', { column: 'expires_at', days: 0 }),
  nobody('invitation', 'codes of shared addresses'),
  nobody('invitation_scan', 'a browser’s keyed hash and an invitation'),
  nobody('campaign', 'gifts and their windows'),
  nobody('partner', 'sites that hand members over'),
  nobody('operator', 'people who run the site, not users'),
  nobody('operator_session', 'operators’ sign-ins', { column: 'expires_at', days: 0 }),
  nobody('setting', 'operators’ settings'),
  nobody('region', 'reference data'),
  nobody('school', 'reference data'),
  nobody('school_mail_domain', 'reference data'),
  nobody('enrolment_figure', 'published figures'),
  nobody('position_table', 'published tables'),
  nobody('exam_post', 'posts of published tables'),
  {
    table: 'user_account',
    owner: [{ column: 'id', is: 'userId' }],
    exported: true,
    erased: 'rows',
    why: '账号资料',
  },
];

function nobody(table: string, why: string, retention?: TableDeclaration['retention']): TableDeclaration {
  return { table, owner: [], exported: false, erased: 'kept', why, ...(retention && { retention }) };
}
