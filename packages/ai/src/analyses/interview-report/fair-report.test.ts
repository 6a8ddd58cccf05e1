import { type InterviewReportInput, interviewReportInput } from '@qicheng/analysis/interview-report';
import { questionOf, reported } from '#test/interview/answer-pair.js';
import { written, type Written } from '#test/resume-analysis/written-resume.js';
import { reportInterview } from './report-interview.js';

const STATEMENTS = [
  '负责生鲜区的订货、陈列和损耗管理，损耗率由9.2%降到5.1%（2024年一季度对比2025年一季度）',
  '负责门店公众号，两年发布推文180篇，粉丝由800涨到5200',
  '组织顾客满意度调查，回收有效问卷412份',
];
const RESUME: Written = {
  school: ['临江学院', '市场营销', '2010.09-2014.06'],
  work: [
    ['临江市宏达超市', '门店主管', '2023.03-2026.06', ...STATEMENTS],
    ['临江市康乐超市', '理货员', '2014.05-2019.08', '负责日配区的理货和临期检查'],
  ],
};

function inputOf(bankId: string, text: string, at?: number): InterviewReportInput {
  const anchor =
    at === undefined ? {} : { anchor: { pointer: `/work/0/highlights/${at}`, quote: STATEMENTS[at] ?? '' } };
  const input = reported([[questionOf(bankId, anchor), text]], { position: '生鲜主管' });
  return interviewReportInput.parse({ ...input, resume: { ...input.resume, document: written(RESUME) } });
}
const report = (bankId: string, text: string, at?: number) => reportInterview(inputOf(bankId, text, at));

describe('an answer that is a sentence of the résumé', () => {
  const { questions, nextDrills } = report(
    'ex-figure-how',
    '负责生鲜区的订货、陈列和损耗管理，损耗率由9.2%降到5.1%（2024年一季度对比2025年一季度）。',
    0,
  );
  it('is named, and gets neither praise nor most of the points', () => {
    expect(questions[0]?.diagnosis).toEqual([expect.stringContaining('这是简历里的原话')]);
    expect(questions[0]?.hitPoints).toEqual([]);
    expect(questions[0]?.score).toBeLessThan(60);
    expect(nextDrills[0]?.focus).toBe('经历');
  });

  it('is not one that tells the steps in own words', () => {
    const expectedText = report(
      'ex-figure-how',
      '损耗率由9.2%降到5.1%，主要靠两步：我先把叶菜改成一天两次到货，再按前三周同一天的销量订货，剩下的下午五点打折。',
      0,
    );
    expect(expectedText.questions[0]?.diagnosis.join('')).not.toContain('原话');
    expect(expectedText.questions[0]?.score).toBeGreaterThan(70);
  });
});

describe('the time that somebody has worked', () => {
  it.each([
    ['我从2014年到现在一直在做超市，没有断过。', /2019 年 8 月到 2023 年 3 月/u],
    ['我在超市行业有15年经验，理货、订货都做过。', /合计 8\.\d 年/u],
  ])('is compared with the dates of the résumé: %s', (text, expectedText) => {
    const { inconsistencies, questions } = report('hr-intro', text);
    expect(inconsistencies.map(({ resume }) => resume)).toEqual([expect.stringMatching(expectedText)]);
    expect(questions[0]?.improvedAnswer).toBe('');
  });

  it.each([
    '我在超市做了八年多，中间有三年在家照顾老人，2023年回到门店。',
    '带我的师傅有二十年经验，教了我怎么看叶菜的新鲜度。',
    '台风那几天生鲜没有断过货，我每天四点去市场。',
  ])('agrees with them: %s', (text) => {
    expect(report('hr-intro', text).inconsistencies).toEqual([]);
  });
});

describe('a new detail of a true story', () => {
  it('is not a claim beyond the résumé', () => {
    const { questions, toCheck } = report(
      'ex-mistake',
      '刚开始我只发特价，没人看。后来我改成每天早上拍到货的菜，教大家怎么挑，第三周有一条到了15万阅读，粉丝就涨起来了。',
      1,
    );
    expect(toCheck.filter(({ kind }) => kind === 'claim')).toEqual([]);
    expect(questions[0]?.score).toBeGreaterThan(60);
  });

  it('is not a contradiction where the answer tells how its figures become that of the résumé', () => {
    const { inconsistencies } = report(
      'ex-role',
      '问卷是我设计的，三个理货员帮着发，一共回收450份，剔了38份没填完的。',
      2,
    );
    expect(inconsistencies).toEqual([]);
  });

  it('is still a contradiction where it does not', () => {
    const { inconsistencies } = report(
      'ex-role',
      '问卷是我设计的，三个理货员帮着发，一共回收有效问卷650份。',
      2,
    );
    expect(inconsistencies).toHaveLength(1);
  });
});

describe('what an interviewer hears between the words', () => {
  it.each([
    '我打算先干一年，然后去考研，考不上就继续干着。',
    '先在店里做两年，再回老家自己开店。',
    '我现在边上班边考公，这边先做着。',
  ])('is that somebody will not stay: %s', (text) => {
    expect(report('hr-career-3y', text).questions[0]?.diagnosis[0]).toContain('待不久');
  });

  it.each([
    '先干一年把订货和损耗做熟，再考一个食品安全管理员证，第三年带两个新人。',
    '第一年先做两个月理货，然后接生鲜订货，第二年独立负责一个区。',
  ])('is a plan: %s', (text) => {
    expect(report('hr-career-3y', text).questions[0]?.diagnosis.join('')).not.toContain('待不久');
  });

  it('is preparation where the rest of the answer shows it', () => {
    const prepared = report(
      'hr-why-company',
      '我看了你们的招聘，生鲜区有一百二十平，叶菜自己订货，和我现在管的区差不多。其他的不太了解，想问问损耗现在是几个点。',
    );
    expect(prepared.questions[0]?.diagnosis.join('')).not.toContain('没有准备');
    expect(prepared.readiness?.why ?? '').not.toContain('对自己不利');
  });

  it.each(['不太了解，没来得及看。', '贵公司平台大，待遇好，我一直很想来，具体做什么不太了解。'])(
    'is not a preparation where it does not: %s',
    (text) => {
      expect(report('hr-why-company', text).questions[0]?.diagnosis[0]).toContain('没有准备');
    },
  );
});

it('an answer without an occasion is to be given again with one', () => {
  const { nextDrills } = report(
    'ex-difficulty',
    '每次都很顺利，没有什么难办的，大家配合得都很好，只要用心就能做好。',
    0,
  );
  expect(nextDrills[0]?.focus).toBe('经历');
});
