import { address, flag, integer, list, oneOf, port, text } from './formats.js';
import { mailIssues, mailVariables } from './mail.js';
import { modelEnv } from './model.js';
import { partnerVariables } from './partner.js';
import { payEnv } from './pay.js';
import { smsIssues, smsVariables } from './sms.js';
import { storageEnv } from './storage.js';
import { fragment, secret, variable } from './variable.js';
import { wechatEnv } from './wechat.js';

export const runtimeEnv = fragment({
  NODE_ENV: variable('运行环境', oneOf('development', 'test', 'production').default('development')),
  LOG_LEVEL: variable(
    '日志级别',
    oneOf('silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace').default('info'),
  ),
});

export const siteEnv = fragment({
  APP_URL: variable('网站对外的地址，例如 https://resume.example.cn', address('http', 'https')),
  SHARED_COOKIE_DOMAIN: variable(
    '与合作网站共用的上级域名，例如 example.cn；没有则不设',
    text.regex(/^[a-z\d-]+(?:\.[a-z\d-]+)+$/, '应是小写的域名，不带开头的点').optional(),
  ),
});

export const secretEnv = fragment({
  APP_SECRET: secret(
    '所有密钥由它派生，丢失后已加密的数据无法恢复；用 openssl rand -hex 32 生成',
    text.min(32, '至少要 32 个字符'),
  ),
});

export const databaseEnv = fragment({
  DATABASE_URL: secret('PostgreSQL 15 以上的连接地址，库的编码须是 UTF-8', address('postgresql', 'postgres')),
  DATABASE_POOL_SIZE: variable('每个进程最多用几个数据库连接', integer(2, 200).default(10)),
  DATABASE_LIMIT_SCALE: variable(
    '数据库等待时限的倍数；磁盘或处理器很慢的机器可以放宽',
    integer(1, 20).default(1),
  ),
});

export const redisEnv = fragment({
  REDIS_URL: secret('Redis 6.2 以上的连接地址，maxmemory-policy 须是 noeviction', address('redis', 'rediss')),
});

export const httpEnv = fragment({
  HOST: variable('网站监听的网卡地址', text.default('127.0.0.1')),
  PORT: variable('网站监听的端口', port.default(3000)),
  METRICS_PORT: variable('网站进程的指标端口，只应在内网可见', port.default(9464)),
  TRUSTED_PROXIES: variable('可信的反向代理网段，逗号分隔；只有它们写的客户端地址才算数', list.default([])),
  WEB_DIST: variable('构建好的网页所在目录', text.optional()),
});

export const workerEnv = fragment({
  WORKER_METRICS_PORT: variable('后台任务进程的指标与队列页端口，只应在内网可见', port.default(9465)),
  EXPORT_CONCURRENCY: variable('同时导出几份简历', integer(1, 32).default(2)),
});

export const renderingEnv = fragment({
  PUPPETEER_EXECUTABLE_PATH: variable('Chromium 可执行文件', text.optional()),
  CHROMIUM_LD_LIBRARY_PATH: variable('只给 Chromium 用的动态库目录', text.optional()),
  CHROMIUM_SANDBOX: variable('Chromium 沙箱；内核不允许时设为 0', flag.default(true)),
  FONTS_DIR: variable('导出用字体所在目录', text.optional()),
});

/** How messages are sent. [decision 42]: in production a local driver runs only when named explicitly. */
export const driversEnv = fragment(
  {
    ...smsVariables,
    ...mailVariables,
    ...partnerVariables,
  },
  (values, environment) => {
    const issues = [];
    if (environment === 'production') {
      for (const name of ['SMS_DRIVER', 'MAIL_DRIVER'] as const) {
        if (values[name] === undefined && name in values) {
          issues.push({ name, problem: '没有设置；生产环境要写明发送方式，确实只想在页面上看时写 local' });
        }
      }
    }
    issues.push(...mailIssues(values), ...smsIssues(values));
    return issues;
  },
);

export const demoEnv = fragment(
  { DEMO: variable('1 = 建立演示账号', flag.default(false)) },
  (values, environment) =>
    values.DEMO && environment === 'production'
      ? [{ name: 'DEMO', problem: '生产环境不能有演示账号，请删去' }]
      : [],
);

/** Read by `npm start` and `npm test` themselves, before any package is installed. */
export const launcherEnv = fragment({
  QICHENG_HOME: variable('内置数据库、Redis、浏览器与数据的目录', text.optional()),
});

export { modelEnv, payEnv, storageEnv, wechatEnv };

/** Every fragment; `.env.example` documents exactly these. */
export const allFragments = [
  runtimeEnv,
  siteEnv,
  secretEnv,
  databaseEnv,
  redisEnv,
  httpEnv,
  workerEnv,
  storageEnv,
  renderingEnv,
  driversEnv,
  wechatEnv,
  payEnv,
  modelEnv,
  demoEnv,
  launcherEnv,
] as const;
