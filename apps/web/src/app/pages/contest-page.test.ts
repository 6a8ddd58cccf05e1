import { getContest } from '@qicheng/contract/contest/index';
import type { Call } from '@qicheng/contract/kit/client';
import { describe as wordsOf, load } from './contest-page.js';

const requests: unknown[] = [];
const ask = ((endpoint: unknown, input: unknown) => {
  expect(endpoint).toBe(getContest);
  requests.push(input);
  return Promise.resolve({ contest: null });
}) as unknown as Call;
beforeEach(() => requests.splice(0));

describe('loads the contest of the address', () => {
  it.each([
    ['', 'school'],
    ['type=1', 'school'],
    ['type=2', 'provincial'],
  ])('%s: %s', async (query, kind) => {
    expect(await load(ask, new URLSearchParams(query))).toMatchObject({ kind });
    expect(requests).toEqual([{ kind }]);
  });

  it.each(['type=9', 'type=', 'type=school', 'type=constructor'])(
    '%s: no contest, and the page is not found',
    async (query) => {
      const data = await load(ask, new URLSearchParams(query));
      expect(data).toBeNull();
      expect(requests).toEqual([]);
      expect(wordsOf(new URLSearchParams(query), null)).toMatchObject({ status: 404 });
    },
  );
});
