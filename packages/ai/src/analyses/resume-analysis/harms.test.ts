import { analysed } from '#test/resume-analysis/analysed.js';
import { written } from '#test/resume-analysis/written-resume.js';
import { harmIn } from './harms.js';
import { notRewritten } from './not-rewritten.js';
import { readTexts } from './statements.js';

const harmOf = (text: string) =>
  harmIn({ text, section: 'work', pointer: '/work/0/highlights/0', isStatement: true });
const resumeOf = (...lines: string[]) =>
  written({ work: [['青禾有限公司', '主管', '2021.03-2026.06', ...lines]] });
const doubtOf = (line: string) =>
  readTexts(resumeOf(line)).statements.find(({ text }) => text === line)?.doubt;

describe('unlawful conduct', () => {
  it.each([
    '找人刷好评，店铺评分两周内从4.2升到4.8',
    '为公司做内外两套账，每年省税80万元',
    '住户不交物业费就停水停电，催费率提高到95%',
    '招标时和两家同行陪标，中标率60%',
    '推荐客户飞单，每月多收3万元',
  ])('is to be removed: %s', (line) => {
    expect(harmOf(line)).toMatchObject({ isWhole: true, issue: expect.stringContaining('违规') });
  });

  it.each([
    '识别刷单账号320个，误伤率低于0.5%',
    '审计中发现一家子公司设两套账，督促整改',
    '负责小区停水停电应急抢修，平均到场15分钟',
    '查处挂靠项目6个',
    '接待业主投诉，物业费收缴率由82%提高到93%',
    '举报并协助平台打击刷评团伙2个',
  ])('is not meant where it is countered: %s', (line) => {
    expect(harmOf(line)).toBeNull();
  });
});

describe('boasts and complaints', () => {
  it.each([
    '全面负责门店，门店离了我就转不动',
    '没有我带不好的班组',
    '把服务做到全区最好',
    '谈下的运价同行都做不到',
    '是团队的灵魂人物',
    '什么设备故障都难不倒我',
  ])('are to be removed: %s', (line) => {
    expect(harmOf(line)).not.toBeNull();
  });

  it.each(['上一任店长水平太差，我接手重做', '离职原因：和新主管合不来', '员工8人，今年生意不好，想换行业'])(
    'about others or the own exit are to be removed: %s',
    (line) => {
      expect(harmOf(line)).not.toBeNull();
    },
  );

  it.each([
    '获评全市最佳志愿服务站',
    '分析员工离职原因并访谈26人',
    '与新来的同事配合完成盘点',
    '把会员复购率做到全区第2名',
  ])('are not seen in plain work: %s', (line) => {
    expect(harmOf(line)).toBeNull();
  });
});

describe('a statement with something to remove', () => {
  it('is told so instead of being praised', () => {
    const [statement] = readTexts(resumeOf('雇人刷单，三个月销量做到类目前列')).statements;
    expect(statement && notRewritten(statement)).toMatch(/^建议整条删去：/u);
  });

  it('names only its harmful part', () => {
    const [statement] = readTexts(resumeOf('带领9人团队，店铺做到全国第一')).statements;
    expect(statement && notRewritten(statement)).toContain('“店铺做到全国第一”');
  });

  it('keeps its duty', () => {
    expect(harmOf('全面统筹前厅与后厨，餐厅离了我就转不动。')?.sentence).toBe('餐厅离了我就转不动');
  });

  it('is never offered in another wording', () => {
    const result = analysed(
      written({
        work: [['青禾有限公司', '运营', '2021.03-2026.06', '负责店铺日常运营']],
        self: '精通各种黑科技，抗压能力强，吃苦耐劳，能把任何产品打造成爆款',
      }),
    );
    expect(result.findings.flatMap(({ after }) => after ?? []).join()).not.toContain('黑科技');
  });
});

describe('a claim of perfection', () => {
  it.each(['库存准确率100%', '送餐准时率100%，客户零投诉', '学员满意度100%，零投诉零事故', '100%好评'])(
    'without a basis is questioned: %s',
    (line) => {
      expect(doubtOf(line)).toMatchObject({ kind: 'unproven' });
    },
  );

  it.each([
    '2025年12次盘点，库存准确率100%',
    '全年配送3200单，零投诉',
    '出科考核合格率100%',
    '发放问卷86份，家长满意度100%',
    '连续两年零事故',
  ])('with a period or a count is not: %s', (line) => {
    expect(doubtOf(line)).toBeUndefined();
  });

  it('is asked about, proves nothing and is not reworded', () => {
    const line = '负责前厅服务，顾客满意度100%';
    const result = analysed(resumeOf(line, '排班22人，人工成本由31%降到27%', '培训新员工14人'));
    expect(result.findings.find(({ ruleId }) => ruleId === 'fact.unproven')?.issue).toContain(
      '顾客满意度100%',
    );
    expect(JSON.stringify(result.strengths)).not.toContain('100%');
  });
});
