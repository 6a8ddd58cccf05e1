import { snapshotOf } from '#test/jd/a-resume.js';
import { withAllRows } from '#test/jd/all-rows.js';
import type { Written } from '#test/resume-analysis/written-resume.js';

const read = (line: string, resume: Written, before = '岗位：专员') =>
  withAllRows({
    text: `${before}\n任职要求：\n1. ${line}`,
    month: '2026-11',
    resume: snapshotOf(resume),
  });
const rowOf = (line: string, resume: Written) => read(line, resume).matrix[0];
const job = (title: string, ...statements: string[]): Written => ({
  work: [['青禾信息公司', title, '2017.03-', ...statements]],
});

describe('the same thing in other words', () => {
  it.each([
    ['熟悉 Oracle、消息队列', '用 Oracle 存储订单，用 RocketMQ 削峰'],
    ['熟悉泛微等OA', '在企业微信里搭建审批流程 12 条'],
    ['能做好家校沟通', '每学期召开家长会 3 次'],
    ['参与护理质量改进', '用 PDCA 把跌倒发生率由 1.2% 降到 0.4%'],
    ['会做社群运营', '维护客户群 6 个共 1200 人'],
    ['会做法律检索', '出具类案检索报告 30 份'],
    ['有发表论文的经历', '发表论文 2 篇'],
  ])('matches %s', (line, statement) => {
    const row = rowOf(line, job('专员', statement));
    expect(row).toMatchObject({ state: '直接' });
    expect(row?.reason).not.toContain('没有写到');
  });

  it('is read from any section that contains it', () => {
    const row = rowOf('有发表论文的经历', {
      change: (document) => ({
        ...document,
        meta: { ...document.meta, sections: [...document.meta.sections, { key: 'papers', visible: true }] },
        papers: [{ id: 'p1', title: { zh: '短期负荷预测' } }],
      }),
    });
    expect(row).toMatchObject({ state: '直接', atoms: [{ pointer: '/papers/0' }] });
  });

  it('in a project or post counts as experience', () => {
    const projects: Written = { projects: [['点餐小程序', '负责人', '2024.01-2024.06', '注册用户 300 人']] };
    expect(rowOf('有完整项目经验优先', projects)?.state).toBe('直接');
    expect(rowOf('有产品实习经历', job('产品专员', '输出 PRD 6 份'))?.state).toBe('直接');
    expect(rowOf('有产品实习经历', job('仓库管理员', '盘点 6 次'))?.state).toBe('未体现');
  });

  it('proves an ability', () => {
    const moved = job('行政专员', '主导仓库搬迁，5 天完成', '管理保安 6 人');
    expect(rowOf('统筹能力强', moved)?.state).toBe('直接');
    expect(rowOf('数据分析能力强', job('招聘专员', '流失率从 18% 降到 9%'))?.state).toBe('待确认');
  });
});

describe('insufficient evidence', () => {
  it.each([
    ['精通Python', '自学 Python 三个月', '可迁移'],
    ['熟练使用Python', '学习 Python 课程', '可迁移'],
    ['了解Python', '学习 Python 课程', '直接'],
    ['熟练使用Python', '用 Python 清洗 30 万条订单', '直接'],
    ['能与运营团队协作', '提出运营建议 3 条', '待确认'],
    ['能与运营团队协作', '与运营对接活动 12 场', '直接'],
  ])('%s is compared with “%s”: %s', (line, statement, state) => {
    expect(rowOf(line, job('专员', statement))?.state).toBe(state);
  });

  it('includes the name of an employer or a post', () => {
    expect(rowOf('熟悉物业管理规范', job('物业客服', '接听电话 30 个'))?.state).not.toBe('直接');
    const aide = rowOf('有厨房主管经验优先', job('厨房主管助理', '备菜'));
    expect(aide?.state).not.toBe('直接');
  });

  it('includes self-praise', () => {
    expect(rowOf('抗压能力强', { self: '抗压能力强' })).toMatchObject({ state: '待确认', atoms: [] });
  });

  it('includes the name of a club, which is no open-source project', () => {
    const club: Written = { campus: [['开源软件协会', '技术部长', '2024.09-2025.06', '组织技术分享 8 次']] };
    expect(rowOf('有开源项目经验优先', club)?.state).not.toBe('直接');
    const contest: Written = { ...club, awards: [['全国大学生程序设计竞赛银奖', '2025.11']] };
    const row = rowOf('有开源项目或竞赛获奖者优先', contest);
    expect(row?.atoms.map(({ pointer }) => pointer.split('/')[1])).toEqual(['awards']);
    const project: Written = { projects: [['键值存储引擎', '作者', '2024.09-2025.01', '开源后获 120 star']] };
    expect(rowOf('有开源项目经验优先', project)?.state).toBe('直接');
  });

  it('includes an employer of unknown industry', () => {
    expect(rowOf('医药行业优先', job('专员', '整理文件'))?.state).toBe('待确认');
  });

  it('is a gap if the résumé refuses the required pace', () => {
    expect(rowOf('能适应快节奏工作', { self: '沟通能力强，不接受加班' })).toMatchObject({
      state: '缺口',
      reason: expect.stringContaining('不接受加班'),
    });
  });
});

