import { pageRoutes, paths } from '../../config/paths.js';

/** An entry of the avatar's drop-down that leads to a page. */
interface AccountEntry {
  key: string;
  label: string;
  to: string;
}

interface AccountState {
  /** The site's flag; without it nothing that has a price is shown (decision 36). */
  vipEnabled: boolean;
  isMember: boolean;
  unread: number;
}

const MEMBERSHIP = '/member/info';
const ORDERS = '/personal/personal?tab=4';

/** The pages behind the avatar (spec section 2), in its order; what is sold shows once it is served. */
export function accountEntries({ vipEnabled, isMember, unread }: AccountState): AccountEntry[] {
  const sells = vipEnabled && pageRoutes.includes(MEMBERSHIP);
  const priced = (entry: AccountEntry) => (sells ? [entry] : []);
  return [
    ...priced({ key: 'membership', label: isMember ? '会员有效 · 续费' : '开通会员', to: MEMBERSHIP }),
    { key: 'resumes', label: '我的简历', to: paths.personal.href() },
    { key: 'templates', label: '我的模板', to: paths.personal.href('templates') },
    { key: 'courses', label: '我的课程', to: paths.personal.href('courses') },
    {
      key: 'messages',
      label: unread > 0 ? `我的消息（${unread} 条未读）` : '我的消息',
      to: paths.personal.href('messages'),
    },
    ...priced({ key: 'orders', label: '我的订单', to: ORDERS }),
  ];
}
