import { importFile } from './import-file.js';

const read = async (text: string) => (await importFile({ bytes: Buffer.from(text), name: 'x.txt' })).document;
const PERSON = '姓名：方若溪\n电话：13800002213\n邮箱：fang@example.com\n\n';
const EDUCATION = '\n教育经历\n江城财经大学  2014.09 - 2018.06\n本科 | 金融学 | 统招\n';
const WORK = '工作经历\n2018.07-至今  江城明远电器有限公司  采购专员\n负责电机类采购，年采购额 800 万元\n';

describe('courses below 培训经历', () => {
  it.each([
    [
      '2021.06  江城省装备协会  设备状态监测技术培训（线下3天）',
      '设备状态监测技术培训（线下3天）',
      '江城省装备协会',
    ],
    ['2023.03-2023.04 江城矿机厂 采煤机电控培训', '采煤机电控培训', '江城矿机厂'],
    [
      '2022.03 - 2022.08\n江城供应链学会\n计划员课程\n培训内容：主计划、库存管理',
      '计划员课程',
      '江城供应链学会',
    ],
    ['2020.05  江城茶艺协会  评茶员认证班', '评茶员认证班', '江城茶艺协会'],
  ])('are neither education nor employment: %s', async (line, name, organisation) => {
    const document = await read(`${PERSON}${WORK}${EDUCATION}\n培训经历\n${line}\n`);
    expect(document.education).toHaveLength(1);
    expect(document.work).toHaveLength(1);
    expect(document.practice[0]).toMatchObject({ name: { zh: name }, organisation: { zh: organisation } });
    expect(document.practice[0]?.period?.start).toBeDefined();
  });

  it('of which one led to a degree stay education', async () => {
    const { education, practice } = await read(
      `${PERSON}${WORK}${EDUCATION}\n培训经历\n2019.03-2021.07  江城开放大学  会计学  大专\n2022.05  江城会计学会  个税申报专题\n`,
    );
    expect(education.map(({ school }) => school?.name?.zh)).toEqual(['江城财经大学', '江城开放大学']);
    expect(practice).toHaveLength(1);
  });

  it('without dates are a section with that title', async () => {
    const { custom, education } = await read(
      `${PERSON}${WORK}${EDUCATION}\n培训情况\n公司内部的客诉处理课\n急救培训，考核合格\n`,
    );
    expect(custom[0]?.title).toEqual({ zh: '培训情况' });
    expect(education).toHaveLength(1);
  });
});

describe('a project with a description and duties', () => {
  const projects = async (lines: string) =>
    (await read(`${PERSON}${WORK}\n项目经历\n压铸线能耗改造  2023.03 - 2023.11\n${lines}\n${EDUCATION}`))
      .projects;

  it.each([
    [
      '项目描述：对6条压铸线做节能改造，总投资420万元。\n项目职责：负责变频柜接线，单耗降11%',
      '对6条压铸线做节能改造，总投资420万元。',
    ],
    [
      '项目简介：公司首次建立产销协同会议。\n覆盖5个品类。\n责任描述：设计会议模板',
      '公司首次建立产销协同会议。覆盖5个品类。',
    ],
    ['项目介绍：面向47家医院的结果共享\n个人职责：写上报网关', '面向47家医院的结果共享'],
  ])('keeps the description apart from the deeds of the person', async (lines, situation) => {
    const [project, ...others] = await projects(lines);
    expect(others).toEqual([]);
    expect(project?.situation?.zh).toBe(situation);
    expect(project?.highlights).toHaveLength(1);
  });

  it('keeps a description that tells what the person did, or that is the only text', async () => {
    const [told] = await projects('项目描述：负责空压站改造的接线\n项目成果：单耗降11%');
    expect([told?.situation, told?.highlights?.length]).toEqual([undefined, 2]);
    const [verb] = await projects('项目描述：【客户沟通】统筹门店回访，走访8家\n责任描述：对接会员系统');
    expect([verb?.situation, verb?.highlights?.length]).toEqual([undefined, 2]);
    const [alone] = await projects('项目描述：对6条压铸线做节能改造');
    expect([alone?.situation, alone?.highlights?.length]).toEqual([undefined, 1]);
  });

  it.each([
    ['项目职责：担任电气小组组长，带3名电工完成接线', '电气小组组长'],
    ['项目职责：担任其中一个小组的组长，带5名同事入户采集信息', '组长'],
    ['主要工作：作为主要开发，写了计费引擎', '主要开发'],
  ])('takes the role from the duties: %s', async (line, role) => {
    const [project] = await projects(line);
    expect(project?.role?.zh).toBe(role);
    expect(project?.highlights).toHaveLength(1);
  });

  it.each(['项目职责：担任务必按期完成的接线工作', '项目职责：负责接线，任何一次停机都有记录'])(
    'invents no role: %s',
    async (line) => {
      const [project] = await projects(line);
      expect(project?.role).toBeUndefined();
    },
  );

  it('reads a remark on the kind of project as part of its name', async () => {
    const { projects: all } = await read(
      `${PERSON}${WORK}\n项目经历\n2026.03-2026.05\n优选商城(培训项目)\n项目职责：写用例120条\n2026.05-2026.06\n图书借阅小程序(个人练习)\n项目职责：搭环境\n${EDUCATION}`,
    );
    expect(all.map(({ name, role }) => [name?.zh, role])).toEqual([
      ['优选商城(培训项目)', undefined],
      ['图书借阅小程序(个人练习)', undefined],
    ]);
  });
});
