import { createStaticHandler } from 'react-router-dom';
import { routes } from '#src/app/routes.jsx';
import { withOriginalQuery } from './with-original-query.js';

describe('redirect target', () => {
  it.each([
    ['/index/index', '', '/index/index'],
    ['/index/index', '?', '/index/index'],
    ['/index/index', '?invite_id=a&flag_code=b', '/index/index?invite_id=a&flag_code=b'],
    ['/login/login?from=%2F', '?invite_id=a', '/login/login?from=%2F&invite_id=a'],
  ])('%s of an address with %j', (target, search, expected) => {
    expect(withOriginalQuery(target, { search })).toBe(expected);
  });
});

it.each([
  ['/?invite_id=a&flag_code=%E6%A0%A1', '/index/index?invite_id=a&flag_code=%E6%A0%A1'],
  ['/pcview?expire_school=1', '/index/index?expire_school=1'],
  ['/ai/nothing?invite_id=a', '/page/404?invite_id=a'],
  ['/', '/index/index'],
])('%s leads to %s', async (address, target) => {
  const answer = await createStaticHandler(routes).query(new Request(`http://localhost${address}`));
  expect(answer instanceof Response && answer.headers.get('location')).toBe(target);
});
