import { snapshotOf } from '#test/jd/a-resume.js';
import { withAllRows } from '#test/jd/all-rows.js';
import type { Written } from '#test/resume-analysis/written-resume.js';
import { jdReferenceOf } from '../analyses/jd-analysis/reference.js';
import { parseJobDescription } from './parse.js';

const read = (text: string, resume: Written, unplaced: string[] = []) =>
  withAllRows({ text, month: '2026-11', resume: { ...snapshotOf(resume), unplaced } });
const rowsOf = (line: string, resume: Written, part = '任职要求', unplaced: string[] = []) =>
  read(`岗位：专员\n${part}：\n1. ${line}`, resume, unplaced).matrix;
const job = (title: string, ...statements: string[]): Written => ({
  work: [['江城实业公司', title, '2017.03-', ...statements]],
});

describe('years of a kind of work', () => {
  it('are not called absent if an action names a part of it', () => {
    const [row] = rowsOf('5年以上注塑机修模经验', job('技师', '每天修模、试模，处理飞边和缩水'));
    expect(row?.reason).not.toContain('没有写到');
    expect(row?.reason).toContain('“修模”的工作合计 9.');
  });
});

describe('a preference for no night shifts', () => {
  it('in a line of the file without a place is not an acceptance', () => {
    const resume = job('操作工', '夜班一个人看6台机');
    const [row] = rowsOf('能接受两班倒', resume, '任职要求', ['尽量不上夜班']);
    expect(row?.state).toBe('待确认');
    expect(rowsOf('能接受两班倒', resume)[0]?.state).toBe('直接');
  });
});

describe('a duration next to past internships', () => {
  const STUDENT: Written = {
    internships: [['江城会计师事务所', '审计实习生', '2026.01-2026.04', '抽凭 300 张']],
  };
  it('is that of the internships of the résumé', () => {
    const row = rowsOf('有事务所实习经历，实习三个月以上优先', STUDENT).find(({ text }) =>
      /三个月/u.test(text),
    );
    expect([row?.state, row?.reason]).toEqual(['直接', '最长的一段实习约 3 个月']);
  });

  it('of an internship to come is a condition', () => {
    const row = rowsOf('每周到岗4天，实习三个月以上', STUDENT).find(({ text }) => /三个月/u.test(text));
    expect(row?.state).toBe('待确认');
  });
});

it('does not begin an item within a list of classes', () => {
  const { duties } = parseJobDescription('岗位职责\n1. 承担高中一、二年级化学教学；\n2. 维护三、四号楼电梯');
  expect(duties.map(({ text }) => text)).toEqual(['承担高中一、二年级化学教学', '维护三、四号楼电梯']);
});

describe('people led', () => {
  it.each([
    ['手底下十一二个人，排班和培训都是我', 11],
    ['管着三十来个人', 30],
  ])('are counted in words: %s', (statement, people) => {
    const [row] = rowsOf('有10人以上团队管理经验', job('组长', statement));
    expect(row?.reason).toBe(`简历写明带过 ${people} 人`);
  });
});

describe('a duty to lead people', () => {
  it('is met in part if it asks for more', () => {
    const resume = job('班长', '带12人的班组');
    const [row] = rowsOf('管理销售团队10人，对年度毛利和回款负责', resume, '岗位职责');
    expect(row?.state).toBe('可迁移');
  });

  it('counts the largest group', () => {
    const [row] = rowsOf('管理班长3-4人、操作工60人的日常管理', job('班长', '带12人的班组'), '岗位职责');
    expect(row?.reason).toContain('招聘写的是 60 人');
  });
});

