import { snapshotOf } from '#test/jd/a-resume.js';
import { withAllRows } from '#test/jd/all-rows.js';
import { written, type Written } from '#test/resume-analysis/written-resume.js';
import { matchJob } from './match.js';
import { parseJobDescription } from './parse.js';
import { readResume } from './read-resume.js';

const rowsOf = (resume: Written, ...lines: string[]) =>
  matchJob(
    parseJobDescription(`专员\n任职要求\n${lines.map((line, at) => `${at + 1}、${line}`).join('\n')}`),
    readResume(written(resume)),
    '2026-11',
  );
const stateOf = (resume: Written, line: string) => rowsOf(resume, line)[0]?.state;

describe('a certificate by its kind and object', () => {
  it.each([
    ['持有道路运输企业安全生产管理人员证', '道路运输企业安全生产管理人员考核合格证', '直接'],
    ['持有特种设备安全管理员证', '特种设备安全管理人员证', '直接'],
    ['持有特种设备安全管理员证', '特种设备作业人员证（叉车N1）', '未体现'],
  ])('%s and %s: %s', (line, own, state) => expect(stateOf({ skills: [own] }, line)).toBe(state));
});

describe('the department and the kind of employer as years', () => {
  const job = (company: string, title: string): Written => ({
    work: [[company, title, '2019.07-', '完成日常工作']],
  });
  const DEMAND = '5年以上政府事务、项目申报或政府机关工作经验';
  it.each([
    ['剑河县发展和改革局', '四级主任科员', DEMAND, '直接'],
    ['青禾镇人民政府', '科员', DEMAND, '直接'],
    ['云湖实业有限公司', '行政专员', DEMAND, '待确认'],
    ['江城市第二人民医院', '重症医学科护士', '3年以上ICU、麻醉科或急诊工作经验', '直接'],
  ])('%s %s: %s is %s', (company, title, line, state) =>
    expect(stateOf(job(company, title), line)).toBe(state),
  );

  it('does not ask a public office for its industry', () => {
    const [row] = rowsOf(job('剑河县发展和改革局', '科员'), '有新能源/化工行业经验优先');
    expect(row).toMatchObject({ state: '未体现', reason: '工作过的单位都是机关，不是这个行业的企业' });
  });
});

it('splits work on several things before 及', () => {
  const [row] = matchJob(
    parseJobDescription('工程师\n岗位职责\n1、负责单细胞转录组、空间转录组等数据的标准流程分析及个性化分析'),
    readResume(
      written({
        work: [
          [
            '江城研究院',
            '工程师',
            '2023.01-',
            'Processed public scRNA-seq data (66k cells) using Seurat',
            '整理文档',
          ],
        ],
      }),
    ),
    '2026-11',
  );
  expect(row?.state).toBe('可迁移');
});

describe('the word before the subject', () => {
  it.each([
    ['有空间转录组分析经验', '用DESeq2完成枯草芽孢杆菌的转录组分析', false],
    ['有空间转录组分析经验', '完成小鼠脑空间转录组分析', true],
    ['有大型购物中心经验', '负责3家购物中心的开业布置', true],
    [
      '有单细胞转录组分析经验',
      'Processed scRNA-seq data (66k cells) using Seurat, clustering of 14 clusters',
      true,
    ],
  ])('%s and %s', (line, statement, isMet) =>
    expect(
      stateOf({ projects: [['课题', '成员', '2025.01-2025.06', statement, '整理文档']] }, line) === '直接',
    ).toBe(isMet),
  );
});

describe('a skill that its own words limit', () => {
  const skills = ['北斗监控平台、Excel能做简单的表、打字慢一点'];
  it('is not full evidence, and a listed tool alone is not the list', () => {
    expect(stateOf({ skills }, '会用Excel')).toBe('可迁移');
    expect(stateOf({ skills }, '会用Excel、Word等办公软件')).toBe('可迁移');
    expect(stateOf({ skills: ['Excel、PPT'] }, '会用Excel、Word等办公软件')).toBe('可迁移');
    expect(stateOf({ skills }, '熟悉北斗监控平台')).toBe('直接');
  });

  it('is stated if it is only listed', () => {
    const resume: Written = {
      skills: ['R (Seurat, DESeq2), Python (pandas, scanpy), Bash/Linux'],
      projects: [['课题', '成员', '2025.01-2025.06', '整理文档20份']],
    };
    expect(stateOf(resume, '熟悉Seurat、Scanpy等单细胞分析工具')).toBe('直接');
    expect(stateOf(resume, '熟悉Linux环境及Shell')).toBe('直接');
  });
});

it('counts every required row', () => {
  const { coverage, matrix } = withAllRows({
    text: '专员\n任职要求\n1、本科及以上学历；\n2、责任心强；\n3、能接受出差',
    month: '2026-11',
    resume: snapshotOf({ school: ['江城大学', '会计学', '2019.09-2023.06'] }),
  });
  expect(coverage.must).toEqual({ covered: 1, total: matrix.length });
});

describe('people counted by their trade', () => {
  it.each(['带6个维修工，排班、带徒弟4人', '管9台车11个司机，每天出车前查车'])('%s is leading', (statement) =>
    expect(stateOf({ work: [['江城机械厂', '技术员', '2019.06-', statement]] }, '2年以上班组管理经验')).toBe(
      '直接',
    ),
  );
});

it('takes an amount of a thing for the thing', () => {
  const [row] = matchJob(
    parseJobDescription('运营\n岗位职责\n1、提升粉丝量和互动率'),
    readResume(written({ work: [['江城食品', '运营', '2024.01-', '运营公众号，粉丝从3100涨到4600']] })),
    '2026-11',
  );
  expect(row?.state).toBe('可迁移');
});
