import { formProblemsOf, isWellFormed } from './sentence-form.js';

it.each([
  ['接待来访，登记证件；，【待补充：人数】', 'doubledMark'],
  ['我负责门店（含仓库的盘点。', 'openBracket'],
  ['我负责收银,日均 300 单。', 'halfWidthMark'],
  ['我负责排班和，另负责考勤。', 'looseConjunction'],
  ['我在和顺饭店任领班期间，负责负责排班。', 'repeatedFrame'],
  ['我是李青，职业学院专业会计专业大专毕业。', 'repeatedFrame'],
  ['我想应聘“”。', 'emptySlot'],
  ['我在和顺饭店任领班期间，现在换了新店。', 'misplacedSubject'],
  ['我还烘烤12分钟时最脆，含水率3%。', 'misplacedSubject'],
  ['我在和顺饭店任领班期间，我负责排班。', 'misplacedSubject'],
])('%s has a problem: %s', (text, problem) => {
  expect(formProblemsOf(text)).toEqual([problem]);
});

it.each([
  '我在和顺饭店任领班期间，参与排班，与采购和财务对账，随和。',
  '您好！我是李青，现任和顺饭店领班，应聘青禾酒店的餐厅主管岗位。',
  '我想加入贵公司，是因为【待补充：了解到的门店或品牌，以及与自己经历的联系】。',
  '我在江城中学任实习教师、实习班主任期间，授课 18 节。',
  '我 2019–2022 年在甲店任店长期间，把损耗率从 4.5% 降到 2.1%。',
  'Dear Hiring Manager, I led a team (5 people).',
])('%s is well-formed', (text) => {
  expect(isWellFormed(text)).toBe(true);
});
