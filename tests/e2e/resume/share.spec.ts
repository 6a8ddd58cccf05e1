import { type Browser, expect, type Page } from '@playwright/test';
import { query } from '../database.js';
import { test } from '../test.js';
import { expectSaved, newResume, sheet } from './editor.js';

/** Typical XSS payloads in fields [SH5]. */
const XSS = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'-alert(1)-'",
  'javascript:alert(1)',
  '<svg/onload=alert(1)>',
  '</style><script>alert(1)</script>',
  '{{constructor.constructor("alert(1)")()}}',
  '<iframe srcdoc="<script>alert(1)</script>">',
];

/** Opens a shared résumé as a visitor without an account, in a separate browser context. */
async function visitor(browser: Browser, url: string, viewport = { width: 1440, height: 900 }) {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('dialog', (dialog) => {
    problems.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) problems.push(message.text());
  });
  const answer = await page.goto(url);
  return { page, problems, headers: answer?.headers() ?? {}, html: (await answer?.text()) ?? '' };
}

async function openShareDialog(page: Page) {
  await page.getByRole('button', { name: '分享', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '分享简历' });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('from the editor to a stranger’s phone: hidden contacts, a password, revocation', async ({
  memberPage: page,
  browser,
}) => {
  await newResume(page);
  await page.getByRole('textbox', { name: '中文姓名' }).fill('林晓禾');
  await page.getByLabel('电话').fill('13800000002');
  await expect(sheet(page)).toContainText('13800000002');
  await expectSaved(page);

  const dialog = await openShareDialog(page);
  await dialog.getByRole('button', { name: '生成分享链接' }).click();
  const address = await dialog.getByLabel('分享链接').inputValue();
  const url = new URL(address).pathname + new URL(address).search;
  await expect(dialog.getByRole('img', { name: '分享链接的二维码' })).toBeVisible();

  const phone = await visitor(browser, url, { width: 390, height: 844 });
  await expect(phone.page.getByRole('heading', { name: '林晓禾的简历' })).toBeVisible();
  await expect(sheet(phone.page)).toContainText('已隐藏');
  await expect(sheet(phone.page)).not.toContainText('13800000002');
  await phone.page.getByRole('button', { name: '放大阅读' }).click();
  expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  // The HTML from the server contains only what the link shares.
  expect(phone.html).toContain('林晓禾');
  expect(phone.html).not.toContain('13800000002');
  expect(phone.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  expect(phone.headers['x-robots-tag']).toContain('noindex');
  expect(phone.headers['content-security-policy']).toContain("default-src 'none'");

  await dialog.getByRole('switch', { name: '公开联系方式' }).click();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: '公开', exact: true }).click();
  await dialog.getByRole('button', { name: '设置密码' }).click();
  await dialog.getByLabel('访问密码').fill('lin-2026');
  await dialog.getByRole('button', { name: '保存', exact: true }).click();
  await expect(dialog.getByText(/^已设置。/)).toBeVisible();

  const locked = await phone.page.reload();
  expect(await locked?.text()).not.toContain('林晓禾');
  await phone.page.getByLabel('访问密码').fill('wrong');
  await phone.page.getByRole('button', { name: '查看' }).click();
  await expect(phone.page.getByRole('alert')).toContainText('密码不正确');
  await phone.page.getByLabel('访问密码').fill('lin-2026');
  await phone.page.getByRole('button', { name: '查看' }).click();
  await expect(sheet(phone.page)).toContainText('13800000002');

  await dialog.getByRole('button', { name: '作废链接' }).click();
  await dialog.getByRole('button', { name: '作废', exact: true }).click();
  await expect(dialog.getByRole('button', { name: '生成分享链接' })).toBeVisible();
  await phone.page.reload();
  await expect(phone.page.getByRole('heading', { name: '打不开这份简历' })).toBeVisible();
  expect(phone.problems).toEqual([]);
  await phone.page.context().close();
});

test('SH5: nothing written into a shared résumé is executed', async ({ member, browser }) => {
  const id = await member.newResume({ document: {} });
  const post = (path: string, data: object) => member.post<Record<string, string>>(path, { id, ...data });
  const { document: stored, version } = await post('/upload_resume_file/getInfoByMakeResumeId', {});
  const all = XSS.join(' ');
  const bullets = XSS.map((text, index) => ({ id: `b${index}`, kind: 'bullet', zh: [{ text }] }));
  const document = JSON.parse(stored ?? '{}') as Record<string, unknown>;
  await post('/make_resume/saveMakeResume', {
    title: '简历',
    tz_url: 'tem0001',
    resume_type: 'zh',
    version,
    document: JSON.stringify({
      ...document,
      basics: {
        name: { zh: XSS[0] },
        headline: { zh: all.slice(0, 190) },
        phone: XSS[1],
        email: XSS[3],
      },
      work: [
        {
          id: 'w',
          company: { zh: XSS[4] },
          title: { zh: XSS[5] },
          highlights: bullets,
        },
      ],
      education: [{ id: 'e', school: { name: { zh: XSS[1] } }, major: { zh: XSS[6] } }],
      projects: [{ id: 'p', name: { zh: XSS[7] } }],
      selfEvaluation: bullets.map((atom) => ({ ...atom, id: `s${atom.id}` })),
    }),
  });
  // The API rejects such links today; older résumés may still contain them.
  await query(
    `UPDATE resume SET document = jsonb_set(jsonb_set(jsonb_set(document, '{basics,website}', $2),
       '{work,0,link}', $2), '{projects,0,link}', $2) WHERE id = $1`,
    [id, JSON.stringify('javascript:alert(1)')],
  );
  const { share_url: address } = await post('/make_resume/get_share_url', {});
  await post('/make_resume/update_share_url', { show_contacts: 1, consent: 'contacts-1' });
  const url = new URL(address ?? '');
  const { page: seen, problems } = await visitor(browser, url.pathname + url.search);
  await expect(sheet(seen)).toContainText('<svg/onload=alert(1)>');
  expect(await seen.locator('a[href^="javascript"]').count()).toBe(0);
  expect(problems).toEqual([]);
  await seen.context().close();
});

test('links of a shared résumé open in a new tab, by mouse and by keyboard', async ({ member, browser }) => {
  const id = await member.newResume({
    document: {
      basics: { name: { zh: '林晓禾' } },
      projects: [{ id: 'p', name: { zh: '校园地图' }, link: 'https://map.example.com/' }],
    },
  });
  const { share_url: address } = await member.post<Record<string, string>>('/make_resume/get_share_url', {
    id,
  });
  const url = new URL(address ?? '');
  const { page: seen } = await visitor(browser, url.pathname + url.search);
  await seen.context().route('https://map.example.com/', (route) => route.fulfill({ body: 'a map' }));
  const link = seen.getByRole('link', { name: '校园地图' });
  const box = await link.boundingBox();
  expect(box).not.toBeNull();
  const byMouse = seen.waitForEvent('popup');
  await seen.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await expect((await byMouse).getByText('a map')).toBeVisible();
  await link.focus();
  const byKeyboard = seen.waitForEvent('popup');
  await seen.keyboard.press('Enter');
  await expect((await byKeyboard).getByText('a map')).toBeVisible();
  await seen.context().close();
});

test('the bare print view contains only the pages', async ({ memberPage: page }) => {
  const id = await newResume(page);
  await page.getByRole('textbox', { name: '中文姓名' }).fill('林晓禾');
  await expectSaved(page);
  await page.goto(`/resume/preview2?id=${id}`);
  await expect(sheet(page)).toContainText('林晓禾');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
});
