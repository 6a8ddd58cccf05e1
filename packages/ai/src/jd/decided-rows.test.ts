import { openRequirementsOf } from '@qicheng/analysis/open-requirements';
import { snapshotOf } from '#test/jd/a-resume.js';
import type { Written } from '#test/resume-analysis/written-resume.js';
import { analyseJd } from '../analyses/jd-analysis/analyse.js';

const resultOf = (text: string, resume: Written) =>
  analyseJd({ text, month: '2026-11', resume: snapshotOf(resume) });
const DYER: Written = {
  position: '染色技术员',
  school: ['江城纺织职业学院', '染整技术', '2015.09-2018.06'],
  work: [['青禾印染厂', '染色技术员', '2018.07-', '核对染色工艺卡 900 张，返染率由 7% 降到 3%']],
};

describe('the duties of a posting', () => {
  const posting =
    '染色技术员\n岗位职责：\n1、核对染色工艺卡；\n2、组织夜班安全演练；\n3、走访下游服装厂；\n任职要求：\n1、大专及以上学历；';
  const result = resultOf(posting, DYER);

  it('are shown as proved only with an action that does the same thing', () => {
    const rows = result.matrix.filter(({ level }) => level === 'duty');
    expect(rows.map(({ text, state }) => [text, state])).toEqual([['核对染色工艺卡', '直接']]);
    expect(rows[0]?.atoms[0]?.quote).toContain('核对染色工艺卡');
  });

  it('cost no points, make no finding and are otherwise one list', () => {
    expect(result.dimensions.map(({ key }) => key)).not.toContain('duties');
    expect(result.findings.filter(({ issue }) => /演练|走访/u.test(issue))).toEqual([]);
    expect(openRequirementsOf(result).duty).toEqual(['组织夜班安全演练', '走访下游服装厂']);
  });
});

describe('a required condition', () => {
  const rowsOf = (line: string, resume = DYER) =>
    resultOf(`染色技术员\n任职要求：\n1、${line}；`, resume).matrix.map(({ text, state }) => [text, state]);

  it.each(['熟悉活性染料配色', '有涂料印花经验', '熟悉GB18401纺织品安全标准', '具有本市户籍'])(
    'that may be told in other words is left to the reader: %s',
    (line) => {
      expect(rowsOf(line)).toEqual([]);
    },
  );

  it('that names a tool is missing where the name is nowhere', () => {
    expect(rowsOf('会用Datacolor')).toEqual([['会用Datacolor', '未体现']]);
  });

  it('of years in another trade fails nobody and is one question at the end', () => {
    const result = resultOf('验布员\n任职要求：\n1、3年以上坯布检验经验；\n2、大专及以上学历；', DYER);
    expect(result.gate.checks.map(({ label }) => label)).toEqual(['学历']);
    expect(result.gate.state).toBe('unknown');
    expect(result.findings.filter(({ ruleId }) => ruleId.startsWith('jd.fact'))).toEqual([]);
    expect(result.questions.at(-1)).toBe('“3年以上坯布检验经验”按什么算，我的情况符合吗？');
  });
});

describe('a clause of which one part suffices', () => {
  it('is met by any part', () => {
    const result = resultOf(
      '护林员\n任职要求：\n1、高中及以上学历；\n2、中共党员或持有森林消防员证书的优先；',
      {
        ...DYER,
        change: (document) => ({
          ...document,
          basics: { ...document.basics, politicalStatus: { code: '01' } },
        }),
      },
    );
    const plus = result.matrix.filter(({ level }) => level === 'plus');
    expect(plus.map(({ state }) => state)).not.toContain('未体现');
  });
});

it('fluency in reading and writing is shown by a mark', () => {
  const { matrix } = resultOf('单证员\n任职要求：\n1、英语六级，读写流利；', {
    ...DYER,
    languages: [['英语', 'CET-6', '520']],
  });
  expect(matrix[0]?.state).toBe('直接');
});
