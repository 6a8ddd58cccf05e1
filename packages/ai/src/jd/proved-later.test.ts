import { snapshotOf } from '#test/jd/a-resume.js';
import { withAllRows } from '#test/jd/all-rows.js';
import type { Written } from '#test/resume-analysis/written-resume.js';

const rowOf = (line: string, resume: Written, index = 0) =>
  withAllRows({
    text: `岗位：专员\n岗位职责：\n整理每批数据的版本说明\n任职要求：\n1. ${line}`,
    month: '2026-11',
    resume: snapshotOf(resume),
  }).matrix[index];
const nurse: Written = {
  work: [['江城医院', '护士', '2019.03-', '登记护理记录 300 份，无差错', '编制科室排班表，12 人，每月一版']],
};

describe('a condition that a document proves later', () => {
  it.each([
    ['无传染病', '体检'],
    ['无不良记录', '背景核实'],
    ['无犯罪记录', '无犯罪记录证明'],
    ['身体健康，无纹身', '体检'],
    ['无高血压、无心脏病史', '体检'],
    ['个人征信良好', '征信报告'],
  ])('is not a gap of the résumé: %s', (line, proof) => {
    const row = rowOf(line, nurse);
    expect(row).toMatchObject({ kind: 'condition', state: '待确认', atoms: [] });
    expect(row?.reason).toContain(proof);
    expect(row?.action).not.toMatch(/求职意向|做过/u);
  });
});

describe('shifts of others', () => {
  it.each(['能接受排班', '适应夜班、倒班', '能适应值班'])('are not acceptance of own shifts: %s', (line) => {
    expect(rowOf(line, nurse)).toMatchObject({ kind: 'condition', state: '待确认' });
  });

  it.each([
    ['适应加班', '统计员工加班费 80 人'],
    ['能尽快到岗', '招聘技工 40 人，全部按时到岗'],
    ['适应出差', '预订领导出差机票酒店 60 次'],
    ['适应出差', '开发海外客户 30 家'],
  ])('nor are their hours and trips: %s, %s', (line, statement) => {
    expect(rowOf(line, { work: [['青禾公司', '专员', '2019.03-', statement]] })?.state).toBe('待确认');
  });

  it('are acceptance if the candidate worked them', () => {
    expect(rowOf('适应夜班', { work: [['江城医院', '护士', '2019.03-', '每月值夜班 8 个']] })?.state).toBe(
      '直接',
    );
  });
});

describe('an exam', () => {
  const rowFor = (line: string, ...skills: string[]) => rowOf(line, { skills });

  it.each([
    ['有护师职称', '护师资格考试 2023'],
    ['有消防设施操作员证', '消防设施操作员（四级）考试'],
    ['持有注册会计师证', '注册会计师考试'],
  ])('without a result is not a certificate: %s, %s', (line, skill) => {
    expect(rowFor(line, skill)).toMatchObject({
      kind: 'certificate',
      state: '待确认',
      reason: expect.stringContaining('考试'),
    });
  });

  it.each([
    ['有计算机二级证书', '全国计算机等级考试二级'],
    ['持有叉车证', '叉车证（N1）'],
    ['持保安员证', '保安员证'],
    ['须持养老护理员资格证', '养老护理员（三级）'],
  ])('is a certificate if it is a name or followed by a level: %s, %s', (line, skill) => {
    expect(rowFor(line, skill)).toMatchObject({ kind: 'certificate', state: '直接' });
  });

  it('is read together with the result in its entry', () => {
    const change: Written['change'] = (document) => ({
      ...document,
      meta: {
        ...document.meta,
        sections: document.meta.sections.map((each) => ({ ...each, visible: true })),
      },
      certificates: [{ id: 'c1', name: { zh: '中级会计考试' }, issuer: { zh: '已通过财务管理、经济法' } }],
    });
    expect(rowOf('有中级会计职称', { change })).toMatchObject({
      state: '可迁移',
      reason: expect.stringContaining('还没有取得'),
    });
  });

  it('is not replaced by an action with the tool', () => {
    expect(
      rowOf('持有叉车证', { work: [['江城物流', '仓管员', '2019.03-', '操作叉车，每天装卸 40 托']] }),
    ).toMatchObject({ kind: 'certificate', state: '未体现' });
  });
});

describe('a level of schooling', () => {
  const graduate: Written = { school: ['江城大学', '英语', '2017.09-2021.06'] };

  it.each(['持高中英语教师资格证', '有初中数学教学经验', '负责高中课程教学的经验'])(
    'is not read from %s',
    (line) => {
      const { matrix } = withAllRows({
        text: `岗位：教师\n岗位职责：\n备课授课\n任职要求：\n1. ${line}`,
        month: '2026-11',
        resume: snapshotOf(graduate),
      });
      expect(matrix.some(({ kind }) => kind === 'degree')).toBe(false);
    },
  );

  it.each(['初中以上学历', '小学毕业', '高中或中专学历'])('of %s is met by a higher one', (line) => {
    expect(rowOf(line, graduate)).toMatchObject({ kind: 'degree', state: '直接' });
  });
});
