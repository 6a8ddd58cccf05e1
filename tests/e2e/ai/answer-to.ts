import type { Page } from '@playwright/test';

const STORY =
  '大三实习时我负责活动报名的核对，目标是当天出名单。因为各班口径不同，我先整理了模板，再逐个班联系，最后 12 个班 420 人当天核对完，比之前提前 2 天，复盘后模板留给了下一届。';

/** The question on show in the room of a mock interview. */
export const question = (page: Page) => page.getByRole('heading', { level: 2, name: /^\d+\. / });

/** An answer that repeats the words of the question on show, so that it is on topic whatever is asked. */
export const answerTo = async (page: Page): Promise<string> =>
  `${(await question(page).innerText()).replace(/^\d+\. /, '')}${STORY}`;
