import { sectionsOf, textsOf } from '@qicheng/resume/check/texts';
import { sampleNames, SAMPLES } from '@qicheng/resume/samples';
import { factSource, ComputedFacts, isSupported, verifyFacts } from './index.js';

const source = factSource({
  basics: '张三 13800001234',
  education: [
    '示例大学',
    '本科',
    '软件工程',
    { start: { y: 2021, m: 9 }, end: { y: 2025, m: 6 } },
    { gpa: 3.82 },
  ],
  work: [
    '云舟网络科技有限公司',
    '数据分析实习生',
    '2024年3月至2024年6月，用 Python 与 MySQL 清洗 120 万条订单，转化率提升了35%，服务三十二家门店',
    '获校级一等奖学金；通过 CET-6；参加校学生会；节省成本 1.5 万元；带 5 个人；2.3 倍',
    'Built a forecast for 46 warehouses with Airflow, lowering errors by 19%',
  ],
});

const kept = [
  '用 Python 清洗 120 万条订单，转化率提升 35%',
  '转化率提升百分之三十五，服务 32 家门店',
  '清洗 1,200,000 条订单',
  '2024.03 至 2024.06 在云舟网络科技有限公司实习',
  '2024年在云舟网络科技实习',
  '就读于示例大学软件工程专业，本科',
  '通过英语六级，获校级一等奖学金',
  '加入校学生会',
  '节省成本 15000 元',
  '带领5人完成任务',
  '是原来的2.3倍',
  '进一步统一了口径，一起完成了一个方案',
  '以下三点值得补充：其一，过程；其二，方法。',
  '互联网公司看重结果，贵公司的岗位与我的经历相符',
  '主导需求分析，【待补充：具体数据】',
  'Built a forecast for 46 warehouses with Airflow.',
  '大学生活中负责数据整理，工作认真',
  'GPA 3.82',
  '1. 先写结果\n2. 再写方法',
];

const taken: Array<[string, string]> = [
  ['转化率提升 36%', '36'],
  ['转化率提升百分之四十', '四十'],
  ['管理 35 名员工', '35'],
  ['清洗 120 条订单', '120'],
  ['提升了三成', '三成'],
  ['效率翻倍', '翻倍'],
  ['服务数千名用户', '数千'],
  ['提升 ３６％', '３６'],
  ['提升 3\u200b6%', '36'],
  ['提升①⑦%', '①'],
  ['提升٣٦%', '٣'],
  ['2023年3月加入', '2023'],
  ['2024年5月入职', '5月'],
  ['2024.03.15 上线', '15'],
  ['二〇二三年获奖', '二〇二三'],
  ['Since March 2023', '2023'],
  ['曾就职于腾讯，负责增长', '腾讯'],
  ['毕业于清华大学', '清华'],
  ['在星河动力担任算法实习生', '星河动力'],
  ['加入华夏示例大学实验室', '华夏'],
  ['在北辰智能科技有限公司实习', '北辰'],
  ['获国家奖学金', '国家奖学金'],
  ['持有注册会计师证书', '注册会计师'],
  ['硕士毕业', '硕士'],
  ['熟练使用 Kubernetes', 'Kubernetes'],
  ['担任项目总监', '总监'],
  ['获全国大学生数学建模竞赛金奖', '金奖'],
  ['通过 CPA 考试', 'CPA'],
  ['Worked at Google for years', 'Google'],
  ['Led twenty-five engineers', 'twenty'],
  ['Doubled revenue', 'Doubled'],
  ['【待补充：提升了 88% 的转化】', '88'],
  ['年薪 $50000', '50000'],
  ['月薪 3 万元', '3 万'],
  ['作为 985 院校毕业生', '985'],
];

describe('a fact in a text', () => {
  it.each(kept)('is kept if the résumé states it: %s', (text) => {
    expect(verifyFacts(text, source)).toMatchObject({ text, unsupported: [] });
  });

  it.each(taken)('is replaced by a placeholder if the résumé does not state it: %s', (text, invented) => {
    const verified = verifyFacts(text, source);
    expect(verified.text).not.toContain(invented);
    expect(verified.text).toContain('【待补充：');
  });

  it.each(sampleNames)('is supported if it is from the sample résumé itself: %s', (name) => {
    const document = SAMPLES[name]();
    const facts = factSource(document);
    const texts = textsOf(sectionsOf(document), document.meta.lang).map(({ text }) => text);
    expect(texts.filter((text) => !isSupported(text, facts))).toEqual([]);
  });

  it('is unchanged by a second verification', () => {
    for (const [text] of taken) {
      const once = verifyFacts(text, source).text;
      expect(verifyFacts(once, source).text).toBe(once);
    }
  });
});

it('a score does not support a percentage', () => {
  const source = factSource(new ComputedFacts({ overall: { score: 88 }, coverage: 73 }));
  expect(verifyFacts('总分 88 分，覆盖 73%', source).text).toBe('总分 88 分，覆盖 73%');
  expect(verifyFacts('效率提升百分之八十八', source).text).not.toContain('八十八');
});
