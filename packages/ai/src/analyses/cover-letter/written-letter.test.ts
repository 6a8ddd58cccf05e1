import { letterInput } from '@qicheng/analysis/cover-letter';
import { written } from '#test/resume-analysis/written-resume.js';
import { analyseLetter } from './analyse.js';

const STRONG = [
  '用 SQL 与 Python 搭建留存看板，周报耗时由 6 小时降至 1 小时',
  '清洗 30 万条订单数据，差错率下降 40%',
];
const WEAK = '协助做了一些数据清洗的工作，参与用户流失分析';

const letterOf = (position: string, statements: readonly string[]) => {
  const document = written({
    school: ['江城科技大学', '数据科学与大数据技术', '2022.09-2026.06'],
    internships: [['云帆数据技术有限公司', '数据分析实习生', '2025.06-2025.09', ...statements]],
    projects: [['校园二手平台', '', '2025.01-2025.03', '用 Python 分析 2 万条交易，成交率提升 12%']],
  });
  return analyseLetter(
    letterInput.parse({
      ...{ today: '2026-11-23', company: '示例科技有限公司', position, letter: '', addressee: '', jd: '' },
      resume: { title: '简历', language: 'zh', document },
    }),
  );
};

describe('a letter that is written', () => {
  it('names an employer once, and leaves a weak statement out', () => {
    const { written: letter } = letterOf('数据分析师', [...STRONG, WEAK]);
    expect(letter?.text.match(/在云帆数据技术有限公司/gu)).toHaveLength(1);
    expect(letter?.text).not.toContain(WEAK);
    for (const statement of STRONG) expect(letter?.text).toContain(statement);
  });

  it('takes a weak statement only where there is no other', () => {
    const { greetings } = letterOf('数据分析师', [WEAK]);
    expect(JSON.stringify(greetings)).not.toContain(WEAK);
  });

  it.each(['数据岗', '数据分析师', '高级数据分析与商业智能平台运营工程师'])(
    'has a short title: %s',
    (position) => {
      const { subjects, written: letter } = letterOf(position, STRONG);
      for (const subject of subjects) {
        expect(subject.length).toBeLessThanOrEqual(30);
        expect(subject).toContain('林知远');
        expect(subject).toContain(position);
      }
      expect(letter?.text).not.toContain('岗岗位');
    },
  );

  it('has post, name, school and subject as its title', () => {
    expect(letterOf('数据岗', STRONG).subjects[0]).toBe('应聘数据岗-林知远-江城科技大学数据科学与大数据技术');
  });
});

it('a greeting describes an action in Chinese rather than the studies, if there is no room for both', () => {
  const { greetings } = analyseLetter(
    letterInput.parse({
      ...{
        today: '2026-11-28',
        company: '百因诺',
        position: '生物信息分析工程师（单细胞方向）',
        addressee: '',
      },
      ...{ letter: '', jd: '' },
      resume: {
        title: '简历',
        language: 'zh',
        document: written({
          school: ['爱丁堡大学', '生物信息学与计算系统生物学', '2025.09-2026.08'],
          internships: [
            [
              '无锡药明生物技术有限公司',
              '生信实习生',
              '2024.07-2024.09',
              '协助整理NGS测序质控报告约120份，用Python写了一个自动汇总FastQC结果的脚本，把每份汇总时间从20分钟缩短到3分钟',
            ],
          ],
          projects: [
            [
              '单细胞分析',
              '',
              '2026.05-2026.08',
              'Processed public scRNA-seq data (66k cells) using Seurat and annotated 14 clusters',
            ],
          ],
        }),
      },
    }),
  );
  expect(greetings[0]?.text).toContain('从20分钟缩短到3分钟');
  expect(greetings.map(({ text }) => text).join()).not.toContain('用中文写出');
});
