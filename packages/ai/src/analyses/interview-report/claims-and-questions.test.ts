import { questionOf, reported } from '#test/interview/answer-pair.js';
import { written } from '#test/resume-analysis/written-resume.js';
import { readTexts } from '../resume-analysis/statements.js';
import { figuresIn } from './answer-figures.js';
import { reportInterview } from './report-interview.js';
import { holdingsOf } from './resume-holdings.js';
import { unsupportedClaimsIn } from './unsupported-claims.js';

it.each([
  ['等 MOB3 成熟以后才下的结论', []],
  ['花期3成功坐果', []],
  ['试点2成立以后', []],
  ['返工少了3成', [30]],
  ['成本降了两成', [20]],
])('成 is a tenth only as a unit: %s', (text, values) => {
  expect(figuresIn(text).map(({ value }) => value)).toEqual(values);
});

const document = written({
  work: [
    [
      '江城安泰养老院',
      '护理班长',
      '2018.03-',
      '带4名护理员，照护老人32名',
      '参加江岸区养老机构护理技能比武获二等奖（2023.11）',
    ],
  ],
});
const holdings = holdingsOf(document, readTexts(document).statements, '2026-11-29')!;

it('a prize of the résumé in other words is not called invented', () => {
  expect(unsupportedClaimsIn('我在区里护理技能比武拿了二等奖。', holdings)).toEqual([]);
});

it('each of several claims is named', () => {
  const claims = unsupportedClaimsIn(
    '我为全国三百多家医院写过流程，发表过8篇核心期刊论文，院长让我当了总经理，还获得了南丁格尔奖。',
    holdings,
  ).join('\n');
  expect(claims).toMatch(/三百多家医院/u);
  expect(claims).toMatch(/核心期刊论文/u);
  expect(claims).toMatch(/南丁格尔奖/u);
});

const reasonsOf = (bankId: string, text: string): string =>
  reportInterview(reported([[questionOf(bankId), text]]))
    .questions[0]!.parts.flatMap(({ contributions }) => contributions.map(({ reason }) => reason))
    .join('\n');

it('a plan is not asked for an own story', () => {
  const reasons = reasonsOf(
    'mg-priority',
    '先把清单和货架对一遍，缺的列出来，再按急的先补，最后找仓库确认到货时间。',
  );
  expect(reasons).not.toMatch(/没有联系自己的经历|有没有比较或检查过/u);
});
