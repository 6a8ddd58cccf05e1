import { written } from '#test/resume-analysis/written-resume.js';
import { findJobRisks } from './find-risks.js';
import { matchJob } from './match.js';
import { parseJobDescription } from './parse.js';
import { readResume } from './read-resume.js';
import { riskQuestions } from './risk-questions.js';

const POSTING = `江临县2026年公开遴选县档案馆工作人员公告
招录单位：江临县档案馆　岗位：档案整理员　名额：2名
岗位职责：负责馆藏档案整理、数字化扫描。
报考条件：
1.本科及以上学历，档案学、图书馆学专业；
2.在编在岗人员，年龄40周岁以下；
3.在基层工作满3年（截至2026年3月31日）。
优先条件：获得市级及以上档案技能竞赛奖项者，同等条件下优先。
遴选方式：
笔试（档案法规，占50%）+面试（占50%）。
待遇：最低服务期5年，违者缴纳违约金2万元。
报名截止：2026年4月20日。`;

const textsOf = (posting: string) => {
  const { must, plus, duties } = parseJobDescription(posting);
  return [...must, ...plus, ...duties].map(({ text }) => text);
};

describe('an announcement of a public examination', () => {
  it('names the post and the employer without the labels next to them', () => {
    const { title, company } = parseJobDescription(POSTING);
    expect([title?.text, company?.text]).toEqual(['档案整理员', '江临县档案馆']);
  });

  it('requires neither the examination nor the terms of service', () => {
    expect(textsOf(POSTING).join()).not.toMatch(/笔试|面试|法规|服务期|违约|^同等条件/u);
  });

  it('has an age limit as a condition and no labour law on the penalty', () => {
    const risks = findJobRisks(POSTING, parseJobDescription(POSTING));
    expect(textsOf(POSTING).join()).toContain('年龄40周岁以下');
    expect(risks.map(({ id }) => id)).not.toContain('bias.age');
    expect(risks.find(({ id }) => id === 'contract.penalty')).toMatchObject({ verdict: 'ask', basis: null });
    expect(riskQuestions(risks, null).join()).not.toMatch(/金额|什么情况下要付/u);
  });

  it('keeps the law for staff with a labour contract, and calls no penalty a fee', () => {
    const posting = `${POSTING.replace('在编在岗人员，', '')}\n签订劳动合同，不纳入事业编制。未满服务期离职的，须缴纳违约金3万元。`;
    const risks = findJobRisks(posting, parseJobDescription(posting));
    expect(risks.find(({ id }) => id === 'contract.penalty')?.basis?.article).toContain('劳动合同法');
    expect(risks.map(({ kind }) => kind)).not.toContain('fee');
  });

  it('of a private employer still asks about the age limit', () => {
    const posting = '招聘前台\n公司：江城某某科技有限公司\n要求：年龄35岁以下，大专及以上学历';
    expect(findJobRisks(posting, parseJobDescription(posting)).map(({ id }) => id)).toContain('bias.age');
  });
});

describe('a force that announces an examination', () => {
  const notice = (line: string): string =>
    `${POSTING.replaceAll('档案馆', '看守所').replace('档案整理员', '监所辅警')}\n${line}`;

  it('may set physical conditions and places by sex', () => {
    for (const line of ['男性身高170cm以上，无纹身；', '监管岗20名（男性16名，女性4名）；'])
      expect(
        findJobRisks(notice(line), parseJobDescription(notice(line))).map(({ kind }) => kind),
      ).not.toContain('discrimination');
    const places = notice('本岗位限男性；');
    expect(
      findJobRisks(places, parseJobDescription(places)).find(({ id }) => id === 'bias.gender'),
    ).toMatchObject({ verdict: 'ask', basis: null });
  });

  it('is not an excuse for a firm', () => {
    const posting = '招聘前台\n公司：江城某某科技有限公司\n要求：限女性，身高165以上';
    const risks = findJobRisks(posting, parseJobDescription(posting));
    expect(risks.find(({ id }) => id === 'bias.gender')?.verdict).toBe('unlawful');
    expect(risks.map(({ id }) => id)).toContain('bias.looks');
  });

  it('a measure for each sex is not a limit to one of them', () => {
    const posting = '招聘礼仪接待\n公司：江城某某会展有限公司\n要求：女性身高165以上；\n男性身高178以上；';
    expect(findJobRisks(posting, parseJobDescription(posting)).map(({ id }) => id)).not.toContain(
      'bias.gender',
    );
  });
});

