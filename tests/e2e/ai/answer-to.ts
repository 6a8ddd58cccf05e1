import type { Page } from '@playwright/test';

const STORY =
  '大三实习时我负责活动报名的核对，目标是当天出名单。因为各班口径不同，我先整理了模板，再逐个班联系，最后 12 个班 420 人当天核对完，比之前提前 2 天，复盘后模板留给了下一届。';

/** The current question of a mock interview. */
export const question = (page: Page) => page.getByRole('heading', { level: 2, name: /^\d+\. / });

/** Returns an answer that repeats the current question, so that it is always on topic. */
export const answerTo = async (page: Page): Promise<string> =>
  `${(await question(page).innerText()).replace(/^\d+\. /, '')}${STORY}`;
