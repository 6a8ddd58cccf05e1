import type { LetterFinding, LetterInput } from '@qicheng/analysis/cover-letter';
import { letterInput } from '#test/cover-letter/letter-pair.js';
import type { Written } from '#test/resume-analysis/written-resume.js';
import { analyseLetter } from './analyse.js';

const WAREHOUSE: Written = {
  position: '仓储主管',
  school: ['山东交通学院', '物流管理', '2014.09-2018.06'],
  work: [
    [
      '济南顺和供应链有限公司 Jinan Shunhe Supply Chain Co., Ltd.',
      '仓库组长 Warehouse Team Leader',
      '2019.03-',
      '手下带6个人，负责收货、上架和盘点',
      '整理退货台账约40份，盘点差异率由1.2%降到0.3%',
    ],
  ],
  change: (document) => ({
    ...document,
    education: document.education.map((item) => ({ ...item, rank: { position: 18, total: 96 } })),
    languages: [{ id: 'l1', name: { zh: '德语' }, score: 'A2' }],
  }),
};
const COMPANY = '青岛海丰冷链物流有限公司';
const inputFor = (letter: string, more: Partial<LetterInput> = {}): LetterInput => ({
  ...letterInput('', WAREHOUSE),
  company: COMPANY,
  position: '仓储主管',
  letter,
  ...more,
});
const findings = (letter: string): LetterFinding[] => [...analyseLetter(inputFor(letter)).findings];
const issues = (letter: string): string[] => findings(letter).map(({ issue }) => issue);

describe('statements that the résumé has otherwise', () => {
  const LETTER = `尊敬的${COMPANY}招聘负责人：
我应聘仓储主管。我是山东大学物流管理专业硕士，专业排名第一，德语C1。
我带领20人的团队，整理退货台账400份。
期待当面沟通，电话 13800000021。
此致
敬礼
林知远`;

  it('are named with both sides, and are urgent', () => {
    const contrary = findings(LETTER).filter(({ issue }) => issue.startsWith('信里写'));
    expect(contrary.map(({ issue }) => issue)).toEqual(
      expect.arrayContaining([
        '信里写“硕士”，简历写“本科”',
        '信里写“山东大学”，简历写“山东交通学院”',
        '信里写“专业排名第一”，简历写“排名 18/96”',
        '信里写“德语C1”，简历写“德语 A2”',
        '信里写“我带领20人的团队”，简历写“手下带6个人”',
        '信里写“整理退货台账400份”，简历写“整理退货台账约40份”',
      ]),
    );
    expect(new Set(contrary.map(({ severity }) => severity))).toEqual(new Set(['urgent']));
  });

  it('limit the score, without a count of what may not be all', () => {
    expect(analyseLetter(inputFor(LETTER)).notes[0]).toMatch(/^原信有与简历不符.*最高按 15 分计/u);
  });

  it('are not figures of another thing', () => {
    expect(
      issues(
        `尊敬的${COMPANY}：\n我应聘仓储主管。我整理退货台账约40份，盘点差异率由1.2%降到0.3%，另外写过入库单30份。`,
      ).filter((issue) => issue.startsWith('信里写')),
    ).toEqual([]);
  });

  it('are neither the present employer by its Chinese name nor an exam that was passed in words', () => {
    const found = issues(
      `尊敬的${COMPANY}招聘负责人：\n我应聘仓储主管。我在济南顺和供应链有限公司任仓库组长，手下带6个人。`,
    );
    expect(found.filter((issue) => /简历里没有|信里写/u.test(issue))).toEqual([]);
  });
});

describe('a letter to another employer', () => {
  const LETTER = `尊敬的威海恒远仓储有限公司人事部：
您好！我应聘贵公司的运输主管岗位，我任仓储主管多年，手下带6个人。恒远仓储的管理水平一直吸引着我，希望加入恒远仓储。
林知远`;

  it('is corrected to the full name once, without a doubled legal form', () => {
    const [salutation, ...others] = findings(LETTER).filter(({ paragraph }) => paragraph === 0);
    expect(salutation?.after).toBe(`尊敬的${COMPANY}人事部：`);
    expect(others).toEqual([]);
  });

  it('is corrected whole where a trade is between its name and its legal form', () => {
    const [salutation] = findings(
      '威海凌科汽车部件有限公司：\n您好！我想应聘仓储主管，手下带6个人。\n林知远',
    );
    expect(salutation?.after).toBe(`${COMPANY}：`);
  });

  it('has a wrong post although the right one is named as a post held, and no correction by names', () => {
    const found = findings(LETTER).filter(({ paragraph }) => paragraph === 1);
    expect(found.map(({ issue }) => issue)).toContain('岗位写成了“运输主管”');
    expect(found.filter(({ after }) => after !== undefined)).toEqual([]);
  });

  it('is not praised for its motive', () => {
    const reasons = analyseLetter(inputFor(LETTER)).dimensions.flatMap((each) => JSON.stringify(each));
    expect(reasons.join('')).not.toMatch(/说明了为什么|说明了动机|短而具体/u);
  });

  it('names a post applied for in a preference, which is not a post held', () => {
    const found = issues(
      `尊敬的${COMPANY}招聘负责人：\n我在济南顺和供应链有限公司任仓库组长，手下带6个人。希望能加入海丰冷链，担任仓储经理。`,
    );
    expect(found).toContain('岗位写成了“仓储经理”');
    expect(found.join('')).not.toContain('这项职务');
  });
});

describe('a letter that says nothing', () => {
  const LETTER = `尊敬的公司领导：
感谢您阅读我的求职信。我性格开朗，能吃苦，善于沟通，做事认真负责。本人热爱物流事业，拥有丰富的实践经验和良好的职业操守。
此致
敬礼`;
  const reasons = analyseLetter(inputFor(LETTER))
    .dimensions.map((each) => JSON.stringify(each))
    .join('');

  it('is not praised for what it does not have', () => {
    expect(reasons).not.toMatch(/做过的事|有关的经历|说明了应聘什么|说明了自己是谁|提出了下一步|回应了要求/u);
  });

  it('has a general salutation, not a wrong one', () => {
    expect(issues(LETTER).join('')).not.toContain('与收信人不符');
  });
});

describe('a letter in English with the Chinese name of the employer', () => {
  const LETTER = `Dear Hiring Manager,
I am writing to apply for the position of Warehouse Supervisor at Qingdao Haifeng Cold Chain Logistics (${COMPANY}).
For the past six years I have led a team of six people in Jinan, and cut the stock difference from 1.2% to 0.3%.
I would welcome the chance to talk. I can be reached at 13800000021.
Sincerely,
Lin Zhiyuan`;

  it('is counted in words', () => {
    const result = JSON.stringify(analyseLetter(inputFor(LETTER)));
    expect(result).toMatch(/正文 \d{2} 个词/u);
    expect(result).not.toContain('一句话有');
  });
});

it('says that a lack was mended in the next sentence', () => {
  const { paragraphs } = analyseLetter(
    inputFor(
      `尊敬的${COMPANY}招聘负责人：\n我应聘仓储主管，现在济南顺和供应链有限公司任仓库组长，手下带6个人。\n我没有做过冷库管理。为此我报了冷链仓储的培训班，入职后会跟着师傅学起来。`,
    ),
  );
  expect(JSON.stringify(paragraphs)).toContain('也说了怎么补，可信');
});
