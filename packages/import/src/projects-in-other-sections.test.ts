import { importFile } from './import-file.js';

const read = async (text: string) => (await importFile({ bytes: Buffer.from(text), name: 'x.txt' })).document;
const PERSON = '石晓岚\n电话：13800002213\n\n【教育背景】\n2018.09-2022.06  江城理工大学  机械工程  本科\n\n';
const END = '\n【技能】\nSolidWorks、Python\n';

describe('a project under a heading of another kind', () => {
  it('a period and a name without an award below a heading of contests', async () => {
    const { awards, projects } = await read(
      `${PERSON}【制作与竞赛】
2020.10-2021.01  “轻骑”——折叠货运三轮车(四人小组，任组长)
· 负责车架设计，走访快递员32人，据此将货箱改为可拆；获2021年校机械创新设计竞赛一等奖。
2021.05  省大学生数学建模竞赛 二等奖
${END}`,
    );
    expect(projects).toHaveLength(1);
    expect(JSON.stringify(projects[0]?.highlights)).toContain('走访快递员32人');
    expect(awards.map(({ name }) => name?.zh)).toEqual(['省大学生数学建模竞赛']);
  });

  it('a row of a table whose name is a design for the degree', async () => {
    const { internships, projects } = await read(
      `${PERSON}【项目/实习经历】
时间\t名称\t角色\t内容
2021.11-2022.05\t毕业设计：苹果分拣机械手的结构优化\t独立完成\t1. 建立三维模型；2. 做强度校核，重量减轻12%。
2021.07-2021.08\t江城恒力机械有限公司\t工艺实习生\t1. 跟班学习装配，每2小时记录一次扭矩。
${END}`,
    );
    expect(internships.map(({ company }) => company?.zh)).toEqual(['江城恒力机械有限公司']);
    expect(projects.map(({ name }) => name?.zh)).toEqual(['毕业设计：苹果分拣机械手的结构优化']);
  });

  it('a row whose role has a remark after a comma, with the period in a cell of its own', async () => {
    const { campus, projects } = await read(
      `${PERSON}【校园与项目】
江城理工大学咨询项目（Consulting Project）\t组员，4 人小组\t2021.02—2021.05
· 为一家面馆设计会员方案，负责 60 份街访，客单量增加 14%
江城理工大学机器人协会\t副会长\t2019.09—2021.06
· 组织校内选拔 2 届，参赛 70 余组
${END}`,
    );
    expect(projects).toHaveLength(1);
    expect(JSON.stringify(projects[0])).toContain('60 份街访');
    expect(campus).toHaveLength(1);
  });
});

describe('a dated line with a colon', () => {
  it('has the name of a project before the colon and its clauses after it', async () => {
    const { projects } = await read(
      `${PERSON}【课程项目】
2020.10-2020.12  食堂排队仿真课程设计：按每分钟40人计算等候时间，成绩93分。
2021.03-2021.05  课程设计：带式输送机减速器
· 计算齿轮强度，绘制装配图
${END}`,
    );
    expect(projects[0]?.name?.zh).toBe('食堂排队仿真课程设计');
    expect(projects).toHaveLength(2);
    expect(JSON.stringify(projects[0]?.highlights)).toContain('成绩93分');
  });

  it('has an office at the end of a long name', async () => {
    const { campus } = await read(
      `${PERSON}【校园经历】\n2019.09-2020.09  学院古建筑测绘社社长：组织外出测绘9次，成员由20人增至51人。\n${END}`,
    );
    expect(campus[0]).toMatchObject({ role: { zh: '社长' }, period: { start: { y: 2019, m: 9 } } });
    expect(campus[0]?.organisation?.zh).toContain('古建筑测绘社');
  });
});
