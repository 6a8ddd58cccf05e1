import { letterInput } from '@qicheng/analysis/cover-letter';
import { written, type Written } from '#test/resume-analysis/written-resume.js';
import { analyseLetter } from '../analyse.js';

const COOK: Written = {
  name: '冯晓楠',
  school: ['江城旅游学院', '烹饪工艺与营养', '2013.09-2016.06'],
  work: [
    [
      '江城云锦酒店',
      '厨师',
      '2018.03-2026.10',
      '负责热菜出品，每天约260份，食材损耗率由6.2%降到3.5%',
      '协助编写菜单成本卡40张',
    ],
  ],
};
const reasonsOf = (letter: string, jd = '', resume: Written = COOK): string[] => {
  const { dimensions, findings } = analyseLetter(
    letterInput.parse({
      ...{ today: '2026-11-28', company: '曜石餐饮公司', position: '厨师长', addressee: '', jd },
      letter,
      resume: { title: '简历', language: 'zh', document: written(resume) },
    }),
  );
  return [
    ...dimensions.flatMap(({ contributions }) =>
      contributions.map(({ ruleId, reason }) => `${ruleId} ${reason}`),
    ),
    ...findings.map(({ ruleId, issue }) => `${ruleId} ${issue}`),
  ];
};
const START = '尊敬的曜石餐饮公司：\n您好！我是冯晓楠，应聘厨师长。\n';

describe('credit', () => {
  const isDeed = (each: string): boolean => /^evidence\.(?:deed|amount|result) /u.test(each);
  it.each([
    '本人熟悉后厨流程，具有较强的菜单设计能力和成本分析能力，工作认真负责。',
    '我可以把现在酒店每天约260份热菜的老客人一起带过来。',
  ])('is not given for a trait or for what one offers to take along: %s', (sentence) => {
    expect(reasonsOf(START + sentence).filter(isDeed)).toEqual([]);
    expect(reasonsOf(`${START}我负责热菜出品，每天约260份。`).filter(isDeed)).not.toEqual([]);
  });

  it.each([
    '我现在的酒店工资太低，老板也抠，所以想到贵公司工作，希望长期做下去。',
    '你们如果录用我，工资8000就行，因为家里有孩子不想加班。',
  ])('is not given for a complaint or a demand as a reason: %s', (sentence) => {
    expect(reasonsOf(START + sentence).filter((each) => /focus\.reason |motive/u.test(each))).toEqual([]);
  });

  it.each(['我看到贵公司的招聘公告，心情很激动，就报考了。', '我每天玩美食游戏、刷做菜的短视频三个小时。'])(
    'is not given for having seen a post or a screen: %s',
    (sentence) => expect(reasonsOf(START + sentence).filter(isDeed)).toEqual([]),
  );

  it('is not given for a wish without a reason', () => {
    const sentence = '我是炒锅的，干了十来年了，想来你们店当厨师长。';
    expect(reasonsOf(START + sentence).filter((each) => /focus\.reason |motive/u.test(each))).toEqual([]);
  });

  it('is given for a reason that is one', () => {
    const sentence = '贵公司把川菜做成了标准化的小份菜，这正是我想长期做的事。';
    expect(reasonsOf(START + sentence).join('\n')).toContain('说明了动机');
  });

  it('is not given for the size of an employer', () => {
    const inResume = reasonsOf(`${START}我在江城云锦酒店任厨师，酒店年收入约3.5亿元，菜单40张。`);
    expect(inResume.filter((each) => /evidence\.result /u.test(each))).toEqual([]);
  });

  it('is not given for a figure of another thing', () => {
    const inResume = reasonsOf(`${START}我给40位供应商做过现场审核。`);
    expect(inResume.filter((each) => each.includes('写了数量'))).toEqual([]);
    expect(reasonsOf(`${START}我编写过菜单成本卡40张。`).join('\n')).toContain('写了数量');
  });

  it('is not given for what is still being learned', () => {
    const inResume = reasonsOf(
      `${START}成本核算只参与过填表，菜单设计还在学。`,
      '岗位：厨师长\n任职要求：\n1. 会成本核算',
    );
    expect(inResume.filter((each) => /focus\.keyword |evidence\.deed/u.test(each))).toEqual([]);
  });

  it('needs the class of graduates that is asked for', () => {
    const student: Written = { name: '冯晓楠', school: ['江城大学', '食品工程', '2023.09-2027.06'] };
    const jd = '岗位：厨师长\n任职要求：\n1. 2027届本科及以上学历\n2. 食品工程等相关专业';
    const credit = '回应了要求“2027届本科及以上学历”';
    expect(reasonsOf(`${START}我是江城大学本科生。`, jd, student).join('\n')).not.toContain(credit);
    expect(reasonsOf(`${START}我是江城大学2027届本科生。`, jd, student).join('\n')).toContain(credit);
  });
});

describe('the beginning', () => {
  it('says who writes with 本人 and the name', () => {
    const inResume = reasonsOf('尊敬的曜石餐饮公司：\n本人冯晓楠，应聘厨师长。').join('\n');
    expect(inResume).toContain('开头说明了自己是谁');
  });
});

describe('an English letter', () => {
  it('is told of an English ending and asks pay without a check', () => {
    const inResume = reasonsOf(
      'Dear Hiring Manager,\nI have cooked for eight years, so I need at least 20k a month.',
    ).join('\n');
    expect(inResume).toContain('没有结尾敬语');
    expect(inResume).not.toContain('20k');
  });
});

it.each([
  ['听说贵公司待遇好，平台大，离家也近，所以想来。', /focus\.reason |motive/u],
  ['我保证到岗后一个月内让食材损耗降到零。', /structure\.closing |evidence\.deed /u],
  ['我需要三个月后才能到岗。', /structure\.closing /u],
  ['我热爱烹饪事业，服从安排。', /evidence\.deed /u],
])('no credit for comforts, promises, delays and obedience: %s', (sentence, credited) => {
  expect(reasonsOf(START + sentence).filter((each) => credited.test(each))).toEqual([]);
});

it('a post that one has held is not the post applied for', () => {
  const named = (text: string) =>
    reasonsOf(text).filter((each) => /^focus\.position |^structure\.which /u.test(each));
  expect(named('尊敬的曜石餐饮公司：\n看到贵公司在招人。我做过厨师长，觉得合适。')).toEqual([]);
  expect(named('尊敬的曜石餐饮公司：\n看到贵公司在招人，我想做厨师长。')).toHaveLength(2);
});

it('the name of another employer that begins with the same word is not the addressee', () => {
  const resume = { ...COOK };
  const praise = (salutation: string) =>
    analyseLetter(
      letterInput.parse({
        ...{
          today: '2026-11-28',
          company: '江南云帆恒泰物流集团有限公司',
          position: '厨师长',
          addressee: '',
          jd: '',
        },
        letter: `${salutation}\n您好！我是冯晓楠，应聘厨师长。`,
        resume: { title: '简历', language: 'zh', document: written(resume) },
      }),
    )
      .dimensions.flatMap(({ contributions }) => contributions)
      .filter(({ ruleId, points }) => ruleId === 'focus.company' && points > 0).length;
  expect(praise('尊敬的云帆三局集团领导：')).toBe(0);
  expect(praise('尊敬的云帆恒泰领导：')).toBe(1);
});

it('a name after the last sentence is a signature in the wrong place', () => {
  expect(reasonsOf('尊敬的曜石餐饮公司：\n我应聘厨师长，合适的话给我打电话。冯晓楠')).toContain(
    'form.name.absent 署名没有另起一行',
  );
});
