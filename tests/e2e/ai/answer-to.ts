import type { Page } from '@playwright/test';

/** One for each question, because an answer that repeats an earlier one does not count. */
const STORIES = [
  '大三实习时我负责活动报名的核对，目标是当天出名单。因为各班口径不同，我先整理了模板，再逐个班联系，最后 12 个班 420 人当天核对完，比之前提前 2 天，复盘后模板留给了下一届。',
  '去年做课程设计时组里有两个人中途退出，进度落后一周。我把剩下的工作拆成 9 项，每天晚上对一次进展，自己补上了接口和文档，最后按期提交，老师给了 92 分。',
  '暑假在培训机构带班，家长反映作业太多。我先统计了 30 份作业的用时，发现超出一半，于是和主讲老师商量分成必做和选做，两周后投诉从 6 次降到 1 次。',
  '社团换届时账目对不上，差了 380 元。我把一年的报销单按月份排好，逐张和转账记录核对，找到两张重复登记的，更正后写了报销流程，之后一年没有再出错。',
  '图书馆勤工俭学时排书很慢，我把常借的书按区域画了图，新同学照图上架，每小时从 60 本提高到 95 本，后来馆里把图贴在了每个书架旁。',
] as const;

/** The current question of a mock interview. */
export const question = (page: Page) => page.getByRole('heading', { level: 2, name: /^\d+\. / });

/** Returns an answer that repeats the words of the current question, so that it is always on topic. */
export async function answerTo(page: Page): Promise<string> {
  const [, number = '1', text = ''] = /^(\d+)\. (.*)$/su.exec(await question(page).innerText()) ?? [];
  return `${text}${STORIES[(Number(number) - 1) % STORIES.length]}`;
}
