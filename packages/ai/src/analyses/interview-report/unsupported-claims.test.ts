import { emptyDocument } from '@qicheng/resume/defaults';
import type { ResumeDocument } from '@qicheng/resume/document';
import { SAMPLES } from '@qicheng/resume/samples';
import { readTexts } from '../resume-analysis/statements.js';
import { holdingsOf } from './resume-holdings.js';
import { unsupportedClaimsIn } from './unsupported-claims.js';

const entry = (id: string, company: string, title: string, start: number, statements: readonly string[]) => ({
  ...{ id, company: { zh: company }, title: { zh: title } },
  period: { start: { y: start, m: 7 }, end: 'present' },
  highlights: statements.map((text, at) => ({ id: `${id}h${at}`, kind: 'bullet', zh: [{ text }] })),
});

function claims(
  kind: 'work' | 'internships',
  [title, start, statements]: readonly [string, number, string[]],
) {
  const document = {
    ...(kind === 'work' ? SAMPLES.electrician() : SAMPLES.computerScience()),
    ...{
      work: [],
      internships: [],
      projects: [],
      campus: [],
      practice: [],
      research: [],
      awards: [],
      skills: [],
    },
    [kind]: [entry('w1', '江城某某有限公司', title, start, statements)],
  } as unknown as ResumeDocument;
  const holdings = holdingsOf(document, readTexts(document).statements, '2026-11-28')!;
  return (answer: string) => unsupportedClaimsIn(answer, holdings);
}

const KEEPER = claims('work', [
  '仓库主管',
  2020,
  [
    '管理8000平方米仓库、库房6间和12名员工，日均出库3500单',
    '推行PDA拣货，错发率由0.6%降到0.12%，年节省成本40万元',
  ],
]);
const INTERN = claims('internships', [
  '质检实习生',
  2026,
  ['跟着老师做疫苗中间品无菌检查，填写检验记录约120份', '协助运营公众号，负责推文排版，最高阅读量1800'],
]);

