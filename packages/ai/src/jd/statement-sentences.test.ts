import { written } from '#test/resume-analysis/written-resume.js';
import { findJobRisks } from './find-risks.js';
import { parseJobDescription } from './parse.js';
import { personOf } from './person.js';
import { proofPoints } from './proof-points.js';
import { majorsIn } from './read-majors.js';
import { readResume } from './read-resume.js';
import { sentenceAbout } from './statement-sentences.js';

const STATEMENT = '用 wrk 压测接口，P99 由 320ms 降到 85ms';
const period = '2020.03-2021.05';

describe('an action with its place', () => {
  const project = (role: string) => {
    const document = written({ projects: [['运单服务拆分', role, period, STATEMENT]] });
    return sentenceAbout(proofPoints(readResume(document), [])[0]!);
  };

  it.each([
    ['负责人', `我在“运单服务拆分”项目中担任负责人，${STATEMENT}。`],
    ['后端开发', `我在“运单服务拆分”项目中负责后端开发，${STATEMENT}。`],
    ['服务', `我在“运单服务拆分”项目中，${STATEMENT}。`],
    ['', `我在“运单服务拆分”项目中，${STATEMENT}。`],
  ])('in the role %s', (role, text) => expect(project(role)).toBe(text));

  it.each([
    ['园林局“口袋绿地”改造项目', '我在“园林局‘口袋绿地’改造项目”中，'],
    ['省级创新训练项目“桑叶茶保鲜”', '我在“省级创新训练项目‘桑叶茶保鲜’”中，'],
    ['项目管理系统', '我在“项目管理系统”项目中，'],
  ])('with the name %s has neither quotation marks in the same ones nor its kind twice', (name, text) => {
    const document = written({ projects: [[name, '', period, STATEMENT]] });
    expect(sentenceAbout(proofPoints(readResume(document), [])[0]!)).toBe(`${text}${STATEMENT}。`);
  });

  it('does not end in an amount that hangs loose', () => {
    const document = written({
      work: [['江城档案馆', '档案整理员', period, '协助整理旧档案，负责编号、装盒，大概300多盒']],
    });
    expect(sentenceAbout(proofPoints(readResume(document), [])[0]!)).toContain('装盒，共300多盒。');
  });

  it('has no person as the subject of a measure of a year', () => {
    const telling = (line: string): string => {
      const document = written({ work: [['江城百货', '店长', period, line]] });
      return sentenceAbout({ ...proofPoints(readResume(document), [])[0]!, place: '', years: '' });
    };
    expect(telling('2020年平均坪效额由310元提到365元，退货率由4%降到2%')).toMatch(/^2020年平均/u);
    expect(telling('2020年重排货架，退货率由4%降到2%')).toMatch(/^我2020年重排/u);
  });

  it('names a job that is not an office', () => {
    const document = written({ work: [['江城百货', '销售', period, STATEMENT]] });
    expect(sentenceAbout(proofPoints(readResume(document), [])[0]!)).toBe(
      `我 2020–2021 年在江城百货做销售期间，${STATEMENT}。`,
    );
  });
});

describe('a line without a verb at its beginning', () => {
  const LINES = [
    '2022年1860万，2023年2540万，完成率分别为103%、112%',
    '开发时长平均由9个月缩短到6个月',
    '团队8人，经销商14家',
  ];
  const tellings = (at: number) => {
    const document = written({ work: [['云湖医疗', '省区经理', '2021.05-', ...LINES]] });
    const points = proofPoints(readResume(document), []);
    const point = points.find(({ statement }) => statement.text === LINES[at])!;
    return [
      sentenceAbout(point),
      sentenceAbout(
        point,
        points.find((each) => each !== point),
      ),
    ];
  };

  it.each([
    [0, `我在云湖医疗任省区经理，各年业绩为：${LINES[0]}。`, `各年业绩为：${LINES[0]}。`],
    [1, `我在云湖医疗任省区经理期间，把${LINES[1]}。`, `我还把${LINES[1]}。`],
    [2, `我在云湖医疗任省区经理，${LINES[2]}。`, `另外，${LINES[2]}。`],
  ])('keeps its subject and is not a list: %s', (at, first, next) => {
    expect(tellings(at)).toEqual([first, next]);
  });
});

describe('the introduction', () => {
  it('is the current employment if there is one', () => {
    const document = written({
      school: ['江城大学', '软件工程', '2011.09-2015.06'],
      work: [
        ['青禾科技', '开发工程师', '2015.07-2019.08', STATEMENT],
        ['云湖科技', '架构师', '2019.09-', STATEMENT],
      ],
    });
    expect(personOf(document).introduction).toBe('现任云湖科技架构师，江城大学软件工程专业本科');
  });

  it('has placeholders for missing facts only', () => {
    const { education, ...rest } = written({ school: ['', '软件工程', '2022.09-2026.06'] });
    expect(personOf({ education, ...rest }).introduction).toBe('【待补充：学校】 2026 届软件工程专业本科生');
    expect(personOf({ ...rest, education: [] }).introduction).toBe('【待补充：学校、专业与学历】');
  });
});

it('quotes only the clause of a long sentence that contains the risk', () => {
  const text =
    '急招后端开发，我们用Go语言做配送调度系统，日单量两百万，你要负责调度引擎的接口开发和压测，参与线上值班和故障复盘，入职需交服装押金500元，希望本科计算机相关专业。';
  const deposit = findJobRisks(text, parseJobDescription(text)).find(({ kind }) => kind === 'deposit');
  expect(deposit?.sentence).toBe('入职需交服装押金500元');
});

it('subjects are read without the words around them', () => {
  expect(majorsIn('希望本科计算机相关专业')).toEqual(['计算机']);
  expect(majorsIn('最好是统招本科会计、财务管理专业')).toEqual(['会计', '财务管理']);
});

describe('a line of the résumé in a sentence', () => {
  const sentenceOf = (line: string) => {
    const document = written({ work: [['江城建设', '施工员', '2021.05-', line]] });
    const [point] = proofPoints(readResume(document), []);
    return point && sentenceAbout(point);
  };

  it.each([
    [
      '现在主体封顶了,负责2号楼进度、班组协调,验收一次合格率100%',
      '期间，负责2号楼进度、班组协调，验收一次合格率100%。',
    ],
    ['2024年3次月度销售冠军', '，2024年3次获月度销售冠军。'],
    ['预检分诊,日均接诊180人次', '期间，负责预检分诊，日均接诊180人次。'],
    ['核对往来1,200笔,差错0笔', '核对往来1,200笔，差错0笔。'],
  ])('has full-width commas and fits: %s', (line, sentence) => {
    expect(sentenceOf(line)).toContain(sentence);
  });

  it('begins with its own action, also if that has its own 我 after a half-width comma', () => {
    expect(sentenceOf('项目是那边一个小区,12栋楼,我负责放线和验收')).toBe(
      '我在江城建设任施工员期间，负责放线和验收。',
    );
  });
});
