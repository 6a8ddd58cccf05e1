// The steps shared by `npm start`, `npm test` and `pnpm dx`, up to a finished build.
import { findChromium } from './chromium.mjs';
import { given, loadDotenv } from './environment.mjs';
import { ensureFonts } from './fonts.mjs';
import { openHome, projectRoot, requireSpace } from './home.mjs';
import { requireNode } from './node-version.mjs';
import { rememberRendering } from './prepared-rendering.mjs';
import { Remedy } from './remedy.mjs';
import { canSandbox } from './sandbox.mjs';

/**
 * Checks that need no preparation.
 * @param {import('./progress.mjs').Progress} progress
 * @param {{ data?: string }} [options]
 */
export function openProject(progress, options) {
  requireNode(process.version);
  loadDotenv();
  if (process.getuid?.() === 0 && given('NODE_ENV') === 'production') {
    throw new Remedy('生产环境不能以 root 运行：请换一个普通用户，或用 docker-compose.yml 部署。');
  }
  const home = openHome(options);
  if (home.isMoved)
    progress.line(
      `提醒：以 root 运行，而 ${projectRoot} 不允许其他用户进入，所以数据与缓存放在 ${home.root}。`,
    );
  requireSpace(home);
  return home;
}

/**
 * Browser and fonts for exports.
 * @param {import('./home.mjs').Home} home @param {import('./progress.mjs').Progress} progress
 */
export async function prepareRendering(home, progress) {
  const browser = await progress.step('准备浏览器', async (note) => {
    const found = await findChromium(home, note);
    const isSandboxed = await canSandbox(found, home.identity);
    note(`Chromium ${found.version}`);
    return { ...found, isSandboxed };
  });
  if (!browser.isSandboxed)
    progress.line(
      '提醒：这里不能用 Chromium 的沙箱，导出时浏览器不隔离；正式部署请用普通用户并允许用户命名空间。',
    );
  const fonts = given('FONTS_DIR') ?? (await progress.step('准备字体', (note) => ensureFonts(home, note)));
  rememberRendering(home.cache, { browser, fonts });
  return { browser, fonts };
}
