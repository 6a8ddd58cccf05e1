import fs from 'node:fs';
import path from 'node:path';
import { bundledChromium, probe } from './chromium-bundled.mjs';
import { Remedy } from './remedy.mjs';

const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
const MORE_PLACES = [
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/Applications/Google Chrome.app/Contents/MacOS',
  '/Applications/Chromium.app/Contents/MacOS',
];

/** The command that installs a browser on this system. @param {NodeJS.Platform} platform @param {string} error */
export function chromiumRemedy(platform, problem) {
  const command = {
    darwin: 'brew install --cask chromium',
    linux: 'sudo apt-get install -y chromium-headless-shell',
  }[platform];
  const how = command ? `运行 ${command}` : '安装 Chromium';
  return `导出用的浏览器不可用（${problem}）：请先${how}，或用 PUPPETEER_EXECUTABLE_PATH 指定一个，再运行一次 npm start。`;
}

/**
 * The browser for exports: the configured one, else the bundled one, else the system's.
 * @param {import('./home.mjs').Home} home @param {(text: string) => void} [note]
 * @returns {Promise<import('./chromium-bundled.mjs').Browser>}
 */
export async function findChromium(home, note = () => {}) {
  const named = process.env.PUPPETEER_EXECUTABLE_PATH;
  if (named) {
    const libraries = (process.env.CHROMIUM_LD_LIBRARY_PATH ?? '').split(':').filter(Boolean);
    const { browser, problem } = await probe(named, libraries);
    if (browser) return browser;
    throw new Remedy(
      `PUPPETEER_EXECUTABLE_PATH 指的 ${named} 不能运行（${problem}）：请改正它，或删去它改用内置浏览器。`,
    );
  }
  const bundled = await bundledChromium(home.cache, note);
  if (bundled.browser) return bundled.browser;
  for (const program of installed(process.env.PATH ?? '')) {
    const { browser } = await probe(program, []);
    if (browser) return browser;
  }
  throw new Remedy(chromiumRemedy(process.platform, bundled.problem ?? '没有找到'));
}

/** @param {string} searchPath */
function installed(searchPath) {
  const folders = [...new Set([...searchPath.split(path.delimiter), ...MORE_PLACES])].filter(Boolean);
  const names = [...NAMES, 'Google Chrome', 'Chromium'];
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .filter((file) => fs.existsSync(file));
}
