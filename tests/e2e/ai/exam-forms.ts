import type { Page } from '@playwright/test';

/** Returns a number that differs in every run, because an identical request returns the earlier result. */
export const unique = () => String(Date.now() % 100_000);

/** Fills in the minimum for an analysis of the postgraduate exam: 30 hours a week for 26 weeks, long before it. */
export async function fillPostgrad(page: Page): Promise<void> {
  await page.getByLabel(/^本科院校层次/).selectOption('普通本科');
  await page.getByLabel(/^本科专业/).fill('软件工程');
  const target = page.getByRole('group', { name: '目标 1' });
  await target.getByLabel(/^目标院校/).fill(`示例大学 ${unique()}`);
  await target.getByLabel(/^院校层次/).selectOption('211');
  await target.getByLabel(/^目标专业/).fill('计算机科学与技术');
  await target.getByLabel(/^报考专业与本科专业的关系/).selectOption('相近专业');
  await page.getByLabel(/^每周可用/).fill('30');
  await page.getByLabel(/^备考时间/).fill('6');
  await page.getByLabel(/^初试年份/).fill(String(new Date().getFullYear() + 1));
}

/** Fills in a post from the official list and the applicant. */
export async function fillCivil(page: Page): Promise<void> {
  await page.getByLabel('从职位表里找').fill('信息管理岗');
  const posts = page.getByRole('group', { name: '职位表' });
  await posts
    .getByRole('checkbox', { name: /信息管理岗/ })
    .first()
    .check();
  const schooling = page.getByRole('group', { name: '学历' });
  await schooling.getByLabel(/^学历/).selectOption('本科');
  await schooling.getByLabel(/^专业代码/).fill('080902');
  await schooling.getByLabel('专业', { exact: true }).fill('软件工程');
  await page.getByLabel(/^距离考试/).fill('90');
  await page.getByLabel(/^可用总时间/).fill('333');
}