describe('a claim that the résumé does not support', () => {
  it.each([
    ['a post above the highest', KEEPER, '我当时是物流总监，负责三个仓。', '我当时是物流总监'],
    ['a post of years ago', KEEPER, '我以前做过三年总经理，什么都懂。', '我以前做过三年总经理'],
    ['a team many times as large', KEEPER, '我带了600人的团队。', '我带了600人的团队'],
    ['money far beyond every sum', KEEPER, '我一年做了9个亿的销售额。', '我一年做了9个亿的销售额'],
    ['pieces far beyond', KEEPER, '我管过三百间库房。', '我管过三百间库房'],
    ['a saving beyond an intern', INTERN, '我改了流程，给公司节省了300万元。', '给公司节省了300万元'],
    [
      'the ability to do alone what was assisted',
      INTERN,
      '我一个人就能完成全部的无菌检查，老师都不用看。',
      '我一个人就能完成全部的无菌检查',
    ],
    ['a distinction', KEEPER, '这个仓是我建的，拿了全国第一。', '拿了全国第一'],
    ['a certificate', KEEPER, '我还考了一级建造师。', '我还考了一级建造师'],
    ['a named prize', KEEPER, '这个仓后来还拿了鲁班奖。', '这个仓后来还拿了鲁班奖'],
    ['a prize abroad', KEEPER, '我的方案获得戛纳金狮奖。', '我的方案获得戛纳金狮奖'],
    [
      'a first place in Asia',
      KEEPER,
      '我们的方案是我做的，我拿了亚洲物流大赛冠军。',
      '我拿了亚洲物流大赛冠军',
    ],
    ['a yearly budget', KEEPER, '我曾经管理过一个三亿的年度预算。', '我曾经管理过一个三亿的年度预算'],
    ['a larger site', KEEPER, '我管过28万平方米的园区。', '我管过28万平方米的园区'],
    ['a certificate by its letters', KEEPER, '我还持有CATTI一级口译证书。', '我还持有CATTI一级口译证书'],
    ['years before the first work', KEEPER, '我有二十年的仓储经验。', '我有二十年的仓储经验'],
    ['a known employer', KEEPER, '我在华为工作过两年。', '我在华为工作过两年'],
    [
      'the lead of research by an intern',
      INTERN,
      '我独立领导了疫苗的研发，产品已经上市。',
      '我独立领导了疫苗的研发',
    ],
    [
      'alone where the résumé says helped',
      INTERN,
      '我一个人把公众号从0做到了10万粉丝。',
      '我一个人把公众号从0做到了10万粉丝',
    ],
  ])('is found: %s', (_, claimsOf, answer, clause) => {
    expect(claimsOf(answer)).toContain(clause);
  });

  it.each([
    ['a denial', KEEPER, '我没有当过经理，也没带过几百人。'],
    ['a wish', KEEPER, '我希望三年内做到物流总监。'],
    ['a condition', KEEPER, '如果我是总经理，我会先看库存。'],
    ['somebody else', KEEPER, '我们老板是总经理，他带过600人。'],
    ['a relative', KEEPER, '我哥做过三年总监。'],
    ['the employer', KEEPER, '公司一年做3亿的销售额，我管其中一个仓。'],
    ['what we reached', KEEPER, '我们一起把发货做到每天5000单。'],
    ['a figure of the same size', KEEPER, '我带12个人，双十一那天发了一万二千单。'],
    ['a post that the résumé has', KEEPER, '我做了六年仓库主管。'],
    ['help for a manager', KEEPER, '我给总经理做过汇报，也做过经理的助理。'],
    ['a certificate that is studied for', KEEPER, '我正在考一级建造师，还差一科。'],
    ['a label on goods', KEEPER, '当天就把那批可疑的货隔离挂牌，等质检来看。'],
    ['what a word means', KEEPER, '亿级是指历史订单四亿多条。'],
    ['a lost sum', KEEPER, '盘点时账实相差2000万，我查了三天。'],
    ['an own part', INTERN, '我独立填写了两份检验记录，老师签字。'],
    ['a detail', INTERN, '有一次培养箱的温度差了两度，我先按规定停下来报告。'],
    ['a post in a club', INTERN, '我在学生会当过部长。'],
    ['a prize of the employer', KEEPER, '我在公司拿过一次季度服务奖。'],
    ['a rank without a name', KEEPER, '我们组得了二等奖。'],
    ['a site of the same size', KEEPER, '我管过9000平方米的库。'],
    ['what somebody else was given', KEEPER, '隔壁项目拿了鲁班奖，我去看过。'],
    ['years of study', INTERN, '我学了四年生物。'],
  ])('is not found in %s', (_, claimsOf, answer) => {
    expect(claimsOf(answer)).toEqual([]);
  });

  it('is never found if the résumé has no content', () => {
    expect(holdingsOf(emptyDocument({ lang: 'zh' }), [], '2026-11-28')).toBeNull();
  });

  it('includes years in a post if the résumé only has the assistant', () => {
    const assistant = claims('work', ['运营总监助理', 2025, ['对接直通车投放，日均消耗预算3000元']]);
    expect(assistant('我在天猫做了五年运营总监，带过三家店。')).not.toEqual([]);
    expect(assistant('我做了半年运营总监助理，主要看直通车。')).toEqual([]);
  });

  it('includes leading journals and prizes if the résumé only has a fund', () => {
    const scholar = claims('work', ['博士后', 2023, ['主持国家自然科学基金青年项目，测定120份土样']]);
    expect(scholar('我一个人就发了5篇Nature子刊。')).not.toEqual([]);
    expect(scholar('我还拿了国家自然科学二等奖。')).not.toEqual([]);
    expect(scholar('我主持了国家自然科学基金青年项目。')).toEqual([]);
  });
});

describe('claims without a figure', () => {
  const of = claims('work', ['四级主任科员', 2021, ['负责项目申报，2024年牵头整理12个项目的申报材料']]);
  it.each([
    '我在省发改委当过处长，全省的规划都归我管。',
    '我在江城某某公司是安全总监，管着整个车队。',
    '我曾在德国德尔格总部进修半年。',
    '我是国家注册呼吸治疗师，经常带教。',
  ])('are not supported by the résumé: %s', (answer) => {
    expect(of(answer)).not.toEqual([]);
  });
  it.each(['我现在是四级主任科员。', '我想去德国进修。', '我们公司请专家来培训。'])(
    'are not seen in: %s',
    (answer) => {
      expect(of(answer)).toEqual([]);
    },
  );
});

it('a prize without a name claims none: many of them', () => {
  const holdings = claims('work', ['车工', 2015, ['加工轴类零件，2021年获厂技能比武二等奖']]);
  expect(holdings('这些年我拿过好多奖。')).toEqual([]);
});
