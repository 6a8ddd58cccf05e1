import { snapshotOf } from '#test/jd/a-resume.js';
import { withAllRows } from '#test/jd/all-rows.js';
import type { Written } from '#test/resume-analysis/written-resume.js';
import { jdReferenceOf } from '../analyses/jd-analysis/reference.js';

const rowsOf = (line: string, resume: Written, part = '任职要求', title = '专员') =>
  withAllRows({
    text: `岗位：${title}\n${part}：\n1. ${line}`,
    month: '2026-11',
    resume: snapshotOf(resume),
  }).matrix;
const rowOf = (...input: Parameters<typeof rowsOf>) => rowsOf(...input)[0];
const job = (title: string, ...statements: string[]): Written => ({
  work: [['江城实业公司', title, '2014.03-', ...statements]],
});

describe('the parts of a skill', () => {
  const LINE = '精通蛋糕、面包、饼干制作';
  const baker = job('烘焙师', '每天制作面包 300 个');

  it('of which the résumé has no trace are named as missing', () =>
    expect(rowOf('熟悉滴定、离心操作', job('化验员', '每天滴定 20 个样品'))).toMatchObject({
      state: '可迁移',
      reason: '简历写到“滴定”，没有写到“离心操作”',
    }));

  it('may be in the self-evaluation next to the work', () =>
    expect(rowOf(LINE, { ...baker, self: '做烘焙十年，蛋糕、饼干制作都能独立完成' })?.state).toBe('直接'));

  it('are not in a self-evaluation that admits a lack of them', () =>
    expect(rowOf(LINE, { ...baker, self: '蛋糕和饼干制作的经验还少' })?.state).toBe('可迁移'));
});

describe('an open list of examples', () => {
  const LINE = '熟悉松木、榉木等木料特性';
  it('is met by one of them next to the name of the list', () =>
    expect(rowOf(LINE, job('木工', '整理榉木、橡木两类难加工木料的下料要点 20 页'))?.state).toBe('直接'));

  it('is not met by one of them alone', () =>
    expect(rowOf(LINE, job('木工', '用榉木打柜子 60 个'))?.state).toBe('可迁移'));
});

it('a tool that one can only read with is not mastered', () => {
  const row = rowOf('熟练使用天正CAD', { ...job('施工员', '现场放线 30 次'), skills: ['天正CAD可看图'] });
  expect(row).toMatchObject({
    state: '可迁移',
    reason: '要求熟练，简历只写到“天正CAD可看图”，看不出到这个程度',
  });
});

describe('years of a kind of work', () => {
  const LINE = '5年以上中央空调安装经验';
  it('are met where the résumé states them within the time of its jobs', () =>
    expect(rowOf(LINE, { ...job('师傅', '带 3 个徒弟'), self: '做中央空调安装12年' })).toMatchObject({
      state: '直接',
      reason: expect.stringContaining('简历写明“做中央空调安装12年”'),
    }));

  it('are not met by more years than were worked', () =>
    expect(
      rowOf(LINE, { work: [['江城实业公司', '师傅', '2024.03-', '带徒弟']], self: '做中央空调安装12年' })
        ?.state,
    ).not.toBe('直接'));
});

describe('a duty', () => {
  it('is proven by the line that has its own words', () =>
    expect(
      rowOf(
        '审核配方单',
        job('配料员', '整理烘焙配方要点共 41 页，合格率由 82% 升到 91%', '投料前与主管核对配方单 300 份'),
        '岗位职责',
      )?.atoms[0]?.quote,
    ).toBe('投料前与主管核对配方单 300 份'));

  it('of leading a group is compared by its people', () =>
    expect(
      rowOf('负责客服组（约12人）的日常管理、排班和质检', job('客服组长', '带6名客服，每月排班'), '岗位职责')
        ?.reason,
    ).toContain('6 人'));

  it('in other words is a question about the line that has its things', () => {
    const row = rowsOf(
      '核定装配工时与计件单价',
      job('装配主管', '参与三条产线的装配定价工时测算'),
      '岗位职责',
      '装配主管',
    )[0];
    expect(row?.atoms[0]?.quote).toContain('装配定价工时测算');
  });
});

it('a product is a keyword of its own, and not any of its kind', () => {
  const { job } = withAllRows({
    text: '岗位：版师\n任职要求：\n1. 熟练使用博克CAD\n2. 会用CAD出图',
    month: '2026-11',
    resume: null,
  });
  expect(job.must.map(({ terms }) => terms)).toEqual([[['博克CAD']], [['CAD', 'AutoCAD']]]);
});

it('a leading post is answered by the people led before the apprentices', () => {
  const input = {
    text: '岗位：客房主管\n岗位职责：\n1. 负责客房（约20人）的日常管理\n任职要求：\n1. 熟悉套房清洁流程',
    month: '2026-11',
    resume: snapshotOf(
      job('客房领班', '带出徒弟 4 人，2 人能独立做套房清洁', '带 9 名客房服务员，每天排班 3 个楼层'),
    ),
  };
  const [entry] = jdReferenceOf(input, withAllRows(input)).order;
  expect(entry?.statements[0]?.quote).toContain('带 9 名客房服务员');
});
