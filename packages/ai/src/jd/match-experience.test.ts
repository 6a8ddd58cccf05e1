import { snapshotOf } from '#test/jd/a-resume.js';
import { withAllRows } from '#test/jd/all-rows.js';
import type { Written } from '#test/resume-analysis/written-resume.js';

const read = (lines: string, resume: Written) =>
  withAllRows({
    text: `岗位：专员\n岗位职责：\n整理每批数据的版本说明\n任职要求：\n${lines}`,
    month: '2026-11',
    resume: snapshotOf(resume),
  });
const rowOf = (line: string, resume: Written) => read(`1. ${line}`, resume).matrix[0];

describe('years in the named field and its narrower fields', () => {
  it.each([
    ['3年以上人事工作经验', '薪酬专员', '江城机械公司', '核算 300 人薪资'],
    ['5年以上HR经验', '猎头顾问', '青禾咨询', '成功推荐 40 人入职'],
    ['3年以上财务经验', '应付会计', '江城机械公司', '处理供应商发票'],
    ['3年以上零售行业工作经验', '收银员', '江城超市', '收银'],
    ['3年以上施工单位土建预算经验', '预算员', '江城建设工程公司', '住宅项目土建工程量计算与套价'],
    ['3年以上药房工作经验', '主管药师', '江城第三医院', '处方调配与复核'],
    ['3年以上施工管理经验', '钢筋班组长', '江城劳务公司', '带班 20 人'],
    ['2年以上团队管理经验', '客服主管', '江城电商', '排班与质检'],
    ['2年以上团队管理经验', '客服专员', '江城电商', '带领 8 人处理投诉'],
  ])('match %s: %s', (line, title, company, statement) => {
    const row = rowOf(line, { work: [[company, title, '2019.03-2025.03', statement]] });
    expect(row).toMatchObject({ state: '直接', reason: expect.stringContaining('6 年') });
  });

  it('are listed with the jobs that add up', () => {
    const row = rowOf('5年以上人力资源经验', {
      work: [
        ['江城培训', '招聘助理', '2020.07-2023.07', '筛选简历 2000 份'],
        ['青禾医疗', 'HRBP', '2023.07-', '人才盘点 3 次'],
      ],
    });
    expect(row?.reason).toMatch(/招聘助理 3 年、HRBP 3\.3 年/u);
  });

  it('do not include those of the wider field or another trade', () => {
    const sales: Written = {
      work: [
        ['江城五金厂', '销售代表', '2016.01-2019.01', '拜访客户'],
        ['云湖自动化设备公司', '大客户经理', '2019.01-2025.01', '签约 3 家'],
      ],
    };
    expect(rowOf('5年以上工业自动化大客户销售经验', sales)?.reason).toContain('合计 6 年');
    expect(rowOf('8年以上工业自动化大客户销售经验', sales)?.state).toBe('可迁移');
  });

  it.each([
    ['全职照顾家庭', ''],
    ['某社区', '志愿者'],
    ['江城设计训练营', '学员'],
  ])('%s %s is not employment', (company, title) => {
    const row = rowOf('3年以上行政经验', {
      work: [
        ['江城服装公司', '行政专员', '2017.01-2019.01', '管理办公用品'],
        [company, title, '2019.01-2026.01', '整理图书'],
      ],
    });
    expect(row).toMatchObject({ state: '缺口', reason: expect.stringContaining('合计 2 年') });
  });

  it('are a gap only if all jobs are in other fields', () => {
    const clerk = (title: string): Written => ({ work: [['江城公司', title, '2015.01-', '完成交办任务']] });
    expect(rowOf('3年以上护理工作经验', clerk('司机'))?.state).toBe('缺口');
    expect(rowOf('3年以上护理工作经验', clerk('职员'))?.state).toBe('待确认');
  });

  it.each([
    '1-2年工作经验，优秀应届毕业生亦可',
    '1年以上经验；应届生可考虑',
    '2年以上经验，能力突出者可放宽',
  ])('are not mandatory if others may apply too: %s', (line) => {
    const { gate, matrix } = read(`1. ${line}`, {
      school: ['江城大学', '广告学', '2022.09-2026.06'],
      internships: [['云帆传媒', '市场实习生', '2025.03-2025.09', '策划活动 3 场']],
    });
    expect(matrix).toHaveLength(2);
    expect(matrix[0]).toMatchObject({
      state: '待确认',
      reason: expect.stringMatching(/1 段实习共 6 个月.*2026 年/u),
    });
    expect(gate.state).toBe('unknown');
  });
});

