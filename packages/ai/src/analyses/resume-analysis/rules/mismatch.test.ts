import type { ResumeAnalysisResult } from '@qicheng/analysis/resume-analysis-result';
import { analysed as analysedDocument } from '#test/resume-analysis/analysed.js';
import { written, type Written } from '#test/resume-analysis/written-resume.js';

type Work = NonNullable<Written['work']>[number];
const BACKEND: Work = [
  '青禾网络科技有限公司',
  '后端开发工程师',
  '2020.07-2026.09',
  '用 Java 和 Spring Boot 重构订单服务，接口耗时由 320 毫秒降到 90 毫秒',
  '用 Redis 缓存商品信息，数据库查询量减少 70%',
  '拆分 4 个微服务，引入 Kafka 削峰，大促时没有宕机',
  '补充单元测试 180 个，上线缺陷由每月 12 个降到 3 个',
];
const ACCOUNTANT: Work = [
  '青禾商贸有限公司',
  '会计',
  '2019.07-2026.09',
  '负责总账和月度结账，结账时间由 7 天缩短到 4 天',
  '申报增值税和所得税 48 期，没有逾期',
  '核对往来账款 320 笔，清理呆账 46 万元',
  '编制资产负债表和利润表，配合年度审计 3 次',
];
const NURSE: Work = [
  '青禾市人民医院',
  '护士',
  '2019.07-2026.09',
  '负责心内科 12 张床位的护理，静脉穿刺一次成功率 97%',
  '执行医嘱和病情观察，抢救配合 60 余次',
  '带教实习护士 14 名，全部通过出科考核',
  '整理护理文书 900 份，质控合格率由 91% 升到 98%',
];
const TEACHER: Work = [
  '青禾市第三中学',
  '初中语文教师',
  '2019.08-2026.07',
  '任教两个班，中考语文均分高出年级 5.8 分',
  '设计名著阅读课 24 节，学生借阅量增加 2 倍',
  '担任班主任 4 年，家访 120 次',
  '公开课获区级一等奖',
];
const OPERATOR: Work = [
  '青禾文化传媒有限公司',
  '新媒体运营',
  '2020.07-2026.09',
  '运营公众号，粉丝由 1.2 万增加到 6 万',
  '策划活动 14 场，转化率由 2% 提高到 5%',
  '拍摄剪辑短视频 160 条，最高播放量 230 万',
  '搭建社群 18 个，月活跃率 46%',
];
const analysed = (position: string, more: Partial<Written>): ResumeAnalysisResult =>
  analysedDocument(written({ position, school: ['江城大学', '信息管理', '2015.09-2019.06'], ...more }));
const mismatchIn = ({ findings }: ResumeAnalysisResult) =>
  findings.find(({ ruleId }) => ruleId === 'relevance.mismatch')?.issue;

describe('a target occupation that the experience does not fit', () => {
  it.each([
    ['前端开发', BACKEND, '目标是“前端开发”，经历是“后端开发工程师”'],
    ['产品经理', ACCOUNTANT, '目标是“产品经理”，经历是“会计”'],
    ['药师', NURSE, '目标是“药师”，经历是“护士”'],
    ['护士', ACCOUNTANT, '目标是“护士”，经历是“会计”'],
  ])('%s', (position, work, issue) => {
    const result = analysed(position, { work: [work] });
    expect(mismatchIn(result)).toBe(issue);
    expect(result.suggestions[0]).toContain('relevance.mismatch');
    const fitting = analysed('', { work: [work] }).overall?.score ?? 0;
    expect(result.overall?.score).toBeLessThan(fitting * 0.8);
    expect(result.overall?.score).toBeLessThan(70);
    expect(result.notes.join()).toContain('总分按');
  });

  it.each([
    ['后端开发', { work: [BACKEND] }],
    ['Java开发工程师', { work: [BACKEND] }],
    ['运维工程师', { work: [BACKEND] }],
    ['初中语文教师', { work: [TEACHER] }],
    ['高中语文老师', { work: [TEACHER] }],
    ['电商运营', { work: [OPERATOR] }],
    ['财务经理', { work: [ACCOUNTANT] }],
    ['银行柜员', { work: [ACCOUNTANT] }],
    ['销售', { work: [NURSE] }],
    ['护士长', { work: [NURSE] }],
    // Skills, a project or a major of the target make it uncertain.
    ['前端开发', { work: [BACKEND], skills: ['Vue', 'TypeScript', 'CSS'] }],
    ['前端开发', { work: [OPERATOR, ['青禾科技', '前端开发工程师', '2018.07-2020.06', '开发活动页 30 个']] }],
    ['药师', { work: [NURSE], school: ['江城药科大学', '药学', '2015.09-2019.06'] }],
    // A student has no occupation yet, and a post missing from the table is not compared.
    ['前端开发', { internships: [BACKEND] }],
    ['甜品师', { work: [ACCOUNTANT] }],
    [
      '前端开发',
      {
        work: [
          ['青禾公司', '专员', '2019.07-2026.09', '整理文件 300 份', '接待客户 120 人', '采购用品 4 万元'],
        ],
      },
    ],
  ] as [string, Partial<Written>][])('is not claimed for %s: %#', (position, more) => {
    expect(mismatchIn(analysed(position, more))).toBeUndefined();
  });
});
