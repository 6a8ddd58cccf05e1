import { written } from '#test/resume-analysis/written-resume.js';
import { readTexts } from '../resume-analysis/statements.js';
import { figuresIn } from './answer-figures.js';
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
