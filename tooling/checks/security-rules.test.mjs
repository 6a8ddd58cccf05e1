// docs/security/RULES.md documents what ASVS requires; its numbers match the code.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file) => fs.readFileSync(path.join(root, file), 'utf8');
const rules = read('docs/security/RULES.md').replaceAll('\n', ' ');
const core = 'packages/core/src';

/** A line of code and the rule that documents it. */
const FACTS = [
  ['contract/src/upload/upload.contract.ts', 'UPLOAD_MAX_BYTES = 6_291_455', 'an upload 6291455 bytes'],
  ['core/src/auth/session/session.service.ts', 'LIFETIME = 30 * DAY', 'ends 30 days after its last use'],
  ['core/src/auth/session/session.service.ts', 'MAX_LIFETIME = 180 * DAY', '180 days after its start'],
  ['core/src/auth/session/session.service.ts', 'MAX_LISTED = 100;', 'list up to 100'],
  ['core/src/auth/session/session.service.ts', 'MILLISECONDS = 1_000;', 'within 1 second'],
  ['core/src/auth/code/code-challenge.repository.ts', 'MAX_TRIES = 5;', '5, then it is void'],
  ['core/src/auth/sms-code/sms-code.service.ts', 'CODE_SECONDS = 300;', 'it is valid for 300 s'],
  ['core/src/auth/sign-in/sign-in-guard.ts', 'QUARTER_HOUR = 900;', 'wait after 10 in 900 s'],
  ['core/src/account/password/password-hasher.ts', 'AT_ONCE = 3;', '3 hashing'],
  ['core/src/account/password/password-hasher.ts', 'WAITING = 33;', '33 waiting'],
  ['core/src/captcha/issue-limit.ts', 'CHALLENGES_PER_MINUTE = 60;', 'an address: 60 a minute'],
  [
    'core/src/captcha/proof-of-work/proof-of-work.service.ts',
    'PROOFS_PER_MINUTE = 10;',
    '| proofs of work | an address: 10 a minute, 60 an hour |',
  ],
  [
    'core/src/captcha/proof-of-work/proof-of-work.service.ts',
    'PROOFS_PER_HOUR = 60;',
    '| proofs of work | an address: 10 a minute, 60 an hour |',
  ],
  ['core/src/captcha/image/image-captcha.service.ts', 'PICTURES_PER_BROWSER = 10;', 'a browser: 10 a minute'],
  [
    'core/src/captcha/image/image-captcha.service.ts',
    'PICTURES_PER_ADDRESS = 120;',
    'an address: 120 a minute',
  ],
  ['core/src/captcha/image/image-renderer.ts', 'PICTURES_PER_SECOND = 25;', '25 a second'],
  ['core/src/analysis/analysis.ts', 'USER_SHARE = 3;', '| AI runs in progress | a user: 3 | 90 |'],
  ['core/src/analysis/analysis.ts', 'QUEUE_CAP = 90;', '| AI runs in progress | a user: 3 | 90 |'],
  ['core/src/analysis/watch-analysis.ts', 'PER_USER = 4;', '| watched runs | a user: 4 |'],
  ['core/src/operator/operator-session.service.ts', 'SESSION_SECONDS = 12 * 60 * 60;', 'ends after 12 hours'],
  ['core/src/resume-export/resume-export.ts', 'USER_SHARE = 2;', '| exports in progress | a user: 2 | 40 |'],
  ['core/src/resume-export/resume-export.ts', 'QUEUE_CAP = 40;', '| exports in progress | a user: 2 | 40 |'],
  ['core/src/upload/detect-type.ts', 'MAX_ENTRIES = 2_000;', '2000 entries, 60 MB, ratio 100'],
  ['core/src/upload/detect-type.ts', 'MAX_UNPACKED = 60 * 1024 * 1024;', '2000 entries, 60 MB, ratio 100'],
  ['core/src/upload/detect-type.ts', 'MAX_RATIO = 100;', '2000 entries, 60 MB, ratio 100'],
  ['core/src/upload/accept-upload.ts', 'MAX_PIXELS = 25_000_000;', '25 million pixels'],
  ['import/src/isolated/isolated-importer.ts', 'cpuMs: 10_000', 'parsing a file 10 s of CPU'],
  ['ai/src/model/model-options.ts', 'totalMs: 90_000', 'a model run 90 s'],
  ['core/src/operator/password.ts', 'MIN_LENGTH = 12;', 'password of 12 and more'],
];

