import { written } from '#test/resume-analysis/written-resume.js';
import { actionsOf } from './actions.js';
import { proofPoints } from './proof-points.js';
import { readResume } from './read-resume.js';
import { sentenceAbout } from './statement-sentences.js';

type Resume = Parameters<typeof written>[0];
const textsOf = (resume: Resume): string[] =>
  actionsOf(readResume(written(resume)).statements).map(({ statement }) => statement.text);

it('the sentences of a chat are actions of their own, in written words', () => {
  const line = '手底下带12个工人，排产、派工都是我。返工率以前是6%左右，我改成首件三检，现在压到2%。';
  expect(textsOf({ work: [['云湖五金厂', '班组长', '2020.03-', line]] })).toEqual([
    '带领12个工人，负责排产、派工',
    '改成首件三检，把返工率从6%左右压到2%',
  ]);
});

it('what others did as well is not made the candidate’s own', () => {
  const line = '我们组做了巡检表，故障以前每月9起，现在3起。';
  expect(textsOf({ work: [['云湖五金厂', '电工', '2020.03-', line]] })[0]).toContain('我们');
});

it('a result of a project is stated with the action before it, and the project by its own name', () => {
  const document = written({
    projects: [
      [
        '桑叶茶杀青工艺改进',
        '负责人',
        '2025.03-2025.12',
        '用正交试验比较 9 组杀青温度',
        '叶绿素保留率提高 18%',
      ],
    ],
  });
  const [point] = proofPoints(readResume(document), []);
  expect(sentenceAbout(point!)).toBe(
    '我在“桑叶茶杀青工艺改进”项目中担任负责人，用正交试验比较 9 组杀青温度，叶绿素保留率提高 18%。',
  );
  expect(point!.furtherEvidence.map(({ quote }) => quote)).toEqual(['叶绿素保留率提高 18%']);
});

it('a job of the same occupation comes before an older one of another trade', () => {
  const document = written({
    work: [
      ['江城云食餐饮', '厨师长', '2021.03-', '负责后厨排班和出品'],
      ['江城服装城', '销售', '2012.03-2016.05', '卖出女装 300 件'],
    ],
  });
  const [first] = proofPoints(readResume(document), [], [], { post: '厨师长' });
  expect(first!.place).toBe('江城云食餐饮');
});

it('a project that is named by its programme is called by its subject', () => {
  const document = written({
    projects: [
      [
        '省级大学生创新训练项目',
        '成员',
        '2025.03-2025.12',
        '稻壳灰透水砖制备研究',
        '测量 3 种配比的渗透系数，做出试块 24 块',
      ],
    ],
  });
  const points = proofPoints(readResume(document), []);
  expect(points.map(({ place, statement }) => [place, statement.text])).toEqual([
    ['稻壳灰透水砖制备研究', '测量 3 种配比的渗透系数，做出试块 24 块'],
  ]);
});

it('an old job is stated with its years', () => {
  const document = written({
    work: [['云湖商贸', '会计', '2016.03-2019.05', '整理往来账，清回货款 36 万元']],
  });
  const [point] = proofPoints(readResume(document), []);
  expect(sentenceAbout(point!)).toBe('我 2016–2019 年在云湖商贸任会计期间，整理往来账，清回货款 36 万元。');
  expect(sentenceAbout({ ...point!, place: '' })).toBe(
    '我 2016–2019 年任会计时，整理往来账，清回货款 36 万元。',
  );
});

it.each([
  ['给 3 台空压机换密封件，把保养周期由 60 天改为 30 天；5 月后同类故障由每月 8 起降到 2 起', 1],
  ['调整班车线路和发车时间；次月投诉由每月 30 件减到 9 件', 1],
  ['整理合同台账 300 份；8 月后负责开票，每月 120 张', 2],
])('a result that refers to the clause before it stays with it: %s', (line, count) =>
  expect(textsOf({ work: [['云湖五金厂', '专员', '2020.03-', line]] })).toHaveLength(count),
);
