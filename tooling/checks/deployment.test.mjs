// Needs no Docker engine: validates the compose file against its schema, lints the Dockerfile, and
// compares both with each other and with the product.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import Ajv from 'ajv';
import dockerfilelint from 'dockerfilelint';
import { parse } from 'yaml';
import { ALLOCATOR } from '../launcher/product.mjs';

const require = createRequire(import.meta.url);
const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file) => fs.readFileSync(path.join(root, file), 'utf8');
const compose = parse(read('docker-compose.yml'), { merge: true });
const dockerfile = read('docker/Dockerfile');
const examples = read('.env.example').split('# ── 只由 docker compose 读取');
const documented = new Set(examples.flatMap(variablesOf));
const isOfCompose = (name) => variablesOf(examples[1] ?? '').includes(name);
const taken = (value, name) => value?.startsWith(`\${${name}`);
const own = Object.entries(compose.services).filter(([, service]) => service.image?.startsWith('qicheng-'));

function variablesOf(example) {
  return [...example.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1]);
}

describe('docker-compose.yml', () => {
  it('follows the compose specification', () => {
    const linter = require.resolve('dclint/package.json');
    const schema = JSON.parse(
      fs.readFileSync(path.join(path.dirname(linter), 'schemas', 'compose.schema.json'), 'utf8'),
    );
    const validate = new Ajv({ strict: false, validateSchema: false, validateFormats: false }).compile({
      ...schema,
      $schema: undefined,
    });
    validate(compose);
    expect(validate.errors).toBeNull();
    expect(validate({ services: { api: { imagine: 'x' } } })).toBe(false);
  });

  it('has all services of the product, each waiting for its dependencies', () => {
    expect(Object.keys(compose.services)).toEqual(
      expect.arrayContaining(['postgres', 'redis', 'migrate', 'api', 'worker', 'web']),
    );
    for (const name of ['api', 'worker']) {
      expect(compose.services[name].depends_on).toEqual({
        postgres: { condition: 'service_healthy' },
        redis: { condition: 'service_healthy' },
        migrate: { condition: 'service_completed_successfully' },
      });
    }
    expect(compose.services.web.depends_on).toEqual({ api: { condition: 'service_healthy' } });
  });

  it('never evicts queued jobs', () => {
    const { command } = compose.services.redis;
    expect(command[command.indexOf('--maxmemory-policy') + 1]).toBe('noeviction');
    expect(command[command.indexOf('--appendonly') + 1]).toBe('yes');
  });

  it('hardens all our images', () => {
    expect(own.map(([name]) => name).sort()).toEqual(['api', 'migrate', 'ops', 'web', 'worker']);
    for (const [, service] of own) {
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        init: true,
      });
    }
  });

  it('publishes only the site and local tools, the tools only on localhost', () => {
    const published = Object.entries(compose.services).flatMap(([name, { ports = [] }]) =>
      ports.map((port) => [name, port]),
    );
    expect(published.map(([name]) => name).sort()).toEqual(['grafana', 'mailpit', 'prometheus', 's3', 'web']);
    for (const [, port] of published) expect(port).toMatch(/^(127\.0\.0\.1|\$\{BIND:-127\.0\.0\.1\}):/);
  });

  // Compose copies such a secret into the container, which a read-only one rejects: docker/compose pull request 12531.
  it('gives read-only containers only file-based secrets', () => {
    const copied = Object.entries(compose.services)
      .filter(([, service]) => service.read_only)
      .flatMap(([name, { secrets = [] }]) =>
        secrets.map((secret) => [name, compose.secrets[secret.source ?? secret]]),
      )
      .filter(([, { file }]) => file === undefined);
    expect(copied).toEqual([]);
  });

  it('lets .env set every product variable that the images do not fix', () => {
    const fixed = new Set([...dockerfile.matchAll(/^(?:ENV| {3}) ([A-Z_]+)=/gm)].map((match) => match[1]));
    const own = ['DATABASE_URL', 'REDIS_URL', 'CHROMIUM_LD_LIBRARY_PATH', 'DEMO', 'QICHENG_HOME'];
    const { api, worker } = compose.services;
    const passed = { ...api.environment, ...worker.environment };
    const missing = [...documented].filter(
      (name) => !isOfCompose(name) && !fixed.has(name) && !own.includes(name) && !taken(passed[name], name),
    );
    expect(missing).toEqual([]);
  });

  it('requires only variables that .env.example explains', () => {
    const required = [...read('docker-compose.yml').matchAll(/\$\{([A-Z][A-Z0-9_]+)/g)].map(
      (match) => match[1],
    );
    expect([...new Set(required)].filter((name) => !documented.has(name))).toEqual([]);
  });

  it('keeps local mail and S3 behind profiles', () => {
    expect(compose.services.mailpit.profiles).toEqual(['mail']);
    expect(compose.services.s3.profiles).toEqual(['s3']);
  });

  it('builds only existing targets of the Dockerfile', () => {
    const targets = [...dockerfile.matchAll(/^FROM .+ AS ([a-z-]+)$/gm)].map((match) => match[1]);
    for (const [, { build }] of own) if (build) expect(targets).toContain(build.target);
  });

  it('sets only variables that the product reads', () => {
    const unknown = own
      .flatMap(([, { environment = {} }]) => Object.keys(environment))
      .filter((name) => !documented.has(name.replace(/_FILE$/, '')));
    expect(unknown).toEqual([]);
  });
});

