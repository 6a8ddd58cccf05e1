import { accountEntries } from './account-entries.js';

const visitor = { vipEnabled: false, isMember: false, unread: 0 };
const keys = (state: Partial<typeof visitor>) =>
  accountEntries({ ...visitor, ...state }).map(({ key }) => key);

it('leads to résumés, templates, courses and messages, in the order of the specification', () => {
  expect(keys({})).toEqual(['resumes', 'templates', 'courses', 'messages']);
});

it('tells how many messages are unread', () => {
  expect(accountEntries({ ...visitor, unread: 3 }).at(-1)?.label).toBe('我的消息（3 条未读）');
});
