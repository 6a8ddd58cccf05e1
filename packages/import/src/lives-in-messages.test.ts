import { importFile } from './import-file.js';

const read = async (text: string) =>
  (await importFile({ bytes: new TextEncoder().encode(text), name: '简历.txt' })).document;

const TURNER = `王磊 2026/11/20 20:13
老师好 我把我的情况发你
王磊 2026/11/20 20:15
王磊，男，22，河南周口的，手机 13800009981 微信同号
周口职业技术学院 数控技术 大专 今年6月毕业 2023级的
王磊 2026/11/20 20:18
大三在郑州宏泰精密机械实习了半年 1月到6月 开数控车床，做液压接头，一个班大概做180件
王磊 2026/11/20 20:19
7月到现在在老家一个加工厂开加工中心 周口市川汇区兴发机械厂 法兰盘和支架，一个人看两台
王磊 2026/11/20 20:21
证有车工四级 还有电脑里会Mastercam，UG学校教过一点 能看懂图纸
王磊 2026/11/20 20:22
想去苏州昆山那边 数控编程或者CNC调机，工资6000往上`;

const BEAUTICIAN = `李梦 2026/11/02 09:15
姐你好 我想应聘
李梦 2026/11/02 09:16
李梦，女，23，湖北荆州的，电话13800009982
荆州职业技术学院 护理 大专 2025年6月毕业 2022级的
李梦 2026/11/02 09:19
大三在荆州市第二人民医院实习了八个月 轮转了6个科室 主要是测血压打针写护理记录，带教老师说我手稳
李梦 2026/11/02 09:21
去年9月到现在在武汉光谷的一家美容院做皮肤管理 武汉悦颜美容有限公司 一天接待七八个客人
李梦 2026/11/02 09:24
想找武汉 皮肤管理师或者门店店长助理，工资5000往上`;

describe('messages with little punctuation', () => {
  it('give years by the time of the message and the grade', async () => {
    const turner = await read(TURNER);
    expect(turner.education).toMatchObject([
      {
        school: { name: { zh: '周口职业技术学院' } },
        period: { start: { y: 2023 }, end: { y: 2026, m: 6 } },
      },
    ]);
    expect(turner.internships).toMatchObject([
      { company: { zh: '郑州宏泰精密机械' }, period: { start: { y: 2026, m: 1 }, end: { y: 2026, m: 6 } } },
    ]);
    expect(turner.work).toMatchObject([
      { company: { zh: '周口市川汇区兴发机械厂' }, period: { start: { y: 2026, m: 7 }, end: 'present' } },
    ]);
  });

  it('give an undated internship, and the name of an employer after 一家', async () => {
    const { internships, work, education } = await read(BEAUTICIAN);
    expect(internships).toMatchObject([{ company: { zh: '荆州市第二人民医院' } }]);
    expect(internships[0]?.period).toBeUndefined();
    expect(work).toMatchObject([
      {
        company: { zh: '武汉悦颜美容有限公司' },
        title: { zh: '皮肤管理' },
        period: { start: { y: 2025, m: 9 }, end: 'present' },
      },
    ]);
    expect(education[0]?.highlights).toBeUndefined();
  });

  it('give the place and jobs of a job preference, and one place of origin', async () => {
    const { intention, basics } = await read(TURNER);
    expect(intention.positions?.map(({ name }) => name?.zh)).toEqual(['数控编程', 'CNC调机']);
    expect(intention.cities?.map(({ name }) => name?.zh)).toEqual(['苏州', '昆山']);
    expect(basics.nativePlace).toEqual({ name: { zh: '河南周口' } });
    expect(basics.residence).toBeUndefined();
    const beautician = await read(BEAUTICIAN);
    expect(beautician.intention.positions?.map(({ name }) => name?.zh)).toEqual([
      '皮肤管理师',
      '门店店长助理',
    ]);
  });

  it('distinguish certificates from tools and from subjects taught', async () => {
    const { certificates, skills } = await read(TURNER);
    expect(certificates.map(({ name, issuer }) => [name?.zh, issuer?.zh])).toEqual([['车工四级', undefined]]);
    expect(JSON.stringify(skills)).toContain('Mastercam');
  });
});