describe('a word', () => {
  it('of a common kind of matter is not evidence of a special one', () => {
    const [row] = rowsOf('协助专利申请、答复和维权', job('专员', '编写消费者维权手册 200 份'), '岗位职责');
    expect(['未体现', '待确认']).toContain(row?.state);
  });

  it('for a city is not a mention of what is done in it', () => {
    const [row] = rowsOf('熟悉成都高考', { ...job('专员', '在成都做渠道开发') });
    expect(row?.reason).not.toContain('成都');
  });

  it('is quoted with the mark that turns it round', () => {
    const { dimensions } = read(
      '岗位：班长\n任职要求：\n1. 提高良率，降低报废',
      job('班长', '不良率由4%降到2%'),
    );
    expect(JSON.stringify(dimensions)).not.toContain('“良率”');
  });

  it('is not missing if its row is met', () => {
    const { matrix, keywords } = read(
      '岗位：产品经理\n任职要求：\n1. 具备较强的数据分析能力',
      job('产品经理', '用 SQL 取数，做留存和漏斗分析，次留由 31% 提高到 40%', '每周分析转化数据，改版 6 次'),
    );
    const isMet = matrix.some(({ state }) => state === '直接');
    expect(keywords.some(({ word, state }) => isMet && word === '数据分析' && state === 'missing')).toBe(
      false,
    );
  });

  it('for a phase of a trial is not a keyword', () => {
    const { keywords } = parseJobDescription('岗位：CRA\n岗位职责：\n1. 负责II-III期临床试验的监查');
    expect(keywords.map(({ word }) => word)).not.toContain('II-III');
  });
});

describe('a listed tool', () => {
  const LISTED: Written = { ...job('营业员', '接待顾客'), skills: ['千方ERP', '剪映'] };
  it('is enough where only its use is asked', () => {
    expect(rowsOf('会使用ERP系统', LISTED)[0]?.state).toBe('直接');
    expect(rowsOf('熟练使用ERP系统', LISTED)[0]?.state).not.toBe('直接');
  });

  it('shows no independent work', () => {
    expect(rowsOf('能独立完成短视频剪辑', LISTED)[0]?.state).not.toBe('直接');
  });
});

it('does not take a wider field of study for a narrow one', () => {
  const resume: Written = { ...job('药师', '审方'), school: ['江城医学院', '药学', '2010.09-2013.06'] };
  expect(rowsOf('药师证持证，中药类专业优先', resume).find(({ kind }) => kind === 'major')?.state).toBe(
    '待确认',
  );
});

describe('an introduction', () => {
  const POSTING = '岗位：车间组长\n岗位职责：\n1. 管理班组，降低不良率和刀具费用\n2. 排产、调机';
  const letterPointsOf = (resume: Written): string => {
    const input = { text: POSTING, month: '2026-11', resume: snapshotOf(resume) };
    const { introduction, order } = jdReferenceOf(input, withAllRows(input));
    return JSON.stringify([introduction, order]);
  };

  it.each([
    '刀具以前一个月要领5万多，现在4万不到',
    '会的东西：调机、三坐标、宏程序',
    '拿过2021年先进班组',
    '一次失败：自动上料试点三个月故障率 20%，复盘后停掉',
    '去总部进修精益生产',
  ])('has no line that tells no work or needs a verb: %s', (line) => {
    expect(
      letterPointsOf(job('组长', '排产并带 7 名操作工，交期达成率由 80% 提高到 96%', line)),
    ).not.toContain(line);
  });

  it('has years in four digits and a verb before tasks', () => {
    expect(letterPointsOf(job('组长', '负责40余户客户的记账、报税'))).not.toContain('负责负责');
    const text = letterPointsOf(
      job('组长', '24年把换模时间由40分钟改到15分钟', '班组6个人的排班、考核，月产值80万'),
    );
    expect(text).toContain('2024年把换模时间');
    expect(text).toContain('负责班组6个人的排班、考核');
  });

  it('tells internships before contests', () => {
    const text = letterPointsOf({
      internships: [['江城机械厂', '车间实习生', '2026.03-2026.06', '跟班记录 3 条产线的停机原因 120 次']],
      campus: [['金工技能竞赛', '队长', '2025.04-2025.05', '带 4 人完成装配，获得团体三等奖']],
    });
    expect(text.indexOf('江城机械厂')).toBeLessThan(text.indexOf('金工技能竞赛'));
  });
});

it('finds no related results in work of another trade', () => {
  const { dimensions } = read(
    '岗位：护士\n任职要求：\n1. 3年以上病房护理经验\n2. 持护士执业证',
    job('数控操作工', '看 8 台机床，月产 2000 件'),
  );
  expect(JSON.stringify(dimensions)).not.toContain('与岗位相关的经历');
});
