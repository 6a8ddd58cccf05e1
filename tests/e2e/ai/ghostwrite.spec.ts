import { expect, type Page } from '@playwright/test';
import type { Account } from '../accounts.js';
import { expectSaved, sheet } from '../resume/editor.js';
import { seriousViolations } from '../site/axe.js';
import { test } from '../test.js';
import { weakResume } from './weak-resume.js';

const panel = (page: Page) => page.getByRole('complementary', { name: 'AI 代写与优化' });

/** Opens the internship of a résumé whose only statement is a weak one. */
async function openWeakResume(page: Page, member: Account): Promise<string> {
  const id = await weakResume(member, '写推文12篇，阅读量从800到3200');
  await page.goto(`/resume/edit?id=${id}`);
  await page.getByRole('button', { name: '实习经历', exact: true }).click();
  await page.getByRole('button', { name: '示例科技', exact: true }).click();
  return id;
}

test('a statement is improved, accepted, undone, and the file says that AI wrote it', async ({
  memberPage: page,
  member,
}) => {
  await openWeakResume(page, member);
  await page.getByRole('textbox', { name: '工作内容' }).click();
  await page.getByRole('toolbar').getByRole('button', { name: 'AI 优化' }).click();
  await expect(panel(page).getByRole('button', { name: '优化 1 条描述' })).toBeInViewport({ ratio: 1 });
  expect(await seriousViolations(page), 'form').toEqual([]);
  await panel(page).getByRole('button', { name: '优化 1 条描述' }).click();

  await panel(page).locator('summary', { hasText: '判定方式' }).click();
  await expect(panel(page).getByText(/站内分析 · 规则/)).toBeVisible();
  expect(await seriousViolations(page), 'result').toEqual([]);
  await panel(page).getByRole('button', { name: '采用方案 A', exact: true }).click();
  await expect(sheet(page)).toContainText('阅读量由800升至3200');
  await expect(sheet(page)).toContainText('本简历部分内容由 AI 辅助生成');
  await page.getByRole('button', { name: '撤销', exact: true }).first().click();
  await expect(sheet(page)).toContainText('阅读量从800到3200');
  await panel(page).getByRole('button', { name: '全部采用方案 A' }).click();
  await expectSaved(page);

  await panel(page).getByRole('button', { name: '关闭“AI 代写与优化”' }).click();
  await page.getByRole('button', { name: '导出', exact: true }).click();
  await expect(page.getByText('这份简历含 AI 生成的内容。')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await page.getByRole('button', { name: '实习经历', exact: true }).click();
  await expect(sheet(page)).toContainText('阅读量由800升至3200');
});

test('an entry is written from answers, asked one at a time, and is found in the history', async ({
  memberPage: page,
  member,
}) => {
  const id = await member.newResume({
    document: { internships: [{ id: 'i', company: { zh: '样例传媒' } }] },
  });
  await page.goto(`/resume/edit?id=${id}&ai=1&gwservice=2`);
  await panel(page).getByRole('button', { name: '代写 1 段经历' }).click();
  await expect(panel(page).getByText('这次没有生成文字，不扣次数')).toBeVisible();
  await panel(page)
    .getByLabel(/您主要做了哪几件事/)
    .fill('采访校友并整理录音');
  await panel(page).getByRole('button', { name: '下一题' }).click();
  await panel(page).getByRole('button', { name: '没有，跳过' }).click();
  await panel(page)
    .getByLabel(/可以补上哪个数字/)
    .fill(`每月6篇，共${Date.now() % 10_000}篇`);
  await panel(page).getByRole('button', { name: '下一题' }).click();
  await panel(page).getByRole('button', { name: '没有，跳过' }).click();
  await panel(page).getByRole('button', { name: '全部采用方案 A' }).click();
  await expect(sheet(page)).toContainText('采访校友并整理录音，每月6篇');
  await expectSaved(page);

  await panel(page).getByRole('button', { name: '历史记录' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2);
});

test('the dialog has the last edited résumé chosen, and leads to the editor', async ({
  memberPage: page,
  member,
}) => {
  await member.newResume({ title: '另一份', document: {} });
  const id = await openWeakResume(page, member);
  await page.getByTitle('AI 代写与优化').click();
  await panel(page).getByRole('button', { name: '换一份简历' }).click();
  const dialog = page.getByRole('dialog', { name: 'AI 代写与优化' });
  // The list starts with the newest résumé, which follows two options for the services.
  await expect(dialog.getByRole('radio').nth(2)).toBeChecked();
  expect(await seriousViolations(page), 'dialog').toEqual([]);
  await dialog.getByRole('button', { name: '去编辑器' }).click();
  await expect(page).toHaveURL(new RegExp(`/resume/edit\\?id=${id}&ai=1&gwservice=1`));
  await expect(panel(page)).toBeVisible();
});

test('a visitor is asked to sign in', async ({ page }) => {
  await page.goto('/index/index');
  await page.getByRole('button', { name: 'AI 服务' }).click();
  await page.getByRole('link', { name: /^AI 代写与优化 改写/ }).click();
  await page.getByRole('button', { name: '去编辑器' }).click();
  await expect(page.getByText('请先登录')).toBeVisible();
});

test('the menu entry’s URL asks for a résumé, and a URL without one writes nothing', async ({
  memberPage: page,
}) => {
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('saveMakeResume')) saves.push(request.url());
  });
  await page.goto('/resume/edit?ai=1&gwservice=1');
  await expect(page.getByRole('dialog', { name: 'AI 代写与优化' })).toBeVisible();
  await page.goto('/resume/edit');
  await expect(page).toHaveURL(/\/index\/Template$/);
  expect(saves).toEqual([]);
});
