import { importFile } from './import-file.js';

const HEAD = `贺明轩
13800138000

教育经历
2022.09-2026.06  江口理工学院  环境工程  本科

`;

const read = async (rest: string) =>
  (await importFile({ bytes: Buffer.from(HEAD + rest), name: 'x.txt' })).document;

describe('the head of a project', () => {
  it('keeps a name that contains a dash without spaces', async () => {
    const { projects } = await read('项目经历\n2024.07 白鹭洲—长堤湿地鸟类调查\n· 记录样线6条\n');
    expect(projects.map(({ name, role }) => [name?.zh, role?.zh])).toEqual([
      ['白鹭洲—长堤湿地鸟类调查', undefined],
    ]);
  });

  it.each([
    ['社区厨余堆肥试验（负责人，1/4）', '社区厨余堆肥试验', '负责人，1/4'],
    ['校园雨水回用方案（课程项目，组员）', '校园雨水回用方案', '组员'],
  ])('gives the role in its brackets: %s', async (head, name, role) => {
    const { projects } = await read(`项目经历\n2024.03-2024.06 ${head}\n· 写采样计划\n`);
    expect(projects.map((each) => [each.name?.zh, each.role?.zh])).toEqual([[name, role]]);
  });

  it('of a team of volunteers is no employment', async () => {
    const { work, practice } = await read(
      '实践与项目\n2024.07-2024.08 柳沟乡卫生院暑期义工队 副队长\n· 量血压200人次\n2024.09-2024.12 河道水质监测 组长\n· 采样12次\n',
    );
    expect(work).toEqual([]);
    expect(practice.map(({ name, role }) => [name?.zh, role?.zh])).toEqual([
      ['柳沟乡卫生院暑期义工队', '副队长'],
    ]);
  });
});

describe('a certificate', () => {
  it('keeps its brackets whole without the date of the examination in them', async () => {
    const { certificates } = await read('证书\n压力容器操作证(R1,2023年取证)|低压电工证\n');
    expect(certificates.map(({ name, date }) => [name?.zh, date?.y])).toEqual([
      ['压力容器操作证(R1)', 2023],
      ['低压电工证', undefined],
    ]);
  });
});

describe('sentences below 个人概况', () => {
  it('are a summary of the person', async () => {
    const { selfEvaluation } = await read(
      '个人概况\n暖通设计6年,前2年画图,后4年跑现场。熟悉医院和机房项目,带过3人小组。\n\n技能\nAutoCAD、Revit\n',
    );
    expect(selfEvaluation?.map(({ zh }) => zh?.map(({ text }) => text).join(''))).toEqual([
      '暖通设计6年,前2年画图,后4年跑现场。熟悉医院和机房项目,带过3人小组。',
    ]);
  });
});

describe('employments told in a message', () => {
  it('start in a season, and name the employer without a word that leads to it', async () => {
    const { document } = await importFile({
      name: 'x.txt',
      bytes: Buffer.from(
        '我叫贺明轩，电话13800138000\n学历初中\n干过的活\n2012年到2016年底县自来水公司修管道，换阀门，一天两三单\n2017年秋天到现在在育才小学烧锅炉，四台，夜里也值班\n',
      ),
    });
    const text = (list: (typeof document.work)[number]['highlights'] = []) =>
      list.map(({ zh }) => zh?.map((run) => run.text).join(''));
    expect(
      document.work.map(({ company, period, highlights }) => [company?.zh, period?.end, text(highlights)]),
    ).toEqual([
      ['县自来水公司', { y: 2016, m: 12 }, ['修管道，换阀门，一天两三单']],
      ['育才小学', 'present', ['烧锅炉，四台，夜里也值班']],
    ]);
  });
});

describe('practice among the employments', () => {
  const sections = async (text: string, head = HEAD) => {
    const { document } = await importFile({ bytes: Buffer.from(head + text), name: 'x.txt' });
    return [document.internships, document.work].map((list) => list.map(({ title }) => title?.zh));
  };

  it('before the end of the studies is an internship', async () => {
    expect(
      await sections(
        '工作经历\n2026.07-至今 江口市排水有限公司 运维工程师\n· 巡检泵站\n2025.03-2025.12 江口市第二医院 实习药师\n· 摆药\n',
      ),
    ).toEqual([['实习药师'], ['运维工程师']]);
  });

  it('after the studies is an employment', async () => {
    expect(await sections('工作经历\n2026.07-2027.07 江口衡正律师事务所 实习律师\n· 写起诉状\n')).toEqual([
      [],
      ['实习律师'],
    ]);
  });

  it('of an 实习生 is an internship, also without a period of the studies', async () => {
    expect(
      await sections(
        '工作经历\n时间\t单位\t岗位\n2021.07-至今\t江口市排水有限公司\t运维工程师\n2020.07-2020.09\t江口诚达检测服务部\t实习生\n',
        '姓名\t贺明轩\t性别\t男\n学历\t本科\t专业\t环境工程\n毕业院校\t江口理工学院\t毕业时间\t2021年6月\n',
      ),
    ).toEqual([['实习生'], ['运维工程师']]);
  });
});