describe('clauses of postings', () => {
  it.each([
    ['岗位职责：\n1、操作注塑机；\n2、三班倒，每班8小时。', /三班|8小时/u],
    ['任职要求：\n1、熟悉食品安全法，不违规；', /^不违规/u],
    ['任职要求：\n1、持注册证，持证者另有岗位津贴。', /津贴/u],
  ])('%s: no requirement or duty', (posting, words) => {
    expect(textsOf(posting).filter((text) => words.test(text))).toEqual([]);
  });

  it('are split where each item of a list begins as a wish of its own', () => {
    const { plus } = parseJobDescription('加分项：懂咖啡拉花、有西餐经验、持有健康管理师证书');
    expect(plus.map(({ text }) => text)).toEqual(['懂咖啡拉花', '有西餐经验', '持有健康管理师证书']);
  });

  it('have their duration with the experience before it', () => {
    const { must } = parseJobDescription('任职要求：\n有律所法务类实习，至少2个月');
    expect(must.map(({ text }) => text)).toEqual(['有律所法务类实习，至少2个月']);
  });

  it('state a range of base pay whole', () => {
    expect(parseJobDescription('薪资：底薪4000-6000+提成，上不封顶').salary).toMatchObject({
      text: '底薪4000-6000+提成',
      low: 4000,
      high: 6000,
    });
  });

  it('give no keyword that is a part of another thing', () => {
    const { keywords } = parseJobDescription(
      '岗位职责：\n1、使用光谱检测仪分析样品；\n2、与货运代理公司对账；\n任职要求：\n熟悉广告法。',
    );
    expect(keywords.map(({ word }) => word)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:检测|代理|广告)$/u)]),
    );
  });
});

const rowOf = (posting: string, document: ReturnType<typeof written>, unplaced: string[] = []) => {
  const reading = readResume(document, unplaced);
  return matchJob(parseJobDescription(posting), reading, '2026-11')[0];
};

describe('rows that follow from what is really in the text', () => {
  const base = { school: ['江城大学', '烹饪与营养教育', '2019.09-2023.11'] as [string, string, string] };

  it('a prize answers its subject at its level or a higher one', () => {
    const document = written({ ...base, awards: [['省大学生营养配餐竞赛一等奖']] });
    expect(rowOf('加分项：获得市级及以上营养配餐竞赛奖项', document)).toMatchObject({ state: '直接' });
    expect(rowOf('加分项：获得国家级营养配餐竞赛奖项', document)).toMatchObject({ state: '可迁移' });
  });

  it('a graduation outside the stated months fails', () => {
    const rows = matchJob(
      parseJobDescription('任职要求：\n2025年1月—2026年7月间毕业的本科及以上学历'),
      readResume(written(base), []),
      '2026-11',
    );
    expect(rows.some(({ kind, state }) => kind === 'graduation' && state === '缺口')).toBe(true);
  });

  it('a part of the years is not proved by all of them', () => {
    const document = written({
      ...base,
      work: [['江城酒店有限公司', '厨师', '2015.01-2026.10', '负责宴会热菜出品，每天出菜120份']],
    });
    const rows = matchJob(
      parseJobDescription('任职要求：\n8年以上酒店厨师经验，其中3年以上20人以上厨房团队管理经验'),
      readResume(document, []),
      '2026-11',
    );
    expect(rows.map(({ state }) => state)).toEqual(['直接', '待确认']);
  });
});
