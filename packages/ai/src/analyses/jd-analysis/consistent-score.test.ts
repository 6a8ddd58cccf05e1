import type { JdAnalysisResult } from '@qicheng/analysis/jd-analysis';
import { snapshotOf } from '#test/jd/a-resume.js';
import type { Written } from '#test/resume-analysis/written-resume.js';
import { analyseJd } from './analyse.js';

const POSTING = `数据分析师（校招）
岗位职责
1. 负责业务数据的监控和分析；
2. 搭建数据报表，支持业务决策。
任职要求
1. 统计学、数学、计算机等相关专业，本科及以上学历；
2. 熟练使用 Python；
3. 有实习经历者优先。
`;
const STUDENT: Written = {
  position: '数据分析',
  school: ['江城大学', '应用统计学', '2023.09-2027.06'],
  internships: [
    ['青禾油田数据研究院', '数据员', '2026.07-2026.09', '编写 Python 脚本 12 个，每天节省 2 小时'],
  ],
  change: (tailoredDocument) => ({
    ...tailoredDocument,
    education: tailoredDocument.education.map(({ degreeLevel: _level, degreeName: _name, ...rest }) => rest),
  }),
};
const analysed = (text: string, resume: Written = STUDENT): JdAnalysisResult =>
  analyseJd({ text, month: '2026-11', resume: snapshotOf(resume) });
const scoreOf = ({ dimensions }: JdAnalysisResult, key: string) =>
  dimensions.find((each) => each.key === key);

describe('a well-structured posting', () => {
  const result = analysed(POSTING);
  const rowOf = (part: string) => result.matrix.find(({ text }) => text.includes(part));

  it('keeps every duty, even one of general words', () => {
    expect(
      result.matrix.filter(({ level }) => level === 'duty').map(({ text, state }) => [text, state]),
    ).toEqual([
      ['负责业务数据的监控和分析', '待确认'],
      ['搭建数据报表，支持业务决策', '待确认'],
    ]);
    expect(JSON.stringify(result)).not.toContain('简历没有写到财务报表');
  });

  it('accepts an internship with a period as the required internship', () => {
    expect(rowOf('有实习经历者')).toMatchObject({ state: '直接', value: 1 });
    const { internships: _omitted, ...without } = STUDENT;
    expect(analysed(POSTING, without).matrix.find(({ text }) => text.includes('实习经历'))?.state).toBe(
      '未体现',
    );
  });

  it('lists a word of the job intention neither as present nor as missing, because a preference shows neither', () => {
    expect(result.keywords.filter(({ word }) => word === '数据分析')).toEqual([]);
    const [row] = analysed(`${POSTING}4. 熟悉数据分析。`).matrix.filter(({ text }) =>
      text.includes('熟悉数据分析'),
    );
    expect(row).toMatchObject({ state: '未体现', reason: '只在求职意向中写到“数据分析”，没有经历佐证' });
  });

  it('counts an unconfirmed requirement half, with the rest as its gain', () => {
    expect(result.coverage.must).toEqual({ covered: 2, total: 3 });
    const must = scoreOf(result, 'must');
    expect(must?.score).toBe(83.3);
    const gains = result.findings.filter(({ id }) => id.startsWith('row:jd:must'));
    expect(gains).toHaveLength(1);
    expect(gains[0]?.gain).toBeCloseTo(((100 - 83.3) * (must?.weight ?? 0)) / 100, 0);
  });

  it('counts every row that is shown, and does not score what no résumé shows', () => {
    const more = analysed(`${POSTING}4. 能接受出差；\n5. 有责任心。`);
    expect(more.coverage.must.total).toBe(5);
    const { contributions = [], ...rest } = scoreOf(more, 'must') ?? {};
    const own = contributions.at(-1);
    expect({ ...rest, contributions: contributions.slice(0, -1) }).toEqual(scoreOf(result, 'must'));
    expect(own).toMatchObject({
      points: 0,
      reason: '“能接受出差”、“有责任心”：这类条件不计分，由您自己确认',
    });
  });

  it('says that no pay is stated, without a quotation', () => {
    expect(result.risks.map(({ id, sentence, why }) => [id, sentence, why])).toEqual([
      ['pay.none', '', '全文没有写薪资。'],
    ]);
  });
});
