import { expect, type Page } from '@playwright/test';
import type { Account } from '../accounts.js';
import { seriousViolations } from '../site/axe.js';
import { test } from '../test.js';

const bullet = (id: string, text: string) => ({ id, kind: 'bullet' as const, zh: [{ text }] });
const WEAK = '负责社群的日常运营工作';
const MISTYPED = '拍摄并剪辑短视频 24 条，平均播放量由 320 增至 910，按装剪辑软件';
const STRONG = '撰写公众号推文 24 篇，平均阅读量由 320 增至 910';

const newWeakResume = (member: Account) =>
  member.newResume({
    title: '运营实习',
    document: {
      basics: { name: { zh: '苏晓禾' }, phone: '13900000001', email: 'su@example.com' },
      intention: { positions: [{ name: { zh: '用户运营' } }] },
      internships: [
        {
          id: 'i',
          company: { zh: '示例科技' },
          highlights: [bullet('a', WEAK), bullet('b', MISTYPED), bullet('c', STRONG)],
        },
      ],
    },
  });

const scoreOf = async (page: Page) => Number(await page.locator('header strong').innerText());
const stored = async (member: Account, id: string) =>
  JSON.stringify(await member.post('/upload_resume_file/getInfoByMakeResumeId', { id }));

async function openResult(page: Page, member: Account, id: string) {
  const { runId } = await member.post<{ runId: string }>('/ai/resumeAiAnalyse', { resumeId: id });
  await page.goto(`/ai/aiAnalyse?run=${runId}`);
  await expect(page.getByRole('button', { name: /按装/ }).first()).toBeVisible();
}

/** The rectangle of the text on the sheet with this highlight, in window coordinates. */
const markOf = (page: Page, words: RegExp) =>
  page.getByRole('group', { name: '页面上的标注' }).getByRole('button', { name: words });

test('clicking a coloured sentence shows a rewrite; applying it changes the score, and undo restores it', async ({
  memberPage: page,
  member,
}) => {
  const id = await newWeakResume(member);
  await openResult(page, member, id);
  await expect(page.locator('[data-print=result] > header')).not.toContainText('引擎');
  const before = await scoreOf(page);

  const mark = markOf(page, /按装/);
  await mark.scrollIntoViewIfNeeded();
  const sheet = page.locator('[role=document]');
  const printed = await sheet.evaluate((host, words) => {
    const line = [...(host.shadowRoot?.querySelectorAll('li') ?? [])].find((each) =>
      each.textContent?.includes(words),
    );
    const { top, bottom } = line?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    return (top + bottom) / 2;
  }, '按装');
  const box = (await mark.boundingBox())!;
  // The highlight covers the text that it belongs to.
  expect(Math.abs(box.y + box.height / 2 - printed)).toBeLessThan(6);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const open = page.getByRole('list', { name: '修改建议' }).getByRole('button', { expanded: true });
  await expect(open).toContainText('按装');
  await expect(open).toBeFocused();
  await expect(page.getByText('原文', { exact: true })).toBeVisible();
  expect(await seriousViolations(page), 'open finding').toEqual([]);

  await page.getByRole('button', { name: /^应用：.*按装/ }).click();
  await expect(page.getByText(/^分析时 \d+ 分，改动后 \d+ 分/)).toBeVisible();
  expect(await scoreOf(page)).toBeGreaterThan(before);
  expect(await stored(member, id)).toContain('安装剪辑软件');
  await expect(markOf(page, /按装/)).toHaveCount(0);
  await expect(sheet.getByText('安装剪辑软件')).toBeVisible();

  await page.reload();
  await expect(page.getByText(/^分析时 \d+ 分，改动后 \d+ 分/)).toBeVisible();
});

test('by keyboard a sentence is opened, its facts filled in, applied and undone', async ({
  memberPage: page,
  member,
}) => {
  const id = await newWeakResume(member);
  await openResult(page, member, id);
  const before = await scoreOf(page);
  const mark = markOf(page, /写的是负责什么/);
  await mark.focus();
  await page.keyboard.press('Enter');
  const open = page.getByRole('list', { name: '修改建议' }).getByRole('button', { expanded: true });
  await expect(open).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(mark).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const words = page.getByRole('textbox', { name: '建议（可以直接改）' });
  await expect(words).toBeFocused();
  const apply = page.getByRole('button', { name: /^应用：/ });
  await expect(apply).toBeDisabled();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText('搭建 3 个社群的签到机制，活跃用户由 800 增至 2100');
  await page.keyboard.press('Tab');
  await expect(apply).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^分析时 \d+ 分，改动后 \d+ 分/)).toBeVisible();
  const after = await scoreOf(page);
  expect(after).toBeGreaterThan(before);
  expect(await stored(member, id)).toContain('搭建 3 个社群的签到机制');

  await page.getByRole('status').getByRole('button', { name: '撤销' }).first().click();
  await expect.poll(() => scoreOf(page)).toBe(before);
  expect(await stored(member, id)).toContain(WEAK);
});

test('on a phone the list comes first and a sentence leads to it', async ({ memberPage: page, member }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const id = await newWeakResume(member);
  await openResult(page, member, id);
  const list = page.getByRole('list', { name: '修改建议' });
  const [listBox, sheetBox] = [await list.boundingBox(), await page.locator('[role=document]').boundingBox()];
  expect(listBox!.y).toBeLessThan(sheetBox!.y);
  await markOf(page, /按装/).click();
  await expect(list.getByRole('button', { expanded: true })).toBeInViewport();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  expect(await seriousViolations(page), 'phone').toEqual([]);
});
