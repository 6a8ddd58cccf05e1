import { paths } from '../../config/paths.js';

/** An entry of the account menu. */
interface AccountEntry {
  key: string;
  label: string;
  /** Its page; null for the campus e-mail, which opens a dialog instead. */
  to: string | null;
  /** Starts the group of the member's own pages. */
  startsGroup?: boolean;
}

interface AccountState {
  /** The site's flag; without it nothing with a price is shown [decision 36]. */
  vipEnabled: boolean;
  isMember: boolean;
  hasCampusEmail: boolean;
  unread: number;
}

/** The entries of the account menu [spec 2], in its order. */
export function accountEntries(state: AccountState): AccountEntry[] {
  const { vipEnabled, isMember, hasCampusEmail, unread } = state;
  const priced = (entry: AccountEntry) => (vipEnabled ? [entry] : []);
  return [
    ...priced({
      key: 'membership',
      label: isMember ? '会员有效 · 续费' : '开通会员',
      to: paths.member.href(),
    }),
    { key: 'campus-email', label: hasCampusEmail ? '校园邮箱（已认证）' : '校园邮箱认证', to: null },
    { key: 'resumes', label: '我的简历', to: paths.personal.href(), startsGroup: true },
    { key: 'applications', label: '求职进展', to: paths.applications.href() },
    { key: 'templates', label: '我的模板', to: paths.personal.href('templates') },
    { key: 'courses', label: '我的课程', to: paths.personal.href('courses') },
    {
      key: 'messages',
      label: unread > 0 ? `我的消息（${unread} 条未读）` : '我的消息',
      to: paths.personal.href('messages'),
    },
    ...priced({ key: 'orders', label: '我的订单', to: paths.personal.href('orders') }),
  ];
}