describe('an item number attached to a figure', () => {
  const yearsIn = (lines: string): (string | undefined)[] =>
    read(lines, {})
      .matrix.filter(({ kind }) => kind === 'experience')
      .map(({ text }) => text);

  it.each([
    '1.本科及以上学历；\n2.3年以上仓储经验；\n3.会开叉车。',
    '1．本科及以上学历；\n2．3年以上仓储经验；\n3．会开叉车。',
    '1.本科及以上学历；2.3年以上仓储经验；3.会开叉车。',
    '1.本科及以上学历，2.3年以上仓储经验，3.会开叉车',
    '1.3年以上仓储经验\n2.会开叉车',
    '1、本科及以上学历\n2.3年以上仓储经验',
  ])('is not part of it: %j', (lines) => {
    expect(yearsIn(lines)).toEqual(['3年以上仓储经验']);
  });

  it('is kept if the figure is half a year', () => {
    expect(yearsIn('仓储岗位\n2.5年以上仓储经验')).toEqual(['2.5年以上仓储经验']);
    expect(yearsIn('1.本科，2.5年以上仓储经验\n2.会开叉车')).toEqual(['2.5年以上仓储经验']);
  });
});

describe('an exam', () => {
  const certified = (line: string, ...skills: string[]) => rowOf(line, { skills });

  it.each([
    ['有税务师证书', '税务师（已过两科）', '可迁移', '已过 2 科'],
    ['有税务师证书', '税务师：已通过实务、法规', '可迁移', '在考'],
    ['持有教师资格证', '教师资格证笔试已通过，面试待考', '可迁移', '还没有取得'],
    ['持有一级建造师证', '一级建造师（2024年、2025年均未通过）', '缺口', '没有通过'],
    ['持有导游证', '导游证备考中', '缺口', '还没有取得'],
    ['持有执业药师证', '2025年通过执业药师资格考试', '直接', '执业药师'],
  ])('%s, %s: %s', (line, skill, state, reason) => {
    expect(certified(line, skill)).toMatchObject({ state, reason: expect.stringContaining(reason) });
  });

  it('that was failed is not a language mark', () => {
    const row = rowOf('英语六级', { languages: [['英语', '大学英语六级', '未通过']] });
    expect(row).toMatchObject({ state: '缺口' });
  });

  it('of another profession is not a match: a specialist nurse certificate is not a college degree', () => {
    const row = rowOf('有手术室专科护士证', { school: ['江城大学', '护理学', '2017.09-2021.06'] });
    expect(row).toMatchObject({ kind: 'certificate', state: '未体现' });
    expect(rowOf('有手术室专科护士证', { skills: ['手术室专科护士资格证'] })?.state).toBe('直接');
  });

  it('is named if it is the missing one of several certificates', () => {
    expect(certified('有施工员证、安全员证', '施工员证')).toMatchObject({
      state: '可迁移',
      reason: expect.stringContaining('安全员证'),
    });
    expect(certified('有施工员证、安全员证', '施工员证', '安全员B证')?.state).toBe('直接');
  });
});

describe('full-time studies', () => {
  const school = (name: string, ...work: Written['work'] & object): Written => ({
    school: [name, '护理学', '2021.03-2023.07'],
    work,
  });

  it.each(['江城大学（函授）', '江城开放大学'])('do not include those of %s', (name) => {
    expect(rowOf('统招全日制本科', school(name))?.state).toBe('缺口');
  });

  it('lead to a question if the candidate worked throughout', () => {
    const row = rowOf(
      '统招全日制本科',
      school('江城大学', ['江城医院', '护士', '2020.07-', '分管病床 3 张']),
    );
    expect(row).toMatchObject({ state: '待确认' });
  });
});
