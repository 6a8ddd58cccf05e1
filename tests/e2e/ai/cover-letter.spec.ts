import { expect } from '@playwright/test';
import { savedHead } from '../resume/editor.js';
import { seriousViolations } from '../site/axe.js';
import { test } from '../test.js';

const WIDTHS = [1440, 1920, 390];

const LETTER = `尊敬的李经理：

您好！我是苏晓禾，应聘腾讯的新媒体运营。素闻贵公司实力雄厚，我愿与公司共同成长。

在校学生会期间，我运营公众号，推送 46 篇，累计阅读 8.2 万次。

期待当面介绍，电话 13800000021。

此致
敬礼！

苏晓禾
2025年11月20日`;

test('a letter is assessed paragraph by paragraph, and another is written from the résumé', async ({
  memberPage: page,
  member,
}) => {
  const name = '求职信用';
  const deed = '运营学生会公众号，全年推送 46 篇，累计阅读 8.2 万次';
  const id = await member.newResume({
    title: name,
    document: {
      basics: { name: { zh: '苏晓禾' } },
      campus: [
        {
          id: 'c',
          organisation: { zh: '校学生会' },
          role: { zh: '新媒体部部长' },
          highlights: [{ id: 'd', kind: 'bullet', zh: [{ text: deed }] }],
        },
      ],
    },
  });

  await page.goto(`/ai/letterAiAnalyse?id=${id}`);
  await expect(page.getByRole('heading', { name: '求职信', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: '开始点评' }).click();
  await expect(page.getByText('请粘贴求职信')).toBeVisible();
  expect(await seriousViolations(page), 'form').toEqual([]);

  await expect(page.getByRole('radio', { name: new RegExp(name) })).toBeChecked();
  await page.getByRole('textbox', { name: '求职信' }).fill(LETTER);
  await page.getByLabel('投递单位').fill('青禾文化传媒有限公司');
  await page.getByLabel('应聘岗位').fill('新媒体运营');
  await page.getByLabel('收信人（选填）').fill('王经理');
  await page.getByRole('button', { name: '开始点评' }).click();
  await page.locator('summary', { hasText: '判定方式' }).click();
  await expect(page.getByText(/站内分析 · 规则/)).toBeVisible();
  await expect(page.getByRole('heading', { name: '写成了别的单位“腾讯”' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '称呼“尊敬的李经理：”与收信人不符' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '逐段点评' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '改写后的求职信' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '打招呼语' })).toBeVisible();
  expect(await seriousViolations(page), 'result').toEqual([]);

  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `the result is wider than ${width}`).toBeLessThanOrEqual(0);
  }

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出 Word' }).first().click();
  expect(await savedHead(download, 2)).toBe('PK');

  // Opened by its URL only, as on another day: the form is filled from the result.
  await page.reload();
  const wrong = page.getByRole('listitem').filter({ hasText: '写成了别的单位“腾讯”' });
  await wrong.getByRole('button', { name: '去修改' }).first().click();
  const own = page.getByRole('textbox', { name: '求职信' });
  await expect(own).toBeFocused();
  await expect(own).toHaveValue(LETTER);
  await expect(page.getByLabel('投递单位')).toHaveValue('青禾文化传媒有限公司');
});

test('writing a letter requires a résumé', async ({ memberPage: page }) => {
  await page.goto('/ai/letterAiAnalyse');
  await page.getByText('用简历生成一封').click();
  await page.getByRole('button', { name: '生成求职信' }).click();
  await expect(page.getByText('请选择简历或上传简历').first()).toBeVisible();
});
