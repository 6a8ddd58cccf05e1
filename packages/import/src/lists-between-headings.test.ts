import { importFile } from './import-file.js';

const readAll = (text: string) => importFile({ bytes: new TextEncoder().encode(text), name: '简历.txt' });
const read = async (text: string) => (await readAll(text)).document;
const statements = ({ highlights }: { highlights?: { zh?: { text: string }[] }[] }): string =>
  (highlights ?? []).flatMap(({ zh = [] }) => zh.map(({ text }) => text)).join('|');

const PERSON = '沈建业  男  1986年3月生\n电话 13800009917\n';
const WORK = '工作\n2015.4-2023.4  宁波海天橡塑机械有限公司  注塑技术员\n调机，换模，一个人看六台机\n';

describe('lists below the last employment of a text with headings', () => {
  it.each([
    ['会的东西：注塑机参数会调，UG看得懂，天车会开', 'UG'],
    ['懂的：电路图、变频器、西门子PLC', '变频器'],
    ['平时用的软件：CAD、金蝶、Excel', '金蝶'],
    ['拿手的：粤菜、烧腊、面点', '烧腊'],
  ])('are skills with a label in own words: %s', async (line, word) => {
    const { work, skills } = await read(`${PERSON}${WORK}\n${line}\n自我评价：踏实肯干，能加班`);
    expect(work).toHaveLength(1);
    expect(statements(work[0]!)).not.toContain(word);
    expect(JSON.stringify(skills)).toContain(word);
  });

  it('stay statements where the label is one of the work', async () => {
    const { work } = await read(`${PERSON}${WORK}用的设备：海天、震雄、伊之密\n自我评价：踏实肯干`);
    expect(statements(work[0]!)).toContain('震雄');
  });
});

describe('the level in front of a school', () => {
  it.each([
    ['学历  中专   阜阳技师学院  数控加工专业   2004.9-2007.7', '阜阳技师学院', '数控加工'],
    ['学历  大专  宁波职业技术学院  模具设计与制造  2003.9-2006.6', '宁波职业技术学院', '模具设计与制造'],
    ['文化程度  中技  临沂市技工学校  电焊专业  2001.9-2004.7', '临沂市技工学校', '电焊'],
  ])('leaves the school and its major: %s', async (line, school, major) => {
    const { education } = await read(`${PERSON}\n${line}\n\n${WORK}`);
    expect(education).toMatchObject([{ school: { name: { zh: school } }, major: { zh: major } }]);
    expect(education[0]?.degreeLevel).toBeDefined();
    expect(education[0]?.period?.start).toBeDefined();
  });
});

describe('certificates that are not held', () => {
  it.each([
    '加工中心操作工 高级（三级） 2019年   电工证没有',
    '叉车证（2019年），行车证没有',
    '健康证有，会计证没有',
    '焊工证、登高证都没办',
  ])('are shown as unplaced: %s', async (line) => {
    const { document, unplaced } = await readAll(`${PERSON}${WORK}证书\n${line}\n`);
    const names = document.certificates.map(({ name }) => name?.zh ?? '');
    expect(names.filter((name) => /没/u.test(name))).toEqual([]);
    expect(unplaced.map(({ text }) => text).join('|')).toMatch(/没/u);
  });
});

describe('an employer that is stated after the post', () => {
  it.each([
    ['2010—2015   东莞长安   操机    换过3家厂，名字记不全了，最后一家叫永联五金', '永联五金'],
    ['2008.3-2011.2  厨师  厂里食堂换过两回，后来这家叫同庆楼酒店', '同庆楼酒店'],
    ['2012.6-2014.5  苏州  缝纫工  单位叫锦绣服装厂', '锦绣服装厂'],
  ])('is the employer: %s', async (line, company) => {
    const { work } = await read(`${PERSON}${WORK}\n${line}\n\n自我评价：踏实肯干`);
    expect(work).toHaveLength(2);
    expect(work[1]?.company).toEqual({ zh: company });
    expect(statements(work[1]!)).not.toContain(company);
  });
});

describe('a post with its field after a comma', () => {
  it.each([
    ['高级产品经理，WMS 产品线负责人 2022.04 – 2026.09', 'WMS'],
    ['电气工程师，PLC 与上位机 2019.07 – 2022.03', 'PLC'],
    ['采购主管，MRO 与设备备件 2018.05 – 2021.06', 'MRO'],
  ])('leaves the employer above as it is: %s', async (line, field) => {
    const { work } = await read(
      `沈建业 | 工程师\n13800009917\n\n工作经历\n\n深圳云谷数科有限公司（供应链 SaaS，约 260 人）\n${line}\n- 负责规划和迭代，客户由 43 家增至 118 家。\n\n教育\n宁波大学 物流工程 本科 2011.09 – 2015.06`,
    );
    expect(work).toHaveLength(1);
    expect(work[0]?.company?.zh).toContain('云谷数科');
    expect(work[0]?.title?.zh).toContain(line.split('，')[0]);
    expect(work[0]?.company?.zh).not.toContain(field);
  });
});
