import { withAllRows } from '#test/jd/all-rows.js';
import { openPartOf } from './answered-questions.js';

describe('what the posting answers is not asked', () => {
  it.each([
    ['班次怎么轮换？夜班津贴是多少？', '夜班补助每班40元', '班次怎么轮换？'],
    ['班次怎么轮换？夜班津贴是多少？', '四班三运转，夜班津贴50元/个', ''],
    ['每月出差多少天？补贴标准是什么？', '每月出差约8天', '补贴标准是什么？'],
    ['劳动合同签几年？试用期多长，试用期工资是多少？', '劳动合同三年，试用期2个月', '试用期工资是多少？'],
    ['入职后有没有带教人和培训期？', '新人有导师一对一带教', ''],
    ['夜班津贴是多少？', '有夜班津贴', '夜班津贴是多少？'],
  ])('%s %s', (question, posting, open) => {
    expect(openPartOf(question, posting)).toBe(open);
  });

  it('neither in the list of questions nor next to the sentence', () => {
    const text =
      '岗位：药品包装操作工\n岗位职责：\n1、操作包装线；\n任职要求：\n1、中专及以上学历；\n2、能适应倒班；\n待遇：5000-6000元/月，夜班补贴35元/班。';
    const { questions, job } = withAllRows({ text, resume: null, month: '2026-11' });
    expect(questions.join()).not.toContain('夜班津贴');
    expect(questions.join()).toContain('班次怎么轮换');
    expect(job.hidden.map(({ question }) => question).join()).not.toContain('夜班津贴');
  });

  it('a status of a person is no word to write into a résumé', () => {
    const text =
      '岗位：档案整理员\n岗位职责：\n1、档案整理与数字化扫描；\n任职要求：\n1、大专及以上学历；\n2、退役军人、中共党员优先；';
    const { keywords } = withAllRows({ text, resume: null, month: '2026-11' });
    expect(keywords.map(({ word }) => word).join()).not.toMatch(/军人|党员/u);
  });
});