/** What ASVS 5.0.0 requires to be documented. */
const REQUIRED = [
  ...[
    '2.1.1',
    '2.1.2',
    '2.1.3',
    '5.1.1',
    '6.1.1',
    '6.1.2',
    '6.1.3',
    '6.8.4',
    '7.1.1',
    '7.1.2',
    '7.1.3',
    '8.1.1',
  ],
  ...['8.1.2', '11.1.1', '11.1.2', '13.1.1', '14.1.1', '14.1.2', '15.1.1', '15.1.2', '15.1.3', '16.1.1'],
];

describe('docs/security/RULES.md', () => {
  it('answers every ASVS requirement of documentation', () => {
    const answered = [...read('docs/security/RULES.md').matchAll(/^## .*\(([\d., ]+)\)$/gm)].flatMap(
      ([, ids]) => ids.split(', '),
    );
    expect(REQUIRED.filter((id) => !answered.includes(id))).toEqual([]);
  });

  it.each(FACTS)('documents %s correctly: %s', (file, line, words) => {
    expect(read(`packages/${file}`)).toContain(line);
    expect(rules).toContain(words);
  });

  it('names the purpose of every key', () => {
    const purposes = /type Purpose = ([^;]+);/.exec(read(`${core}/platform/crypto.service.ts`))?.[1] ?? '';
    const names = [...purposes.matchAll(/'([\w-]+)'/g)].map(([, name]) => name);
    const keys = /## Keys.*?## Outside/.exec(rules)?.[0] ?? '';
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !new RegExp(`[|,] ${name}[ ,]`).test(keys))).toEqual([]);
  });

  it('names every role of operators', () => {
    const roles = /ROLES = \[([^\]]+)\]/.exec(read(`${core}/operator/operator-role.ts`))?.[1] ?? '';
    const names = [...roles.matchAll(/'(\w+)'/g)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(3);
    const section = /## Authorisation.*?## Keys/.exec(rules)?.[0] ?? '';
    expect(names.filter((name) => !section.includes(name))).toEqual([]);
  });
});

describe('general security rules', () => {
  it('store no hints, secret questions or password ages', () => {
    const schema = fs
      .readdirSync(path.join(root, 'prisma/schema'))
      .map((file) => read(`prisma/schema/${file}`))
      .join('\n');
    const columns = [...schema.matchAll(/^ {2}(\w+) /gm)].map(([, column]) => column);
    expect(columns).toContain('passwordHash');
    expect(
      columns.filter((name) => /hint|question$|securityAnswer|password(Expires|Changed|Set)At/i.test(name)),
    ).toEqual([]);
  });

  it('let GET only read, except for images that exist to be viewed', () => {
    const folder = path.join(root, 'packages/contract/src');
    const routes = fs
      .readdirSync(folder, { recursive: true })
      .filter((file) => String(file).endsWith('.contract.ts'))
      .flatMap((file) => [
        ...fs.readFileSync(path.join(folder, String(file)), 'utf8').matchAll(/'(GET \/[^']+)'/g),
      ])
      .map(([, route]) => route);
    expect(routes.length).toBeGreaterThan(5);
    const acting = routes.filter((route) =>
      /save|delete|del|send|add|set|make|login|logout|pay|modify/i.test(route),
    );
    expect(acting).toEqual([]);
  });

  it('check dependencies for vulnerabilities daily, fail on high ones, and write a bill of materials', () => {
    const workflow = parse(read('.github/workflows/supply-chain.yml'));
    expect(workflow.on.schedule).toHaveLength(1);
    const steps = workflow.jobs['supply-chain'].steps.map(({ run }) => run ?? '').join('\n');
    expect(steps).toContain('pnpm audit --prod --audit-level high');
    expect(steps).toContain('tooling/checks/sbom.mjs');
    expect(read('pnpm-workspace.yaml')).not.toMatch(/registry/);
  });

  it('set no default password for a service', () => {
    const compose = read('docker-compose.yml');
    const named = [...compose.matchAll(/\$\{(\w*(?:PASSWORD|SECRET|KEY)\w*)([^}]*)\}/g)];
    expect(named.length).toBeGreaterThan(3);
    // Without a value either nothing starts (`:?`) or the feature is off (`:-`).
    expect(named.filter(([, , how]) => !/^:\?|^:-$/.test(how)).map(([found]) => found)).toEqual([]);
  });
});
