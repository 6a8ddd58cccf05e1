import type { UserInfo } from '@qicheng/contract/account/user-info';
import { queryClient } from './query-client.js';
import { useSession } from './session.js';

const member = (id: string) => ({ id }) as UserInfo;
const KEY = ['resumes'];

beforeEach(() => {
  useSession.setState({ isMember: true, user: member('a') });
  queryClient.setQueryData(KEY, ['of a']);
});

it('keeps the cache while the member stays the same', () => {
  useSession.setState({ isMember: true, user: { ...member('a'), username: '新名字' } });
  expect(queryClient.getQueryData(KEY)).toEqual(['of a']);
});

it('shows nothing of one member to the next', () => {
  useSession.setState({ isMember: true, user: member('b') });
  expect(queryClient.getQueryData(KEY)).toBeUndefined();
});

it('clears the cache when the session ends', () => {
  useSession.setState({ isMember: false, user: null });
  expect(queryClient.getQueryData(KEY)).toBeUndefined();
});
