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

/** What a table holds of people, and what becomes of it (reliability.md §6). */
export interface TableDeclaration {
  /** A row is a person's when one of these columns says so; empty where no row is about a user. */
  readonly owner: Readonly<Record<string, Trace>>;
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

const own = { user_id: 'userId' } as const;

/** Every table of the database; one that is not declared here fails the build. */
export const tables = {
  user_account: {
    owner: { id: 'userId' },
    exported: true,
    erased: 'rows',
    why: '账号资料',
  },
  session: {
    owner: own,
    exported: true,
    erased: 'rows',
    retention: { column: 'expires_at', days: 0 },
    why: '登录记录',
  },
  resume: {
    owner: own,
    exported: true,
    erased: 'rows',
    retention: { column: 'deleted_at', days: 30 },
    why: '简历',
  },
  resume_save: {
    owner: own,
    exported: false,
    erased: 'rows',
    retention: { column: 'created_at', days: 2 },
    why: 'technical: answers a repeated save alike; holds ids and a digest only',
  },
  resume_export: {
    owner: own,
    exported: true,
    hidden: ['claimed_by'],
    erased: 'rows',
    retention: { column: 'finished_at', days: 1 },
    why: '简历导出记录',
  },
  stored_file: {
    owner: own,
    exported: true,
    hidden: ['key'],
    erased: 'rows',
    retention: { column: 'expires_at', days: 0 },
    why: '上传与生成的文件',
  },
  data_export: {
    owner: own,
    exported: true,
    hidden: ['claimed_by'],
    erased: 'rows',
    retention: { column: 'created_at', days: 30 },
    why: '数据导出记录',
  },
  ai_count_balance: { owner: own, exported: true, erased: 'rows', why: 'AI 次数余额' },
  ai_count_entry: { owner: own, exported: true, erased: 'rows', why: 'AI 次数明细' },
  campaign_member: { owner: own, exported: true, erased: 'rows', why: '参加的活动' },
  wechat_identity: { owner: own, exported: true, erased: 'rows', why: '绑定的微信' },
  partner_account: { owner: own, exported: true, erased: 'rows', why: '绑定的合作网站' },
  student: {
    owner: own,
    exported: true,
    erased: 'columns',
    why: '学号绑定: the roster is the school’s, its line stays; what the owner added to it goes',
  },
  sms_send: {
    owner: { phone_index: 'phoneIndex' },
    exported: true,
    hidden: ['ip_hash', 'device_hash'],
    erased: 'rows',
    retention: { column: 'created_at', days: 30 },
    why: '短信发送记录',
  },
  mail_message: {
    owner: { recipient_index: 'mailboxIndex', sender_index: 'senderIndex' },
    exported: true,
    hidden: ['content_cipher'],
    erased: 'rows',
    retention: { column: 'created_at', days: 30 },
    why: '邮件发送记录',
  },
  audit_entry: {
    owner: { actor: 'actor' },
    exported: true,
    erased: 'kept',
    retention: { column: 'created_at', days: 1096 },
    why: '操作记录: three years as evidence, by an id that leads nowhere once the account is erased',
  },
  step_grant: {
    owner: own,
    exported: false,
    erased: 'rows',
    retention: { column: 'expires_at', days: 1 },
    why: 'technical: a step of a flow, ten minutes, sealed',
  },
  code_challenge: {
    owner: { recipient_index: 'phoneIndex' },
    exported: false,
    erased: 'rows',
    retention: { column: 'expires_at', days: 1 },
    why: 'technical: a hashed code of minutes',
  },
  captcha_challenge: {
    owner: { phone_index: 'phoneIndex' },
    exported: false,
    erased: 'rows',
    retention: { column: 'expires_at', days: 1 },
    why: 'technical: a puzzle of minutes',
  },
  throttle: {
    owner: { key: 'key' },
    exported: false,
    erased: 'rows',
    retention: { column: 'expires_at', days: 0 },
    why: 'technical: counters by keyed hash',
  },
  local_message: {
    owner: { recipient: 'recipient' },
    exported: false,
    erased: 'rows',
    retention: { column: 'created_at', days: 7 },
    why: 'only where a local driver plays the provider; the message was delivered to its owner',
  },
  image_challenge: nobody('a picture of letters of minutes, without a name', {
    column: 'expires_at',
    days: 1,
  }),
  wechat_scene: nobody('a QR code of a minute; its openid is sealed and unnamed', {
    column: 'expires_at',
    days: 1,
  }),
  used_ticket: nobody('hashes of tickets until they would have lapsed', { column: 'expires_at', days: 0 }),
  invitation: nobody('codes of shared addresses'),
  invitation_scan: nobody('a browser’s keyed hash and an invitation'),
  campaign: nobody('gifts and their windows'),
  partner: nobody('sites that hand members over'),
  operator: nobody('people who run the site, not users'),
  operator_session: nobody('operators’ sign-ins', { column: 'expires_at', days: 0 }),
  setting: nobody('operators’ settings'),
  region: nobody('reference data'),
  school: nobody('reference data'),
  school_mail_domain: nobody('reference data'),
} satisfies Record<string, TableDeclaration>;

export type TableName = keyof typeof tables;

/** The declarations with their names, the account itself last: what hangs on it goes before it. */
export const declaredTables: readonly (readonly [TableName, TableDeclaration])[] = (
  Object.entries(tables) as [TableName, TableDeclaration][]
).sort(([left], [right]) => Number(left === 'user_account') - Number(right === 'user_account'));

function nobody(why: string, retention?: TableDeclaration['retention']): TableDeclaration {
  return { owner: {}, exported: false, erased: 'kept', why, ...(retention && { retention }) };
}
