import { endpoints } from '@qicheng/contract/endpoints';
import type { Endpoint } from '@qicheng/contract/kit/endpoint';
import { OperatorService } from '@qicheng/core/operator';
import { timeLimit } from '@qicheng/testing/open-database';
import { sampleOf } from '@qicheng/testing/sample';
import { fieldsOf } from './fuzz/schema-walker.js';
import { startApi, type TestApi } from './harness.js';
import { OperatorBrowser } from './operator-browser.js';
import { openAccount } from './visitor.js';

const CHINESE = /[\u4e00-\u9fff]/;
const password = 'calm bamboo lake';
let api: TestApi;
let token: string;
let owner: OperatorBrowser;

jest.setTimeout(timeLimit(120_000));
beforeAll(async () => {
  api = await startApi();
  ({ token } = await openAccount(api, '13800000831'));
  const operators = api.app.get(OperatorService, { strict: false });
  await operators.add({ actor: 'ops-cli', name: 'owner-lin', role: 'owner', password });
  owner = new OperatorBrowser(api.url);
  await owner.signIn('owner-lin', password);
});
afterAll(() => api.stop());

interface Route {
  method: string;
  path: string;
}
interface Layer {
  route?: { path: unknown; methods: Record<string, boolean> };
}

/** Returns every route of this process, including those of the operator pages. */
function routes(): Route[] {
  const { router } = api.app.getHttpAdapter().getInstance() as { router: { stack: Layer[] } };
  return router.stack.flatMap(({ route }) =>
    route === undefined || typeof route.path !== 'string'
      ? []
      : Object.keys(route.methods).map((method) => ({
          method: method.toUpperCase(),
          path: String(route.path),
        })),
  );
}

/** Returns what is wrong with the response to an input that cannot be stored; null for a refusal in Chinese. */
async function problemOf(address: string, init: RequestInit): Promise<string | null> {
  const response = await fetch(api.url + address, { redirect: 'manual', ...init });
  const text = await response.text();
  const isRefused = response.status === 400 && CHINESE.test(text);
  return isRefused ? null : `${init.method} ${address} ${response.status} ${text.slice(0, 120)}`;
}

async function problemsOf(requests: ReadonlyArray<[string, RequestInit]>): Promise<string[]> {
  const problems: string[] = [];
  for (const [address, init] of requests) {
    const problem = await problemOf(address, init);
    if (problem !== null) problems.push(problem);
  }
  return problems;
}

function requestsWithNul({
  method,
  path: address,
  input,
  alsoPost,
  upload,
}: Endpoint): [string, RequestInit][] {
  const names = [...Object.keys(fieldsOf(input)), 'unnamed'];
  const headers = { token };
  const inQuery = names.map((name): [string, RequestInit] => [
    `${address}?${new URLSearchParams({ [name]: 'a\u0000b' }).toString()}`,
    { method, headers },
  ]);
  if (method === 'GET' && !alsoPost) return inQuery;
  const bodies = names.flatMap((name): RequestInit[] => {
    if (upload) {
      const form = new FormData();
      form.set(name, 'a\u0000b');
      return [{ body: form, headers }];
    }
    const json = { ...headers, 'content-type': 'application/json' };
    const plain = { body: JSON.stringify({ [name]: 'a\u0000b' }), headers: json };
    // The other encodings are parsed in the same way for all fields, so one field is enough.
    if (name !== 'unnamed') return [plain];
    return [
      plain,
      { body: JSON.stringify({ [name]: { [`${name}\ud800`]: [1] } }), headers: json },
      { body: new URLSearchParams({ [name]: '\u0000' }), headers },
    ];
  });
  return [...inQuery, ...bodies.map((init): [string, RequestInit] => [address, { method: 'POST', ...init }])];
}

