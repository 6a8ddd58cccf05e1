import { snapshotOf } from '#test/jd/a-resume.js';
import { withAllRows } from '#test/jd/all-rows.js';
import type { Written } from '#test/resume-analysis/written-resume.js';

const analysed = (text: string, resume: Written) =>
  withAllRows({ text, month: '2026-11', resume: snapshotOf(resume) });
const rowOf = (line: string, resume: Written) =>
  analysed(`岗位：专员\n任职要求：\n1. ${line}`, resume).matrix[0];
const dutyOf = (line: string, resume: Written) =>
  analysed(`岗位：专员\n岗位职责：\n1. ${line}\n2. 整理资料`, resume).matrix.find(
    ({ text }) => text === line,
  );
const clerk = (...statements: string[]): Written => ({
  work: [['青禾实业有限公司', '职员', '2019.03-', ...statements]],
});

describe('a language examination', () => {
  it.each(['英语六级（2015年）', '英语六级 2015', '大学英语六级，2015.06', 'CET-6（2015年12月）'])(
    'with the year next to it has no score: %s',
    (skill) => {
      expect(rowOf('英语四级以上', { ...clerk('整理订单 300 份'), skills: [skill] })).toMatchObject({
        state: '直接',
      });
    },
  );

  it.each([
    ['英语六级 486分（2015年）', '直接'],
    ['英语四级 398', '缺口'],
  ])('has its own score: %s', (skill, state) => {
    const resume = { ...clerk('整理订单 300 份'), skills: [skill] };
    expect(rowOf('英语四级以上', resume)?.state).toBe(state);
  });

  it('is not called missing if the self-evaluation names the language', () => {
    const row = rowOf('良好的德语听说能力', { ...clerk('整理订单 300 份'), self: '德语可以作为工作语言。' });
    expect(row?.state).toBe('待确认');
    expect(row?.reason).not.toContain('没有写德语水平');
  });
});

describe('the words of a posting', () => {
  const posting =
    '岗位：外贸专员\n岗位职责：\n1. 制作PI和报关单证\n2. 向采购经理汇报，配合造价师、审核员工作\n3. 对接KOC，跟进寄样\n任职要求：\n1. 熟悉报关';
  it('are not keywords if they name people', () => {
    const { keywords } = analysed(posting, clerk('整理订单 300 份'));
    expect(keywords.map(({ word }) => word).join()).not.toMatch(/采购经理|审核员/u);
  });

  it('are not shown by an order if they name its invoice, and are shown by another name of the people', () => {
    const { keywords } = analysed(posting, clerk('跟进订单 300 份', '联系测评达人 40 位，寄送样品'));
    expect(keywords).not.toContainEqual(expect.objectContaining({ word: 'PI', state: 'deed' }));
    expect(keywords).toContainEqual(expect.objectContaining({ word: 'KOC', state: 'deed' }));
  });
});

describe('a tool that the résumé lists', () => {
  it('is not called missing from the résumé in a duty', () => {
    const row = dutyOf('维护WMS系统的库存数据', { ...clerk('接待来访客户'), skills: ['WMS'] });
    expect(row?.reason).not.toBe('简历没有写到这一项');
  });
});

describe('evidence of the same kind', () => {
  it.each([
    ['有较好的审美', ['负责问卷设计，回收 300 份', '征集学生作品 80 件'], false],
    ['有较好的文字功底', ['每周更新图文 3 篇', '一学期推送 40 篇'], true],
    ['有团队精神', ['轮转门诊、病房两个组，由老师指导', '组织集体活动 4 次'], false],
  ])('%s is met by %j: %s', (line, statements, is) => {
    expect(rowOf(line, clerk(...statements))?.state === '直接').toBe(is);
  });

  it.each([
    ['有个人账号者优先', '负责公司抖音账号更新，发布 60 条', '直接', false],
    ['有个人账号者优先', '运营自己的美食账号，粉丝 3000', '直接', true],
  ])('%s by %s', (line, statement, state, is) => {
    expect(rowOf(line, clerk(statement))?.state === state).toBe(is);
  });

  it('is an internship in the industry and the field', () => {
    const resume: Written = {
      internships: [['成都禾味食品有限公司', '新媒体运营实习生', '2026.01-2026.06', '更新公众号 20 篇']],
    };
    expect(rowOf('有快消、食品行业新媒体实习经验优先', resume)?.state).toBe('直接');
    expect(rowOf('有互联网行业新媒体实习经验优先', resume)?.state).not.toBe('直接');
  });

  it('is daily mail to clients for correspondence with clients', () => {
    expect(dutyOf('与海外客户邮件沟通', clerk('每天回复英文邮件 40 封'))?.state).not.toMatch(
      /待确认|未体现/u,
    );
  });
});

describe('a line of a posting', () => {
  const graduate: Written = {
    internships: [['江城康复医院', '实习生', '2025.06-2026.03', '训练患者 10 名']],
    school: ['江城职业学院', '康复治疗技术', '2023.09-2026.06'],
  };
  it.each(['两年以上骨科康复工作经验优先，优秀应届生亦可', '两年以上骨科康复经验，应届生也可以'])(
    'that is open to graduates needs no question from one: %s',
    (line) => {
      const row = rowOf(line, graduate);
      expect(row?.reason).toContain('应届');
      expect(row?.action).toContain('可以投');
    },
  );

  it.each(['有药士/师资格证者优先', '持有护士/师资格证'])('keeps its words whole: %s', (line) => {
    expect(JSON.stringify(rowOf(line, graduate))).not.toContain('“师资格证”');
  });

  it('about a certificate to be obtained later is not experience', () => {
    const row = rowOf('未持证者须在入职半年内取得证书', graduate);
    expect(row?.action).not.toContain('做过');
  });

  it('that calls in brackets names the employer', () => {
    const { job } = analysed('【长沙湘雅口腔医院招聘】\n岗位：前台\n要求：\n1. 大专以上', graduate);
    expect(job.company?.text).toBe('长沙湘雅口腔医院');
  });
});
