import { snapshotOf } from '#test/jd/a-resume.js';
import { withAllRows } from '#test/jd/all-rows.js';
import type { Written } from '#test/resume-analysis/written-resume.js';

const rowOf = (line: string, resume: Written, unplaced: string[] = [], part = '任职要求', title = '专员') =>
  withAllRows({
    text: `岗位：${title}\n${part}：\n1. ${line}`,
    month: '2026-11',
    resume: { ...snapshotOf(resume), unplaced },
  }).matrix[0];
const job = (title: string, ...statements: string[]): Written => ({
  work: [['江城实业公司', title, '2017.03-', ...statements]],
});

describe('a wish or a plan', () => {
  it.each([
    ['配合仓管员做好收货登记', '想找仓管员或者文员', '岗位职责'],
    ['负责新媒体运营', '希望转新媒体运营，最快下月上班', '岗位职责'],
    ['熟练使用Photoshop', '打算学Photoshop', '任职要求'],
  ])('answers no work: %s', (line, wish, part) => {
    const resume = job('出纳', '登记日记账');
    expect(rowOf(line, resume, [wish], part)).toEqual(rowOf(line, resume, [], part));
  });
});

describe('a degree that the file says is not obtained', () => {
  const college: Written = {
    ...job('文员', '整理档案'),
    school: ['江城职业学院', '会计', '2012.09-2015.06'],
    change: (document) => ({
      ...document,
      education: document.education.map((item) => ({ ...item, degreeLevel: 'college' })),
    }),
  };
  const LINE = '后来报了函授本科，还没拿到毕业证';
  it('does not doubt the lower one, which is obtained', () => {
    expect(rowOf('大专及以上学历', college, [LINE])).toEqual(rowOf('大专及以上学历', college));
  });

  it('is said not to be obtained if it is required', () => {
    expect(rowOf('本科及以上学历', job('文员', '整理档案'), [LINE])).toMatchObject({
      state: '待确认',
      reason: `文件里写着“${LINE}”，学历还没有取得`,
    });
  });
});

describe('what was only watched', () => {
  it.each([
    ['会操作高速冲床', '高速冲床只看师傅开过，没有上过机'],
    ['能独立出庭', '庭审只有旁听和观摩，没有独立开过庭'],
    ['会心肺复苏', '心肺复苏只听过讲座'],
    ['会EICU护理', '希望到三甲医院做EICU护理'],
  ])('is a gap: %s', (line, self) => {
    expect(rowOf(line, { ...job('操作工', '加工零件 300 件'), self })?.state).not.toMatch(/直接|可迁移/u);
  });
});

describe('a certificate', () => {
  it('is not held by those who apply for the licence or work with holders', () => {
    expect(
      rowOf('通过国家统一法律职业资格考试', job('助理', '2025年起申请律师执业人员实习'))?.state,
    ).not.toBe('直接');
    expect(rowOf('持有注册会计师证书', job('审计助理', '协助注册会计师编制底稿 40 册'))?.state).not.toBe(
      '直接',
    );
  });

  it('is held by those who say so in a statement', () => {
    expect(rowOf('持有注册会计师证书', job('审计助理', '2023年取得注册会计师证书'))?.state).toBe('直接');
  });

  it('is quoted from the line that states it', () => {
    const row = rowOf('持有税务师证书', {
      ...job('会计', '每年配合税务师做汇算清缴 3 户'),
      skills: ['税务师证书'],
    });
    expect(row?.atoms.map(({ quote }) => quote)).toEqual(['税务师证书']);
  });
});

it('a duty is not proved by a list of skills or a post', () => {
  const row = rowOf(
    '使用CAD绘制施工图纸',
    { ...job('文员', '整理档案'), skills: ['CAD 施工图纸绘制'] },
    [],
    '岗位职责',
  );
  expect(row?.state).not.toBe('直接');
});

describe('the grade of a hospital', () => {
  const nurse = (name: string): Written => ({ work: [[name, '护士', '2018.03-', '静脉输液每天 40 人次']] });
  it.each([
    ['二级及以上医院工作3年以上', '江城医院（三级乙等）', '直接'],
    ['三甲医院3年以上工作经验', '江城第一医院（三级甲等）', '直接'],
    ['三甲医院3年以上工作经验', '江城医院（二级甲等）', '待确认'],
    ['二级及以上医院工作3年以上', '江城医院', '待确认'],
  ])('%s: %s is %s', (line, name, state) => {
    expect(rowOf(line, nurse(name))?.state).toBe(state);
  });
});

describe('years in housing construction', () => {
  it.each([
    ['负责安置房项目 6 栋楼的钢筋、模板验收', '直接'],
    ['负责道路改造的路基与管网施工', '可迁移'],
  ])('%s: %s', (statement, state) => {
    expect(rowOf('3年以上房建现场施工管理经验', job('施工员', statement))?.state).toBe(state);
  });
});

describe('a duty', () => {
  const duty = (line: string, resume: Written) => rowOf(line, resume, [], '岗位职责');

  it('is not answered by what is only read or listed', () => {
    const resume: Written = { ...job('前端', '开发登录页面 3 个'), skills: ['能读英文文档'] };
    expect(duty('编写技术文档，参与代码评审', resume)?.state).not.toMatch(/直接|可迁移/u);
  });

  it('that the résumé denies is not called similar', () => {
    const resume: Written = { ...job('仓管员', '安排运输 30 车次'), self: '没做过报关' };
    expect(duty('负责报关', resume)).toMatchObject({ state: '未体现', reason: '简历写明“没做过报关”' });
  });

  it('is denied by a line without a place in the résumé too', () => {
    const row = rowOf('负责报关', job('仓管员', '安排运输 30 车次'), ['英语不行，没做过报关'], '岗位职责');
    expect(row).toMatchObject({ state: '未体现', reason: '简历写明“没做过报关”' });
  });

  it('is not offered a line that shares a comma and a word', () => {
    const row = rowOf(
      '编写技术文档，参与评审',
      job('前端', '开发登录页面 3 个'),
      ['了解React（看过文档，做过练习）'],
      '岗位职责',
    );
    expect(row?.action).not.toContain('没有放到对应的位置');
  });

  it('of leading, training and appraising is not answered by the number of people alone', () => {
    const resume = job('仓库主管', '带12个人收货发货');
    expect(duty('团队建设、人员培训与绩效考核', resume)?.state).not.toBe('直接');
  });
});

it('studies that end next year give no degree yet', () => {
  const line = '2021年报了国开大专物流管理，明年毕业';
  expect(rowOf('大专及以上学历', job('仓管员', '整理货位'), [line])).toMatchObject({
    state: '待确认',
    reason: `文件里写着“${line}”，学历还没有取得`,
  });
});

it('the label of a form is no field of study', () => {
  const row = rowOf('物流管理相关专业', { school: ['江城学校', '学历', '2007.09-2010.06'] });
  expect(row).toMatchObject({ state: '待确认', reason: '教育经历没有写明专业' });
});

it('a post that a title says was reached later does not count from the beginning', () => {
  const row = rowOf('3年以上团队管理经验', {
    work: [['江城物流', '调度员、后升仓库组长', '2014.03-2019.03', '2016年10月起任仓库组长，带12个人']],
  });
  expect(row?.state).not.toBe('直接');
});

it('the worst hours are a condition to accept, not a skill', () => {
  expect(rowOf('能接受24小时待命', job('调度员', '调度 30 台车'))?.kind).toBe('condition');
  expect(rowOf('能熬夜', job('调度员', '调度 30 台车'))?.kind).toBe('condition');
});