describe('U+0000', () => {
  it('is rejected in every field of every call, in Chinese', async () => {
    const requests = endpoints.flatMap(requestsWithNul);
    expect(requests.length).toBeGreaterThan(3 * endpoints.length);
    expect(await problemsOf(sampleOf(requests, 4))).toEqual([]);
  });

  it('is rejected in path and query of every route', async () => {
    const all = routes();
    expect(all.length).toBeGreaterThan(endpoints.length);
    const headers = { token, cookie: owner.cookie, accept: 'text/html' };
    const requests = all.flatMap(({ method, path: pattern }): [string, RequestInit][] => {
      const plain = pattern.replaceAll(/:\w+/g, 'x').replace(/[*{}].*$/, '');
      const inPath = pattern.includes(':') ? pattern.replaceAll(/:\w+/g, 'a%00b') : `${plain}%00`;
      return [
        [`${plain}?search=a%00b`, { method, headers }],
        [inPath, { method, headers }],
      ];
    });
    const sent = requests.filter(([, { method }]) => method !== 'HEAD');
    expect(await problemsOf(sampleOf(sent, 4))).toEqual([]);
  });

  it('in a cookie breaks nothing', async () => {
    for (const cookie of ['qicheng-ops=%00', 'qicheng-device=%00', 'qicheng-flow=a%00b', '%00=%00']) {
      const { status } = await fetch(`${api.url}/ops`, { headers: { cookie }, redirect: 'manual' });
      expect([cookie, status]).toEqual([cookie, 303]);
    }
  });
});

const HOSTILE = [
  "'; drop table user_account; --",
  '%00\u202Eevil\u202C\uFFFE',
  '99999999999999999999',
  '0000-01-01',
  'constructor',
  '999999999999999.00000000-0000-0000-0000-000000000000',
  'x'.repeat(2_000),
];

describe('operator pages', () => {
  const pages = (method: string) =>
    routes().filter((route) => route.method === method && route.path.startsWith('/ops'));
  const addressOf = ({ path: pattern }: Route, text: string) =>
    pattern.replaceAll(/:\w+/g, () => encodeURIComponent(text)).replace(/[*{}].*$/, '');

  it('respond to every unusual URL text without an internal error', async () => {
    const broken: string[] = [];
    for (const route of sampleOf(pages('GET'), 4)) {
      const { text: page } = await owner.open(addressOf(route, 'x'));
      const shown = [...page.matchAll(/<(?:input|select)[^>]* name="(\w+)"/g)].map(([, name = '']) => name);
      const common = ['page', 'from', 'after', 'days', 'done', 'kind', 'slug', 'act', 'seen'];
      for (const [place, text] of HOSTILE.entries())
        for (const name of new Set([...shown, common[place % common.length] ?? ''])) {
          const address = `${addressOf(route, text)}?${new URLSearchParams({ [name]: text }).toString()}`;
          const { status } = await owner.open(address);
          if (status >= 500) broken.push(`${status} ${address}`);
        }
    }
    expect(broken).toEqual([]);
  });

  it('respond to every unusual form text without an internal error', async () => {
    const formToken = await owner.formToken('/ops/campaigns');
    const broken: string[] = [];
    const forms = pages('POST').filter(({ path: each }) => !each.includes('sign-'));
    for (const route of sampleOf(forms, 4))
      for (const text of HOSTILE) {
        const { text: page } = await owner.open(addressOf(route, text));
        const named = [...page.matchAll(/ name="(\w+)"(?: value="([^"]*)")?/g)].map(
          ([, name = '', value]) => [name, value === undefined || value === '' ? text : value] as const,
        );
        const acts = [...page.matchAll(/name="act" value="(\w+)"/g)].map(([, act = '']) => act);
        for (const act of new Set([...acts, 'seen'])) {
          const fields = { seen: text, number: text, act, formToken, confirmed: '1' };
          const { status } = await owner.submit(addressOf(route, text), {
            ...Object.fromEntries(named),
            ...fields,
          });
          if (status >= 500) broken.push(`${status} ${route.path} ${act}=${text}`);
        }
      }
    expect(broken).toEqual([]);
  });
});
