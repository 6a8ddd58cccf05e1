// `pnpm screens [address] [page…]`: pictures of pages at three widths, as a visitor, a member and a newcomer
// see them, on a separate seeded site or on the running demo site at the address; all pages together make
// docs/screens.webp.
import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { writeTestFontconfig } from '../tooling/fonts/fontconfig.mjs';
import { projectRoot } from '../tooling/launcher/home.mjs';
import { takePicture, WINDOWS } from '../tooling/screens/camera.mjs';
import { SCREENS } from '../tooling/screens/pages.mjs';
import { composeSheet } from '../tooling/screens/sheet.mjs';
import { signIn } from './support/client.mjs';
import { launchBrowser } from './support/launch-browser.mjs';

const isAddress = (text) => /^https?:/u.test(text);

/** @param {readonly string[]} args */
export const needs = (args) => ({ site: !args.some(isAddress) });

const { chromium } = createRequire(path.join(projectRoot, 'package.json'))('@playwright/test');

export async function run({ site, rendering, say, args }) {
  const url = args.find(isAddress) ?? site.url;
  const names = args.filter((text) => !isAddress(text));
  const unknown = names.find((name) => !SCREENS.some((screen) => screen.name === name));
  if (unknown !== undefined) throw new Error(`there is no page named ${unknown}`);
  const folder = path.join(projectRoot, '.qicheng/screens');
  await fs.mkdir(folder, { recursive: true });
  const member = await signIn(url, 0);
  const newcomer = await signIn(url, 1);
  const { list } = await member.call('/rtorder/rt_list', { limit: 1 });
  const tokens = { member: member.token, newcomer: newcomer.token };
  const browser = await launchBrowser(chromium, rendering, {
    fontconfig: await writeTestFontconfig(path.join(folder, 'fonts'), rendering.fonts),
    args: ['--disable-gpu'],
  });
  try {
    const pages = [];
    for (const screen of SCREENS) {
      if (names.length > 0 && !names.includes(screen.name)) continue;
      const files = [];
      for (const window of WINDOWS) {
        const order = { url, token: tokens[screen.who], screen, ids: { resume: list[0].id }, window, folder };
        files.push(await takePicture(browser, order));
      }
      pages.push(files);
      say(files.map((file) => path.relative(projectRoot, file)).join(' '));
    }
    const sheet = path.join(names.length > 0 ? folder : path.join(projectRoot, 'docs'), 'screens.webp');
    await fs.writeFile(sheet, await composeSheet(pages));
    say(`${pages.length} pages: ${path.relative(projectRoot, sheet)}`);
    return 0;
  } finally {
    await browser.close();
  }
}
