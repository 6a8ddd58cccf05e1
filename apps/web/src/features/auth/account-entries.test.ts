import { accountEntries } from './account-entries.js';

const member = { vipEnabled: false, isMember: false, hasCampusEmail: false, unread: 0 };
const keys = (state: Partial<typeof member>) => accountEntries({ ...member, ...state }).map(({ key }) => key);

const FREE = ['campus-email', 'resumes', 'applications', 'templates', 'courses', 'messages'];

it('has the entries of the specification in its order, and the applications after the résumés', () => {
  expect(keys({ vipEnabled: true })).toEqual(['membership', ...FREE, 'orders']);
});

it('has no paid entries while VIP features are off', () => expect(keys({})).toEqual(FREE));

it('shows the state of membership and campus e-mail', () => {
  const labels = (isMember: boolean) =>
    accountEntries({ ...member, vipEnabled: true, isMember, hasCampusEmail: isMember })
      .slice(0, 2)
      .map(({ label }) => label);
  expect(labels(false)).toEqual(['开通会员', '校园邮箱认证']);
  expect(labels(true)).toEqual(['会员有效 · 续费', '校园邮箱（已认证）']);
});

it('shows the number of unread messages', () => {
  expect(accountEntries({ ...member, unread: 3 }).at(-1)?.label).toBe('我的消息（3 条未读）');
});
