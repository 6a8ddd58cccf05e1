import { mobileAddress, mobilePages } from './mobile-pages.js';
import { pageRoutes } from './paths.js';

const SITE = 'https://m.qicheng.example/app/';
const leads = (address: string) => mobileAddress(new URL(address, 'https://qicheng.example'), SITE);
const routes = Object.entries(mobilePages).map(([path, { path: target, carries }]) => ({
  path,
  target,
  carries,
}));

it.each(routes)('$path redirects to $target of the mobile site with its parameters', (route) => {
  const query = new URLSearchParams([...route.carries.map((name) => [name, `值 ${name}`]), ['other', '1']]);
  const target = new URL(leads(`${route.path}?${query.toString()}`) ?? '');
  expect(target.origin + target.pathname).toBe(`https://m.qicheng.example/app${route.target}`);
  expect([...target.searchParams]).toEqual([...new Set(route.carries)].map((name) => [name, `值 ${name}`]));
});

it('never forwards a partner ticket', () => {
  expect(leads('/index/index?pass_ticket=secret&__c=proof&flag_code=a')).toBe(
    'https://m.qicheng.example/app/?flag_code=a',
  );
});

it.each(['/resume/share?md5=x', '/member/info', '/pcview', '/contest/verify?code=1', '/legal?text=privacy'])(
  '%s is not redirected [decision 32]',
  (address) => expect(leads(address)).toBeNull(),
);

it.each(['/page/404', '/empty', '/personal/counts'])(
  '%s, which has no mapping, redirects to the mobile home',
  (address) => expect(leads(address)).toBe('https://m.qicheng.example/app/'),
);

it('does not redirect without a mobile site', () => {
  expect(mobileAddress(new URL('https://qicheng.example/index/index'), '')).toBeNull();
  expect(mobileAddress(new URL('https://qicheng.example/index/index'), '/mobile')).toBeNull();
});

it('maps every AI page and list', () => {
  const mapped = pageRoutes.filter((path) => /^\/(?:ai|index)\//.test(path));
  expect(mapped.filter((path) => !(path in mobilePages))).toEqual([]);
});