describe('docker/Dockerfile', () => {
  it('passes the linter', () => {
    // The linter ignores stages and arguments: it reports both as images without a tag.
    const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map((match) => match[1]);
    const stages = [...dockerfile.matchAll(/^FROM \S+ AS (\S+)$/gm)].map((match) => match[1]);
    const images = bases.filter((base) => !stages.includes(base));
    expect([...new Set(images)]).toEqual(['${NODE_IMAGE}', '${NGINX_IMAGE}']);
    for (const name of ['NODE_IMAGE', 'NGINX_IMAGE'])
      expect(dockerfile).toMatch(new RegExp(`^ARG ${name}=\\S+:\\S+$`, 'm'));
    const findings = dockerfilelint.run(path.join(root, 'docker'), dockerfile);
    expect(findings.filter(({ rule }) => rule !== 'missing_tag')).toEqual([]);
  });

  it('runs every image as an unprivileged user', () => {
    const users = new Map();
    let stage = '';
    for (const line of dockerfile.split('\n')) {
      const [, from, name] = /^FROM (\S+) AS (\S+)$/.exec(line) ?? [];
      if (name) users.set((stage = name), users.get(from));
      else if (line.startsWith('USER ')) users.set(stage, line.slice(5));
    }
    for (const image of ['api', 'worker', 'ops']) expect(users.get(image)).toBe('node');
    expect(users.get('web')).toBe('nginx');
  });

  it('uses the pnpm of package.json', () => {
    expect(dockerfile).toContain(JSON.parse(read('package.json')).packageManager);
  });

  it('sets only variables that the product reads', () => {
    const runtime = dockerfile.slice(dockerfile.indexOf(' AS runtime'));
    const names = [...runtime.matchAll(/^(?:ENV| {3}) ([A-Z_]+)=/gm)].map((match) => match[1]);
    expect(names.length).toBeGreaterThan(5);
    const known = (name) => documented.has(name) || name in ALLOCATOR;
    expect(names.filter((name) => !known(name))).toEqual([]);
  });

  it('limits the memory of the C library as the launcher does', () => {
    const [, base] = dockerfile.split(/^FROM .* AS runtime$/m);
    const set = [...base.split(/^FROM /m)[0].matchAll(/(MALLOC_\w+)=(\d+)/g)].map(([, name, value]) => [
      name,
      value,
    ]);
    expect(Object.fromEntries(set)).toEqual(ALLOCATOR);
  });
});

describe('docker/nginx.conf', () => {
  // Limits per address need the visitor's: behind the TLS proxy every connection has the address of Docker's gateway.
  it('takes the address of a visitor from the proxy in front, and only from private networks', () => {
    const config = read('docker/nginx.conf');
    const trusted = [...config.matchAll(/^\s*set_real_ip_from (\S+);$/gm)].map((match) => match[1]);
    const [, networks] = /\$\{TRUSTED_PROXIES:-([^}]+)\}/.exec(
      compose.services.api.environment.TRUSTED_PROXIES,
    );
    expect(trusted).toEqual(networks.split(','));
    expect(config).toMatch(/^\s*real_ip_header X-Forwarded-For;$/m);
    // Earlier addresses of the header are written by the visitor.
    expect(config).not.toMatch(/real_ip_recursive/);
    expect(config).toMatch(/proxy_set_header X-Forwarded-For \$remote_addr;/);
  });
});

describe('.github/workflows', () => {
  const files = fs.readdirSync(path.join(root, '.github', 'workflows'));
  const workflows = Object.fromEntries(files.map((name) => [name, parse(read(`.github/workflows/${name}`))]));

  it('check, test on Node 20 and 24, and build every image', () => {
    const names = ['check', 'images', 'nightly', 'release', 'supply-chain', 'test'];
    expect(files.sort()).toEqual(names.map((name) => `${name}.yml`));
    expect(workflows['test.yml'].jobs.test.strategy.matrix.node).toEqual([20, 24]);
    const targets = own.flatMap(([, { build }]) => (build ? [build.target] : []));
    for (const { strategy } of [workflows['images.yml'].jobs.build, workflows['release.yml'].jobs.images])
      expect(strategy.matrix.target.sort()).toEqual([...new Set(targets)].sort());
  });

  it('have read-only access to the repository, and time limits', () => {
    for (const { permissions, jobs } of Object.values(workflows)) {
      expect(permissions).toEqual({ contents: 'read' });
      for (const job of Object.values(jobs)) expect(job['timeout-minutes']).toBeGreaterThan(0);
    }
    const allowedMore = Object.entries(workflows).flatMap(([name, { jobs }]) =>
      Object.entries(jobs).flatMap(([job, { permissions }]) => (permissions ? [`${name} ${job}`] : [])),
    );
    expect(allowedMore).toEqual(['release.yml version', 'release.yml images', 'release.yml notes']);
  });

  it('pin third-party actions by full commit hash, with the tag in a comment', () => {
    const used = files.flatMap((name) => read(`.github/workflows/${name}`).match(/uses: .+/g) ?? []);
    expect(used.length).toBeGreaterThan(15);
    expect(used.filter((line) => !/^uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  });

  it('publish images with a bill of materials and signed provenance', () => {
    const { steps, permissions } = workflows['release.yml'].jobs.images;
    const step = (action) => steps.find(({ uses = '' }) => uses.startsWith(`${action}@`))?.with;
    expect(permissions).toMatchObject({ packages: 'write', 'id-token': 'write', attestations: 'write' });
    expect(step('docker/build-push-action')).toMatchObject({
      push: true,
      sbom: true,
      provenance: 'mode=max',
    });
    expect(step('actions/attest-build-provenance')).toMatchObject({ 'push-to-registry': true });
  });
});
