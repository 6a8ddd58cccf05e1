import type { JdAnalysisResult } from '@qicheng/analysis/jd-analysis';
import { openRequirementsOf } from '@qicheng/analysis/open-requirements';
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

  it('leaves duties that no action surely does to the reader', () => {
    expect(result.matrix.filter(({ level }) => level === 'duty')).toEqual([]);
    expect(openRequirementsOf(result).duty).toEqual([
      '负责业务数据的监控和分析',
      '搭建数据报表，支持业务决策',
    ]);
    expect(JSON.stringify(result)).not.toContain('简历没有写到财务报表');
  });

  it('accepts an internship with a period as the required internship', () => {
    expect(rowOf('有实习经历者')).toMatchObject({ state: '直接', value: 1 });
  });

  it('lists a word of the job intention neither as present nor as missing, because a preference shows neither', () => {
    expect(result.keywords.filter(({ word }) => word === '数据分析')).toEqual([]);
    const more = analysed(`${POSTING}4. 熟悉数据分析。`);
    expect(more.matrix.filter(({ text }) => text.includes('熟悉数据分析'))).toEqual([]);
    expect(openRequirementsOf(more).must).toContain('熟悉数据分析');
  });

  it('counts the compared requirements alone, and says how many they are', () => {
    expect(result.coverage.must).toEqual({ covered: 2, total: 3 });
    expect(scoreOf(result, 'must')?.score).toBe(100);
    expect(result.findings.filter(({ id }) => id.startsWith('row:jd:must'))).toEqual([]);
    expect(result.notes).toContain('总分按对照得出的必备要求计算：3 条中的 2 条。');
  });

  it('says on how few of the required conditions a total rests', () => {
    const open = analysed(`${POSTING}4. 熟悉海关归类；\n5. 熟悉保险理赔；\n6. 熟悉供应链金融。`);
    expect(open.overall).not.toBeNull();
    expect(open.notes).toContain('总分按对照得出的必备要求计算：6 条中的 2 条。');
  });

  it('has no total if nothing in the posting could be compared', () => {
    const open = analysed('报关员\n任职要求\n1. 熟悉海关归类；\n2. 熟悉保险理赔。');
    expect(open.overall).toBeNull();
    expect(open.notes).toContain('能对照的内容不够（必备要求 2 条，对照得出 0 条），不给总分。');
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
