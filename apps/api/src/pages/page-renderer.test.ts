import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PageRenderer } from './page-renderer.js';

// Shows how many pages were rendered and what each was given.
const BUNDLE = `let count = 0;
export const pageRoutes = ['/'];
export async function render({ url, nonce, cookies, reading }) {
  count += 1;
  if (url === '/broken') return { status: 503, head: '', html: String(count) };
  return { status: 200, head: '<style nonce="' + nonce + '"></style>', html: [count, cookies, reading, '__NONCE__'].join('|') };
}`;
const TEMPLATE = '<script nonce="__NONCE__"></script><!--app-head--><!--app-html-->';

let folder: string;
let pages: PageRenderer;
beforeEach(async () => {
  jest.spyOn(performance, 'now').mockReturnValue(0);
  folder = mkdtempSync(path.join(tmpdir(), 'qicheng-pages-'));
  for (const name of ['server', 'client']) mkdirSync(path.join(folder, name));
  writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(path.join(folder, 'server/entry-server.js'), BUNDLE);
  writeFileSync(path.join(folder, 'client/index.html'), TEMPLATE);
  pages = await PageRenderer.load(folder, 'https://qicheng.example');
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const visit = async (url: string, own: { nonce?: string; cookies?: string; reading?: string } = {}) => {
  const about = { nonce: 'n', siteInfo: {}, apiUrl: '', cookies: '', reading: null, ...own };
  return (await pages.render(url, about)).document;
};
const at = (ms: number) => jest.spyOn(performance, 'now').mockReturnValue(ms);

it('renders a page at most once a second, each response with a different nonce', async () => {
  const [first, second] = await Promise.all([visit('/', { nonce: 'one' }), visit('/', { nonce: 'two' })]);
  expect(first).toBe('<script nonce="one"></script><style nonce="one"></style>1|||__NONCE__');
  expect(second).toBe(first.replaceAll('"one"', '"two"'));
  at(1_001);
  expect(await visit('/')).toContain('2|');
});

it('does not reveal the nonce to content that contains the placeholder', async () => {
  expect(await visit('/', { nonce: 'secret' })).toMatch(/\|__NONCE__$/);
});

it('respects each visitor’s closed strip and ignores all other cookies', async () => {
  const open = await visit('/', { cookies: 'theme=dark' });
  expect(open).not.toContain('theme');
  expect(await visit('/', { cookies: 'theme=light' })).toBe(open);
  expect(await visit('/', { cookies: 'theme=light; closed_strip=a' })).toContain('2|closed_strip=a|');
});

it('caches neither share links nor failures, and drops pages on a change', async () => {
  await visit('/', { reading: 'words' });
  expect(await visit('/', { reading: 'words' })).toContain('2|');
  await visit('/broken');
  expect(await visit('/broken')).toContain('4');
  await visit('/');
  pages.clear();
  expect(await visit('/')).toContain('6|');
});
