import { letterInput, type LetterResult } from '@qicheng/analysis/cover-letter';
import { written, type Written } from '#test/resume-analysis/written-resume.js';
import { analyseLetter } from './analyse.js';

const FLORIST: Written = {
  school: ['贵阳园艺职业学院', '园林技术', '2018.09-2021.06'],
  work: [
    [
      '贵阳云朵花艺有限公司',
      '店长',
      '2021.07-2026.06',
      '店里加我一共4个人，月均花束320束',
      '推行花材周盘点，损耗率由12%降到5%',
    ],
  ],
};
const judged = (letter: string, company = '贵阳山禾园艺酒店', position = '花艺师'): LetterResult =>
  analyseLetter(
    letterInput.parse({
      ...{ today: '2026-11-28', company, position, addressee: '', jd: '', letter },
      resume: { title: '简历', language: 'zh', document: written(FLORIST) },
    }),
  );
const all = (result: LetterResult): string =>
  JSON.stringify([result.dimensions, result.findings, result.paragraphs]);
const END = '\n期待有机会面谈。';

describe('an employer addressed', () => {
  it('in a name that begins with 贵阳 is found to be another one', () => {
    const result = judged(`尊敬的贵阳湖畔锦庭酒店领导：\n您好！我应聘花艺师。${END}`);
    expect(result.findings.map(({ ruleId }) => ruleId)).toContain('focus.company.wrong');
    expect(all(result)).not.toMatch(/称呼得体|没有写单位名称/u);
  });

  it('is not said to be called properly with 你', () => {
    expect(all(judged(`尊敬的HR你好：\n我应聘花艺师。${END}`))).not.toContain('称呼得体');
  });

  it('is quoted in all words that it is called by', () => {
    expect(all(judged(`尊敬的招聘负责人：\n您好！我应聘你们的花艺师，贵公司离我家近。${END}`))).toContain(
      '只写了“你们”“贵公司”',
    );
  });
});

describe('a reason', () => {
  it('is not what the school demands of its students', () => {
    const result = judged(
      `尊敬的招聘负责人：\n您好！因为学校规定毕业前必须实习满三个月，所以我来应聘贵酒店的花艺师。${END}`,
    );
    expect(all(result)).not.toMatch(/说明了为什么|说明了动机/u);
  });
});

describe('a paragraph', () => {
  const roleOf = (text: string): string | undefined =>
    judged(`尊敬的招聘负责人：\n您好！我应聘花艺师。\n${text}${END}`).paragraphs[2]?.role;

  it.each([
    '夜班我不太方便，最好能给我安排白班，周末能休一天。',
    '花店站久了腰疼，我就想找个轻松一点的工作。',
    '节日期间能不能少排几天班？工作证明能不能按满一年开？',
    '虽然我没什么正式的工作经历，但是我学习能力强，吃苦耐劳。工资无所谓的，不给也行。',
  ])('that asks or lacks is no work for the post: %s', (text) => expect(roleOf(text)).toBe('other'));

  it('about the own thesis is work and no motive', () => {
    expect(roleOf('我的毕业论文研究切花保鲜，与贵酒店的宴会用花有直接关系。')).toBe('match');
  });
});

describe('what harms its writer', () => {
  it.each([
    ['身份证和照片我可以先发给您。', '先交证件'],
    ['培训费如果要交的话可不可以从工资里面扣？', '答应交钱'],
    ['实习证明能不能按满半年开？', '违反规定'],
  ])('is named: %s', (sentence, words) => {
    expect(all(judged(`尊敬的招聘负责人：\n您好！我应聘花艺师。\n${sentence}${END}`))).toContain(words);
  });

  it.each(['入职时我会带身份证原件办理手续。', '离职证明可以随时提供。', '我做过学员的培训费对账。'])(
    'is not seen in what is usual: %s',
    (sentence) => {
      expect(all(judged(`尊敬的招聘负责人：\n您好！我应聘花艺师。\n${sentence}${END}`))).not.toContain(
        'conduct.',
      );
    },
  );
});

it('a reason is taken over into another letter without what its writer lacks', () => {
  const { written: letter } = judged(
    `尊敬的招聘负责人：\n您好！我应聘花艺师。\n我的短板是没有独立做过婚礼花艺。贵酒店的宴会花艺一直吸引我，因为我想把四季花材用进餐桌。${END}`,
  );
  expect(letter?.text).toContain('四季花材');
  expect(letter?.text).not.toContain('短板');
});

it('work that one denies answers no keyword, and what never went wrong does', () => {
  const reasons = (sentence: string): string =>
    JSON.stringify(
      analyseLetter(
        letterInput.parse({
          ...{ today: '2026-11-28', company: '贵阳山禾园艺酒店', position: '采购员', addressee: '' },
          jd: '岗位职责：\n1. 负责花材采购、询价和供应商管理。\n2. 负责库存盘点。',
          letter: `尊敬的招聘负责人：\n您好！我应聘采购员。\n${sentence}${END}`,
          resume: { title: '简历', language: 'zh', document: written(FLORIST) },
        }),
      ).dimensions,
    );
  expect(reasons('我没有管理过供应商，每月做花束320束。')).not.toContain('“供应商”');
  expect(reasons('我负责供应商对账，没有出过差错，每月做花束320束。')).toContain('“供应商”');
});

describe('a group', () => {
  it('larger than any of the résumé is compared with it', () => {
    const text = all(judged(`尊敬的招聘负责人：\n您好！我应聘花艺师，手下管过十几个人。${END}`));
    expect(text).toContain('信里写');
    expect(text).toContain('加我一共4个人');
  });

  it('is not compared where the résumé is silent', () => {
    const silent: Written = {
      ...FLORIST,
      work: [['贵阳云朵花艺有限公司', '店长', '2021.07-2026.06', '月均花束320束']],
    };
    const result = analyseLetter(
      letterInput.parse({
        ...{ today: '2026-11-28', company: '贵阳山禾园艺酒店', position: '花艺师', addressee: '', jd: '' },
        letter: `尊敬的招聘负责人：\n您好！我应聘花艺师，手下管过十几个人。${END}`,
        resume: { title: '简历', language: 'zh', document: written(silent) },
      }),
    );
    expect(all(result)).not.toContain('简历写');
  });
});
