import { SAMPLES } from '#resume/samples.js';
import { expect, test } from '../test.js';
import { seriousViolations } from './axe.js';

const LONG = '产品经理（上海国际科技创新中心数字化转型研究院校园招聘专用版本）';

for (const width of [1440, 390]) {
  test(`my résumés are shown by their first pages, ${width} px wide`, async ({
    member,
    memberPage: page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const base = await member.newResume({ title: LONG, document: SAMPLES.marketing() });
    await member.post('/api/resume/variant/create', { id: base, target: '北方科技', title: '北方科技版' });
    await member.newResume({ title: '护理岗位', document: SAMPLES.nursing() });
    await member.newResume({ title: '空白', document: {} });
    await page.goto('/personal/personal?tab=1');
    const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: '护理岗位' }) });
    const { name } = SAMPLES.nursing().basics;
    await expect(card.getByText(name!.zh!).first()).toBeVisible();
    await expect(card.getByText('内容完整')).toBeVisible();
    await expect(page.getByText('还没有写内容')).toBeVisible();
    const branches = page.getByRole('list', { name: `“${LONG}”的岗位版本` });
    await expect(branches.getByRole('link', { name: '北方科技版' })).toBeVisible();
    expect(await seriousViolations(page), 'grid').toEqual([]);
    const spare = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(spare, 'wider than the window').toBeLessThanOrEqual(0);

    await page.getByLabel('搜索我的简历').fill('护理');
    await expect(page.getByRole('link', { name: LONG })).toBeHidden();
    await page.getByLabel('搜索我的简历').fill('');
    await page.getByRole('button', { name: '列表' }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: '列表' })).toHaveAttribute('aria-pressed', 'true');
    expect(await seriousViolations(page), 'list').toEqual([]);

    await page.getByRole('button', { name: '批量管理' }).click();
    await page.getByLabel('选择“护理岗位”').check();
    await page.getByLabel('选择“空白”').check();
    await page.getByRole('button', { name: '删除所选' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
    await expect(page.getByText('已删除 2 份简历')).toBeVisible();
    await expect(page.getByRole('link', { name: '护理岗位' })).toBeHidden();
    await page.getByRole('button', { name: '撤销' }).click();
    await expect(page.getByRole('link', { name: '护理岗位' })).toBeVisible();
  });
}

test('rendered first pages are cached until sign-out', async ({ member, memberPage: page }) => {
  await member.newResume({ title: '护理岗位', document: SAMPLES.nursing() });
  const name = SAMPLES.nursing().basics.name!.zh!;
  await page.goto('/personal/personal?tab=1');
  await expect(page.getByText(name).first()).toBeVisible();
  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('getInfoByMakeResumeId')) reads.push(request.url());
  });
  await page.reload();
  await expect(page.getByText(name).first()).toBeVisible();
  expect(reads).toEqual([]);
});

test('résumés are dragged and moved into folders, which are in the URL', async ({
  member,
  memberPage: page,
}) => {
  await member.newResume({ title: '护理岗位', document: SAMPLES.nursing() });
  await member.newResume({ title: '市场岗位', document: SAMPLES.marketing() });
  await page.goto('/personal/personal?tab=1');
  await page.getByRole('button', { name: '新建文件夹' }).click();
  await page.getByLabel('文件夹名称').fill('校招');
  await page.keyboard.press('Enter');
  const folders = page.getByRole('navigation', { name: '简历文件夹' });
  const folder = folders.getByRole('link', { name: /^校招/ });
  await expect(folder).toHaveText('校招0');

  const card = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
  const from = await card('护理岗位').getByText(/更新/).boundingBox();
  const to = await folder.boundingBox();
  await page.mouse.move(from!.x + 8, from!.y + 8);
  await page.mouse.down();
  await page.mouse.move(to!.x + 12, to!.y + 12, { steps: 12 });
  await page.mouse.up();
  await expect(folder).toHaveText('校招1');
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(folder).toHaveText('校招0');

  // By keyboard only.
  await page.getByRole('button', { name: '“市场岗位”的更多操作' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: '移到文件夹' }).press('Enter');
  await page.getByRole('radio', { name: '校招' }).press('Space');
  await page.keyboard.press('Enter');
  await expect(folder).toHaveText('校招1');
  await folder.press('Enter');
  await expect(page).toHaveURL(/[?&]folder=[0-9a-f-]{36}/);
  await expect(card('市场岗位')).toBeVisible();
  await expect(card('护理岗位')).toBeHidden();
  expect(await seriousViolations(page)).toEqual([]);
  await page.reload();
  await page.getByRole('button', { name: '列表' }).click();
  await expect(card('市场岗位')).toBeVisible();
  await expect(card('护理岗位')).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  const spare = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(spare, 'wider than the window').toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: '删除文件夹' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除文件夹' }).click();
  await expect(card('市场岗位')).toBeVisible();
  await expect(card('护理岗位')).toBeVisible();
});
