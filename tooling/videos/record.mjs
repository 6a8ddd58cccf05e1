// Records the product in use for its courses [decision 40]: pnpm record-videos <address> [scene…]
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { encode } from './encode.mjs';
import { SCENES } from './scenes.mjs';
import { openStage } from './stage.mjs';

const MAX_BYTES = 2 * 1024 * 1024;
const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');
const folder = path.join(root, 'apps/web/public/content/videos');

const [base, ...names] = process.argv.slice(2);
if (!base) throw new Error('the address of a running site with demo accounts is missing');

async function signIn() {
  const { accounts } = JSON.parse(await readFile(path.join(root, 'prisma/seed/demo-accounts.json'), 'utf8'));
  const [{ phone, password }] = accounts;
  const answer = await fetch(`${base}/user/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ login_type: 'cas', type: '1', phone, password }),
  });
  const { data, msg } = await answer.json();
  if (!data) throw new Error(`the demo account could not sign in: ${msg}`);
  const headers = { 'Content-Type': 'application/json', token: data.token };
  await fetch(`${base}/myinfo/setUserFinishPcGuide`, { method: 'POST', headers, body: '{}' });
  return data.token;
}

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const token = await signIn();
  for (const [name, play] of Object.entries(SCENES)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const stage = await openStage(browser, base, token);
    await play(stage);
    const film = await stage.end();
    const bytes = await encode(browser, film);
    if (bytes.length > MAX_BYTES) throw new Error(`${name} has ${bytes.length} bytes`);
    await writeFile(path.join(folder, `${name}.webm`), bytes);
    console.log(
      `${name}.webm ${(bytes.length / 1024).toFixed(0)} kB, ${(film.until - film.frames[0].at).toFixed(0)} s`,
    );
  }
} finally {
  await browser.close();
}
