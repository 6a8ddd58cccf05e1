import { request as rawRequest } from 'node:http';
import { startApi, type TestApi } from '../harness.js';
import { OperatorBrowser } from '../operator-browser.js';
import { stubPages } from './stub-pages.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ environment: 'production', appUrl: 'https://qicheng.example' }, [], {
    pages: stubPages('/?broken'),
  });
});
afterAll(() => api.stop());

const PLACES = [
  ...[
    'api-docs',
    'api-json',
    'swagger',
    'swagger-ui',
    'swagger.json',
    'docs',
    'docs/openapi.json',
    'openapi',
  ],
  ...['graphql', 'graphiql', 'playground', 'altair', 'voyager', 'api/graphql', 'v1', 'v2', 'rest', 'soap'],
  ...['queues', 'bull', 'bull-board', 'admin/queues', 'arena', 'jobs', 'admin', 'administrator', 'console'],
  ...[
    'debug',
    'debug/pprof',
    'trace',
    'profiler',
    'test',
    'tests',
    'dev',
    'seed',
    'reset',
    'fixtures',
    'mock',
  ],
  ...[
    'metrics',
    'actuator',
    'actuator/env',
    'actuator/heapdump',
    'health',
    'status',
    'server-status',
    'info',
  ],
  ...[
    '.env',
    '.env.local',
    '.env.production',
    '.git/HEAD',
    '.git/config',
    '.svn/entries',
    '.hg',
    '.DS_Store',
  ],
  ...['package.json', 'pnpm-lock.yaml', 'tsconfig.json', 'node_modules', 'Dockerfile', 'docker-compose.yml'],
  ...['config.json', 'config.yml', 'secrets', 'id_rsa', '.npmrc', '.ssh/id_rsa', 'backup.sql', 'dump.sql'],
  ...['backup.zip', 'db.sqlite', 'prisma/schema.prisma', 'schema.prisma', 'server.js', 'main.js.map'],
  ...['phpinfo.php', 'wp-login.php', 'wp-admin', 'phpmyadmin', 'cgi-bin/test', 'shell.php', 'index.php'],
  ...['logs', 'log', 'error.log', 'access.log', 'storage', 'uploads', 'tmp', 'assets', 'content'],
];
const PREFIXES = ['', 'api/', 'ops/', 'assets/', 'static/'];
const probes = PREFIXES.flatMap((prefix) => PLACES.map((place) => `/${prefix}${place}`));

describe('AD1: a production site', () => {
  it('has nothing at addresses that scanners try, and no directory listings', async () => {
    expect(probes.length).toBeGreaterThan(400);
    const found: string[] = [];
    for (const address of probes) {
      const answer = await fetch(api.url + address, {
        headers: { accept: 'application/json' },
        redirect: 'manual',
      });
      const isClosed =
        answer.status === 404 || (answer.status === 303 && answer.headers.get('location') === '/ops/sign-in');
      if (!isClosed) found.push(`${address} ${answer.status}`);
      await answer.arrayBuffer();
    }
    expect(found).toEqual([]);
  });

  it('allows no path traversal', async () => {
    const outside = [
      '/../package.json',
      '/%2e%2e/package.json',
      '/assets/..%2f..%2fpackage.json',
      '/..%5cpackage.json',
    ];
    const { port } = new URL(api.url);
    for (const path of outside) {
      const status = await new Promise<number>((resolve, reject) => {
        rawRequest({ port, path }, (response) => {
          response.resume();
          response.on('end', () => resolve(response.statusCode ?? 0));
        })
          .on('error', reject)
          .end();
      });
      expect([path, status >= 400]).toEqual([path, true]);
    }
  });

  it('has no demo or default accounts, for members and operators', async () => {
    const signIn = (phone: string, password: string) =>
      api.post('/user/login', { login_type: 'cas', type: '1', phone, password });
    for (const [phone, password] of [
      ['13800000001', 'Qicheng-2026'],
      ['13800138000', 'Password1'],
      ['13900000000', 'Admin12345'],
    ] as const)
      expect(await signIn(phone, password)).toMatchObject({ code: 0 });
    for (const name of ['admin', 'root', 'operator']) {
      const browser = new OperatorBrowser(api.url);
      const fields = { name, password: `${name}-${name}-2026` };
      const { status } = await browser.submit('/ops/sign-in', fields, { origin: 'https://qicheng.example' });
      expect([name, status]).toEqual([name, 401]);
    }
  });
});
