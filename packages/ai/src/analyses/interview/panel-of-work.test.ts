import { interviewInput } from '@qicheng/analysis/interview';
import { questionOf, reported } from '#test/interview/answer-pair.js';
import { written } from '#test/resume-analysis/written-resume.js';
import { boastsIn } from '../interview-report/boasts.js';
import { reportInterview } from '../interview-report/report-interview.js';
import { questionsOfRound } from './bank.js';
import { placesOf } from './places.js';
import { predictInterview } from './predict.js';

const asked = (round: 'structured' | 'group', position: string, employer: string) =>
  questionsOfRound(round, false, { position, employer });

it.each([
  ['炊事员', '柳河镇中心小学'],
  ['保洁员', '江城市图书馆'],
  ['后勤工勤', '清河县中医院'],
])(
  'a panel asks a %s of %s about people and rules, not about policies and campaigns',
  (position, employer) => {
    const questions = asked('structured', position, employer);
    expect(questions.map(({ text }) => text).join('')).not.toMatch(
      /夜经济|调研|宣讲|防诈骗|处处留痕|演讲|艰苦/u,
    );
    expect(questions.length).toBeGreaterThanOrEqual(5);
  },
);

it('a panel for manual work goes on with the duties of the posting', () => {
  const { questions } = predictInterview(
    interviewInput.parse({
      resume: {
        ...{ title: '简历', language: 'zh' },
        document: written({
          name: '林岚',
          work: [['江城货运站', '货车司机', '2019.03-2026.06', '跑省内长途']],
        }),
      },
      ...{ position: '货车司机', company: '清河县中医院', round: 'structured', count: 10 },
      jd: '岗位职责：1、驾驶货车运送被服和耗材；2、出车前检查车况并登记；3、协助装卸。',
    }),
  );
  expect(questions.length).toBe(10);
  expect(questions.filter(({ bankId }) => /^(?:driver-|requirement-)/u.test(bankId)).length).toBeGreaterThan(
    2,
  );
});

it('a panel of a public office still asks about policies', () => {
  expect(asked('structured', '科员', '柳河镇人民政府').map(({ id }) => id)).toContain('st-analysis-night');
});

it('a discussion has topics of the field or of any post', () => {
  const ids = (position: string, employer: string) => asked('group', position, employer).map(({ id }) => id);
  expect(ids('审计助理', '江城会计师事务所')).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/newproduct|complaint|rural/u)]),
  );
  expect(ids('品牌专员', '江城食品公司')).toContain('gd-newproduct');
  expect(ids('审计助理', '江城会计师事务所').length).toBeGreaterThanOrEqual(9);
});

it('time of preparation for an exam is no place with an ordinary day', () => {
  const document = written({ name: '林岚', work: [['备考教师编', '', '2025.09-2026.06', '']] });
  expect(placesOf(document).filter(({ kind }) => kind === 'entry')).toEqual([]);
});

describe('a boast', () => {
  it.each([
    '全厂没有谁比我更懂锅炉。',
    '量体裁衣我闭眼都行，裁缝铺的老板都不如我。',
    '同班里我没有对手。',
    '客人都说我是最好的裁缝。',
  ])('is found: %s', (text) => {
    expect(boastsIn(text)).not.toEqual([]);
  });
  it.each(['我怕做得不如别人，就多练。', '没有经验的人来了，我比他们还着急。'])(
    'is not found: %s',
    (text) => {
      expect(boastsIn(text)).toEqual([]);
    },
  );
});

it('an answer without a plan is told so, not that there was no other place to go', () => {
  const text = '没想过，先做着再看吧，过几年家里怎么样也难说。';
  const { diagnosis } = reportInterview(reported([[questionOf('hr-career-3y'), text]])).questions[0]!;
  expect(diagnosis.join('')).not.toContain('别的去处');
});