describe('the missing part', () => {
  it.each([
    ['熟练使用监护仪、除颤仪等设备', '使用监护仪 200 例', '“监护仪”，没有写到“除颤仪”'],
    ['有门店装修、开业筹备经验优先', '负责门店装修 3 次，为开业备货', '“门店装修”，其余请您对照'],
  ])(
    'is named if the résumé has no trace of it, and is left to the reader otherwise: %s',
    (line, statement, parts) => {
      expect(rowOf(line, job('专员', statement))).toMatchObject({
        state: '可迁移',
        reason: `简历写到${parts}`,
        action: '其余部分做过就补进对应的经历；没有做过不用写。',
      });
    },
  );

  it('is not the whole of a direct match, and is not hidden by evidence', () => {
    const row = rowOf('负责翻译海外品牌素材', job('专员', '维护品牌账号，粉丝 3000 人'));
    expect(row?.state).not.toBe('直接');
    const part = rowOf('负责陈列、盘点、会员维护、价签更换', job('店员', '建会员群 2 个共 300 人'));
    expect(part).toMatchObject({ state: '可迁移', reason: '简历写到“会员群”，其余请您对照' });
  });
});

describe('an age that the résumé does not state', () => {
  const graduated = (year: number): Written => ({
    school: ['江城师范大学', '数学', `${year - 4}.09-${year}.06`],
  });
  const questionFor = (resume: Written) => read('年龄35周岁以下', resume, '江城中学公开招聘教师').matrix[0];

  it('is estimated from graduation, without asking the candidate to accept the limit', () => {
    expect(questionFor(graduated(2024))).toMatchObject({
      state: '待确认',
      reason: expect.stringContaining('35 周岁以内'),
    });
    expect(questionFor(graduated(2005))?.reason).toContain('已超过');
    expect(questionFor(graduated(2024))?.action).not.toContain('能接受');
  });
});

describe('phrases that are harmless in their context', () => {
  const hiddenIn = (text: string) =>
    read(text, {})
      .job.hidden.map(({ reading }) => reading)
      .join();

  it.each(['能驻场，熟悉施工现场', '负责人员排班与盘点', '文笔好、抗压、细致'])('%s', (line) => {
    expect(hiddenIn(line)).not.toMatch(/合同|夜班|指标/u);
  });

  it('keep their meaning in other contexts', () => {
    expect(hiddenIn('接受客户现场驻场')).toContain('合同');
    expect(hiddenIn('服从排班')).toContain('轮换');
  });
});

it('improvements come before the absence of incidents, tools come last', () => {
  const { tailoring } = read('参与护理质量改进', {
    work: [
      ['江城医院', '护士', '2018.07-', '熟悉护理文书系统', '三年无护理差错', '用品管圈把感染率由 3% 降到 1%'],
    ],
  });
  const [order] = tailoring?.orders ?? [];
  expect(order?.ids).toHaveLength(3);
  expect(order?.ids).toEqual([...(order?.ids ?? [])].sort().reverse());
});
