// The environment of the product's processes: the user's values, with defaults from the embedded services.
import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from './home.mjs';
import { Remedy } from './remedy.mjs';

/** Reads the project's `.env`; existing variables take precedence. */
export function loadDotenv() {
  const file = path.join(projectRoot, '.env');
  if (fs.existsSync(file)) process.loadEnvFile(file);
}

/**
 * A value from the user, directly or by a file (`<NAME>_FILE`); empty counts as unset.
 * @param {string} name @param {NodeJS.ProcessEnv} [source]
 */
export function given(name, source = process.env) {
  const value = source[name]?.trim();
  if (value) return value;
  const file = source[`${name}_FILE`]?.trim();
  if (!file) return undefined;
  try {
    return fs.readFileSync(file, 'utf8').trim() || undefined;
  } catch (cause) {
    throw new Remedy(`读不到 ${name}_FILE 指的文件 ${file}：请检查路径和权限。`, { cause });
  }
}

/** The address of the site. @param {NodeJS.ProcessEnv} [source] */
export function siteAddress(source = process.env) {
  const host = given('HOST', source) ?? '127.0.0.1';
  const text = given('PORT', source) ?? '3000';
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65535)
    throw new Remedy(`PORT 应是 1 到 65535 的整数，现在是“${text}”。`);
  const shown = ['0.0.0.0', '127.0.0.1', '::', '::1'].includes(host) ? 'localhost' : host;
  return { host, port, url: given('APP_URL', source)?.replace(/\/$/, '') ?? `http://${shown}:${port}` };
}

/**
 * @param {object} parts
 * @param {import('./home.mjs').Home} parts.home @param {import('./state.mjs').State} parts.state
 * @param {string} parts.databaseUrl @param {string} parts.redisUrl
 * @param {{ host: string, port: number, url: string }} parts.site
 * @param {{ api: number, worker: number }} parts.metricsPorts
 * @param {import('./chromium-bundled.mjs').Browser & { isSandboxed: boolean }} parts.browser
 * @param {string} parts.fonts @param {NodeJS.ProcessEnv} [source]
 * @returns {Record<string, string>}
 */
export function productEnvironment(parts, source = process.env) {
  const { home, state, site, browser, metricsPorts } = parts;
  const isProduction = given('NODE_ENV', source) === 'production';
  const isEmbedded = !given('DATABASE_URL', source);
  const values = {
    NODE_ENV: given('NODE_ENV', source) ?? 'development',
    HOST: site.host,
    PORT: String(site.port),
    APP_URL: site.url,
    APP_SECRET: given('APP_SECRET', source) ?? state.appSecret,
    DATABASE_URL: parts.databaseUrl,
    REDIS_URL: parts.redisUrl,
    METRICS_PORT: String(metricsPorts.api),
    WORKER_METRICS_PORT: String(metricsPorts.worker),
    STORAGE_DIR: given('STORAGE_DIR', source) ?? path.join(home.data, 'files'),
    WEB_DIST: given('WEB_DIST', source) ?? path.join(projectRoot, 'apps', 'web', 'dist'),
    FONTS_DIR: given('FONTS_DIR', source) ?? parts.fonts,
    PUPPETEER_EXECUTABLE_PATH: browser.program,
    CHROMIUM_LD_LIBRARY_PATH: browser.libraries.join(':'),
    CHROMIUM_SANDBOX: given('CHROMIUM_SANDBOX', source) ?? (browser.isSandboxed ? '1' : '0'),
    DEMO: given('DEMO', source) ?? (isEmbedded && !isProduction ? '1' : '0'),
  };
  const rest = Object.entries(source).filter(
    ([name, value]) => value !== undefined && !name.endsWith('_FILE'),
  );
  return { ...Object.fromEntries(rest), ...namedFiles(source, values), ...values };
}

// Keep a <NAME>_FILE only for a secret not resolved here; with both set, the process would refuse to start.
function namedFiles(source, values) {
  return Object.fromEntries(
    Object.entries(source).filter(
      ([name, value]) => value && name.endsWith('_FILE') && !(name.slice(0, -5) in values),
    ),
  );
}
