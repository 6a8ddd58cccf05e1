import { type Written, written } from '#test/resume-analysis/written-resume.js';
import { analyseJob } from './analyse.js';
import { matchOccupation } from './match-occupation.js';

const nameOf = (position: string): string | null => matchOccupation(position).match.occupation;

describe('a common occupation', () => {
  it.each([
    ['临床药师（抗感染）', '临床药师'],
    ['医院药师', '临床药师'],
    ['药店药师', '药师'],
    ['Front Office Manager', '酒店前厅'],
    ['酒店前厅经理', '酒店前厅'],
    ['客房主管', '客房主管'],
    ['项目生产经理（房建）', '土木施工工程师'],
    ['生产经理', '生产主管'],
    ['同声传译', '翻译'],
    ['高级口译', '翻译'],
    ['媒介策划经理', '媒介策划与投放'],
    ['信息流优化师', '媒介策划与投放'],
    ['电气设计工程师', '电气设计工程师'],
    ['建筑电气设计师', '电气设计工程师'],
    ['电气工程师', '电气与自动化工程师'],
    ['维修电工', '设备与电气维修'],
    ['设备主管', '设备与电气维修'],
    ['PCB设计工程师', '硬件工程师'],
    ['客服主管', '客服'],
    ['服装店店长', '门店店长与导购'],
    ['货车司机', '司机与运输'],
    ['物业项目经理', '物业管理'],
    ['项目经理（房建）', '施工项目经理'],
    ['土建项目经理', '施工项目经理'],
    ['市政工程项目经理', '施工项目经理'],
    ['IT项目经理', '项目管理'],
    ['专业监理工程师', '监理工程师'],
    ['总监理工程师', '监理工程师'],
    ['中餐厨师长', '厨师'],
    ['车间主任', '生产主管'],
    ['保险理赔专员', '保险顾问与理赔'],
  ])('is in the table: %s is %s', (position, name) => {
    expect(nameOf(position)).toBe(name);
  });
});

const analysed = (position: string, resume: Written) =>
  analyseJob({
    ...{ position, city: '潍坊', weeklyHours: 5, month: '2026-11' },
    resume: { title: '简历', language: 'zh', document: written(resume) },
  });

const ELECTRICIAN: Written = {
  work: [
    [
      '恒泰轮胎有限公司',
      '电气主管',
      '2017.11-',
      '看车间的配电柜，三班倒',
      '管10kV配电室一座、变压器6台，把直流调速换成变频，故障停机从每月31小时降到12小时',
    ],
  ],
  skills: ['变频器参数调试', '低压电工证'],
};

describe('an electrician', () => {
  const result = analysed('电气工程师', ELECTRICIAN);

  it('has no tasks about circuit boards and embedded software', () => {
    const printed = JSON.stringify([result.gaps, result.plan, result.adjacent, result.abilities]);
    expect(printed).not.toMatch(/板子|嵌入式|PCB|公差/u);
  });

  it('has the strongest evidence quoted', () => {
    const power = result.abilities.find(({ key }) => key === 'powerSystem');
    expect(power?.evidence[0]?.quote).toContain('10kV');
  });

  it('has the required certificate recognised', () => {
    const { dimensions } = analysed('维修电工', ELECTRICIAN);
    const reasons = dimensions.flatMap(({ contributions }) => contributions.map(({ reason }) => reason));
    expect(reasons).toContain('已写明必备证书“电工作业证”');
  });
});

describe('a certificate of an occupation', () => {
  const gapsOf = (position: string, skill: string): string[] =>
    analysed(position, { ...ELECTRICIAN, skills: [skill] }).gaps.map(({ label }) => label);

  it.each([
    ['临床药师', '主管药师（中级，2025）', false],
    ['维修电工', '低压电工证', false],
    ['维修电工', '低压电工证在考', true],
    ['维修电工', 'CAD', true],
  ])('of %s, with %s in the résumé, is missing: %s', (position, skill, isMissing) => {
    expect(gapsOf(position, skill).some((label) => /资格|职称|作业证/u.test(label))).toBe(isMissing);
  });

  it('that is held is not required again for a related occupation', () => {
    const { adjacent } = analysed('电气设计工程师', ELECTRICIAN);
    const near = adjacent.find(({ code }) => code === 'equipmentMaintenance');
    expect(near?.reason).not.toContain('须先取得');
  });
});

describe('a clinical pharmacist', () => {
  const { portrait, abilities, adjacent } = analysed('临床药师', {
    work: [['人民医院', '药师', '2020.07-', '处方药审核、用药指导，慢病会员建档560人', '精麻药品五专管理']],
  });

  it('needs a degree, but no drug manufacturing or nursing', () => {
    expect(portrait.entry.degree).toBe('本科及以上');
    expect(abilities.map(({ key }) => key)).not.toContain('bioPharma');
    expect(adjacent.map(({ name }) => name)).not.toContain('临床护士');
  });

  it('shows communication by instructions to patients', () => {
    expect(abilities.find(({ key }) => key === 'communication')?.state).toBe('有实例');
  });
});

describe('the manager of a building site', () => {
  const own = (skills: string[]): string =>
    JSON.stringify(
      analysed('土建项目经理', {
        school: ['湖滨工业大学', '土木工程', '2003.09-2007.06'],
        work: [['湖滨建设集团', '项目经理', '2016.03-', '管理住宅项目 11 万平方米，比合同工期提前 26 天']],
        skills,
      }).gaps,
    );

  it('needs the registration as constructor and the safety certificate', () => {
    expect(own([])).toContain('建造师');
    expect(own([])).toContain('B 证');
  });

  it.each([[['一级建造师（建筑工程）', '安全生产考核合格证（B证）']], [['二级建造师（市政）', '安全B证']]])(
    'has them by their usual names: %s',
    (skills) => {
      expect(own(skills)).not.toMatch(/建造师|B 证/u);
    },
  );
});
