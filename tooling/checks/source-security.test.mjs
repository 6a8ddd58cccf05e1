// Patterns that shipped sources must never contain: each rule is first tested on a violating line, then
// applied to every shipped file. Exceptions are listed by file, with reasons.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file) => fs.readFileSync(path.join(root, file), 'utf8');
const SOURCE = /^src\/.*\.(ts|tsx)$/;
const partsOf = (folder) => fs.readdirSync(path.join(root, folder)).map((part) => `${folder}/${part}`);
const sources = [...partsOf('apps'), ...partsOf('packages')]
  .filter((part) => part !== 'packages/testing' && fs.existsSync(path.join(root, part, 'src')))
  .flatMap((part) =>
    fs
      .readdirSync(path.join(root, part, 'src'), { recursive: true })
      .map((file) => `src/${String(file).split(path.sep).join('/')}`)
      .filter((file) => SOURCE.test(file) && !/\.test\.tsx?$/.test(file) && !file.includes('/generated/'))
      .map((file) => `${part}/${file}`),
  );

/** @type {{ name: string, pattern: RegExp, breaks: string, allowed?: string[] }[]} */
const RULES = [
  { name: 'run code that was a text', pattern: /\beval\(|new Function\(|setTimeout\('/, breaks: "eval('1')" },
  {
    name: 'start programs through a shell',
    pattern: /\bexec(Sync)?\(\s*['"`]|shell:\s*true/,
    breaks: 'exec(`convert ${name}`)',
  },
  {
    name: 'put a text into SQL',
    pattern: /(query|execute)RawUnsafe\(|Prisma\.raw\(/,
    breaks: 'database.$queryRawUnsafe(text)',
    // Names of tables and columns, which are literals in our code.
    allowed: [
      'packages/core/src/operator-list/failure-list.repository.ts',
      'packages/core/src/personal-data/personal-data.repository.ts',
      'packages/core/src/platform/jobs/leased-row.repository.ts',
      'packages/core/src/retention/retention.repository.ts',
      'packages/core/src/site-statistics/backlog.repository.ts',
      'packages/core/src/site-statistics/daily-count.repository.ts',
    ],
  },
  {
    name: 'hand markup to the browser',
    pattern: /dangerouslySetInnerHTML|\.innerHTML\s*=|insertAdjacentHTML|document\.write/,
    breaks: 'element.innerHTML = text',
    allowed: [
      // Operators' Markdown, rendered by content/markdown.ts, which allows no scripts.
      'apps/web/src/features/content/components/article-view.tsx',
      'apps/web/src/features/content/components/course-view.tsx',
      'apps/web/src/app/pages/documents-page.tsx',
      'apps/web/src/features/contest/components/contest-view.tsx',
      // Template images, drawn when the web is built.
      'apps/web/src/features/template/components/template-still.tsx',
      // The print of a résumé: React's own markup in a browser without scripts and network.
      'apps/worker/src/resume-export/chromium/print-page.ts',
      // The same print as a file: its policy allows no scripts and no requests.
      'packages/templates/src/standalone-page.tsx',
    ],
  },
  {
    name: 'use a broken hash or cipher',
    pattern:
      /createHash\(\s*['"](md4|md5|sha1|ripemd\w*)['"]|createCipher\(|-(ecb|cbc)['"]|RSA_PKCS1_PADDING|Cipheriv\(\s*['"](des|rc)/i,
    breaks: "createHash('md5')",
    // WeChat signs its callbacks with SHA-1.
    allowed: ['packages/core/src/wechat/official/receive-callback.ts'],
  },
  {
    name: 'bring cryptography of its own',
    pattern: /from ['"](crypto-js|node-forge|sjcl|tweetnacl|md5|sha\.js|bcryptjs|jsonwebtoken)['"]/,
    breaks: "import md5 from 'md5'",
  },
  {
    name: 'take what must not be guessed from Math.random',
    pattern: /Math\.random/,
    breaks: 'const code = Math.random()',
    allowed: [
      // Delays and images: nothing secret.
      'apps/api/src/kit/load-shedding.ts',
      'packages/ai/src/model/language-model.ts',
      'packages/core/src/platform/jobs/job-completion-waiter.ts',
      'packages/core/src/captcha/puzzle/landscape.ts',
    ],
  },
  {
    name: 'trust any certificate',
    pattern: /rejectUnauthorized:\s*false|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity:/,
    breaks: 'tls({ rejectUnauthorized: false })',
  },
  {
    name: 'speak LDAP, XPath, LaTeX, JNDI, memcache, GraphQL, SAML or WebRTC',
    pattern:
      /from ['"](ldap\w*|xpath|memcached|graphql|@apollo\/[\w-]+|samlify|passport-saml|simple-peer|wrtc)['"]|RTCPeerConnection|document\.evaluate\(|pdflatex/,
    breaks: "import ldap from 'ldapjs'",
  },
  {
    name: 'open a WebSocket or listen to messages of other windows',
    pattern:
      /new WebSocket\(|window\.addEventListener\(\s*['"]message|onmessage\s*=|window\.opener|parent\.postMessage/,
    breaks: "window.addEventListener('message', take)",
  },
  {
    name: 'load anything from another host into the pages',
    pattern:
      /(src|href)=["'`]https?:\/\/[^"'`]*\.(js|css|woff2?)|google-analytics|hm\.baidu|sentry\.io|umeng|gtag\(/,
    breaks: '<script src="https://cdn.example/a.js">',
  },
  {
    name: 'log with console',
    pattern: /console\.(log|info|warn|error|debug)\(/,
    breaks: 'console.log(user)',
    allowed: [],
  },
];

const linesWith = (text, pattern) =>
  text
    .split('\n')
    .filter((line) => pattern.test(line) && !/^\s*(\/\/|\*|\/\*)/.test(line))
    .map((line) => line.trim());

describe('product sources', () => {
  it('are all checked', () => {
    expect(sources.length).toBeGreaterThan(800);
  });

  it.each(RULES)('never $name', ({ pattern, breaks, allowed = [] }) => {
    expect(linesWith(breaks, pattern)).toHaveLength(1);
    const found = sources
      .filter((file) => !allowed.includes(file))
      .flatMap((file) => linesWith(read(file), pattern).map((line) => `${file}: ${line}`));
    expect(found).toEqual([]);
    for (const file of allowed) expect(sources).toContain(file);
  });

  it('follow no redirects when calling other services', () => {
    const callers = sources.filter(
      (file) => file.startsWith('packages/') && /[^.\w]fetch\(/.test(read(file)),
    );
    const lax = callers.filter((file) => !/redirect: '(error|manual)'/.test(read(file)));
    expect(lax.filter((file) => !file.startsWith('packages/contract/'))).toEqual([]);
    expect(callers.length).toBeGreaterThan(0);
  });

  it('mask every password field, and allow pasting and password managers', () => {
    const pages = sources.filter((file) => file.startsWith('apps/web/') || file.endsWith('.page.ts'));
    const masked = pages.filter((file) => /type="password"|Input\.Password|'password'/.test(read(file)));
    expect(masked.length).toBeGreaterThan(2);
    const hindering = pages.filter((file) =>
      /onPaste=\{[^}]*preventDefault|type="password"[^>]*autoComplete="off"/.test(read(file)),
    );
    // The word that opens a link does not belong to an account.
    expect(hindering).toEqual(['apps/web/src/features/resume-share/components/locked-share.tsx']);
  });

  it('ship no secrets and no version control folder', () => {
    const ignored = read('.dockerignore').split('\n');
    for (const entry of ['.git', '.env', 'node_modules']) {
      expect(ignored.some((line) => line.replace(/^\*\*\/|\/$|^\//g, '').replace(/\*$/, '') === entry)).toBe(
        true,
      );
    }
    const keys = sources.filter((file) =>
      /-----BEGIN (RSA |EC )?PRIVATE KEY-----|AKIA[0-9A-Z]{16}|sk-[A-Za-z0-9]{32}/.test(read(file)),
    );
    expect(keys).toEqual([]);
  });
});
