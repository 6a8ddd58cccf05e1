import { withAllRows } from '#test/jd/all-rows.js';
import { howToApply } from './how-to-apply.js';
import { parseJobDescription } from './parse.js';

const MONTH = '2026-11';
const STEP = '投递时按招聘写明的做：';

describe('how and until when to apply', () => {
  it.each([
    [
      '邮件主题：姓名+岗位+学校\n请将简历发送至hr@example.com，截止日期：2026年12月15日',
      `${STEP}简历发到 hr@example.com；邮件主题写成“姓名+岗位+学校”；2026年12月15日截止，在这之前投出。`,
    ],
    [
      '简历投至hr@example.com（邮件主题：学校-姓名-面点师）',
      `${STEP}简历发到 hr@example.com；邮件主题写成“学校-姓名-面点师”。`,
    ],
    [
      '投hr@example.com，主题写 姓名+学校+面点',
      `${STEP}简历发到 hr@example.com；邮件主题写成“姓名+学校+面点”。`,
    ],
    [
      '邮件主题请写 学校-姓名-面点师，12月10号截止',
      `${STEP}邮件主题写成“学校-姓名-面点师”；12月10日截止，在这之前投出。`,
    ],
    ['邮件标题请注明应聘岗位和到岗时间。', `${STEP}邮件主题写明“应聘岗位和到岗时间”。`],
    ['简历请以“姓名-面点师”命名', `${STEP}简历按“姓名-面点师”命名。`],
    ['请于12月8日前投递简历', `${STEP}12月8日截止，在这之前投出。`],
    ['报名截止时间为2026-12-01', `${STEP}2026年12月1日截止，在这之前投出。`],
    ['简历接收至12月20日止', `${STEP}12月20日截止，在这之前投出。`],
    ['截止日期：2026年9月30日', `${STEP}2026年9月30日截止，这个日期已经过了，先问清是否还招。`],
  ])('is a step: %s', (line, step) => {
    expect(howToApply(`招聘面点师\n${line}`, MONTH)).toBe(step);
    const { notes, matrix } = withAllRows({
      text: `招聘面点师\n岗位职责：\n1、负责早点制作；\n任职要求：\n1、会做包子、馒头；\n${line}`,
      month: MONTH,
      resume: null,
    });
    expect(notes[0]).toBe(step);
    expect(
      matrix.map(({ text }) => text).filter((text) => /主题|标题|命名|截止|日前|日止/u.test(text)),
    ).toEqual([]);
  });

  it.each([
    '年龄35周岁以下（截止2026年12月1日）',
    '工作经历计算截止到2026年10月31日',
    '2026年7月31日前取得毕业证',
    '数据截止日期每月5日上报',
    '有意者请联系王经理 13800000000',
    '负责撰写公众号标题，主题活动策划',
    '每月10日前报送报表',
  ])('is not read from: %s', (line) => {
    expect(howToApply(`招聘文员\n${line}`, MONTH)).toBeNull();
  });

  it('leaves duties about subjects and titles', () => {
    const { duties } = parseJobDescription('招聘编辑\n岗位职责：\n1、负责标题优化；\n2、负责主题活动策划；');
    expect(duties.map(({ text }) => text)).toEqual(['负责标题优化', '负责主题活动策划']);
  });
});
