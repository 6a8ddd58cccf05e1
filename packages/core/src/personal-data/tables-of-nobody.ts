import type { TableDeclaration } from './table-declaration.js';

/** Tables in which no row belongs to a member. */
export const tablesOfNobody: readonly TableDeclaration[] = [
  nobody('resume_share_visit', 'hashes of browsers, another one for each share and day', {
    column: 'created_at',
    days: 2,
  }),
  nobody('image_challenge', 'a picture of letters of minutes, without a name', {
    column: 'expires_at',
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
  nobody('partner_service', 'addresses of partners'),
  nobody('job_feed', 'sources of jobs'),
  nobody('job_posting', 'published positions'),
  nobody('operator', 'people who run the site, not users'),
  nobody('operator_session', 'operators’ sign-ins', { column: 'expires_at', days: 0 }),
  nobody('content_card', 'what entries of the site are chosen by'),
  nobody('content_edition', 'one drawn name'),
  nobody('contest', 'contests and their rules'),
  nobody('contest_judge', 'operators who judge'),
  nobody('contest_event', 'the log of judging: ids of entries and operators, without a name'),
  nobody('setting', 'operators’ settings'),
  nobody('daily_count', 'sums of a day, without a name'),
  nobody('http_failure', 'routes that failed, by day; no address and no text', {
    column: 'created_at',
    days: 30,
  }),
  nobody('product', 'the catalogue'),
  nobody('payment', 'a payment of an order; names the order only'),
  nobody('refund', 'a refund of a payment; names the order only'),
  nobody('payment_notice', 'the audit of callbacks; names a payment only', { column: 'last_at', days: 365 }),
  nobody('local_trade', 'the local cashier’s side of a payment', { column: 'created_at', days: 90 }),
  nobody('region', 'reference data'),
  nobody('school', 'reference data'),
  nobody('school_mail_domain', 'reference data'),
  nobody('enrolment_figure', 'published figures'),
  nobody('position_table', 'published tables'),
  nobody('exam_post', 'posts of published tables'),
];

function nobody(table: string, why: string, retention?: TableDeclaration['retention']): TableDeclaration {
  return { table, owner: [], exported: false, erased: 'kept', why, ...(retention && { retention }) };
}
