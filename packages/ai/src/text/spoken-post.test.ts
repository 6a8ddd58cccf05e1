import { spokenPost, spokenPostFor } from './spoken-post.js';

describe('a title as it is spoken', () => {
  it.each([
    ['半挂司机、后来当班长', '半挂司机、班长'],
    ['机修工，后来做过一年半仓库代管', '机修工'],
    ['司机，主要跑长途', '司机'],
    ['一级科员→四级主任科员（2025.01）', '四级主任科员'],
    ['机修钳工（2016.4）→维修班长（2019.6）→设备技术员 兼 安全员（2022.3起）', '设备技术员兼安全员'],
    ['维修班长 2019.6-2022.3', '维修班长'],
    ['招聘专员→高级招聘专员', '高级招聘专员'],
    ['产品助理（全职）', '产品助理'],
    ['理财经理、2024年起任主管助理', '主管助理'],
    ['教师、2022年起兼任班主任', '教师兼班主任'],
    ['护士（2023年起护师、责任组长）', '护士'],
    ['电工/焊工', '电工、焊工'],
    ['仓储班长（2021年3月起）/理货员', '仓储班长'],
    ['面点师 / 面点主管（2023.5至今）', '面点主管'],
    ['护士长（2022年起）/带教老师（2020年起）', '护士长、带教老师'],
    ['店员，之后升任店长', '店员、店长'],
    ['结构设计实习生 Structural Design Intern', '结构设计实习生'],
    ['后端开发工程师 Java', '后端开发工程师 Java'],
    ['销售', '销售'],
    ['Marketing Assistant', '市场助理'],
    ['Barista', 'Barista'],
    ['', ''],
  ])('%s is %s', (title, spoken) => expect(spokenPost(title)).toBe(spoken));

  it.each([
    ['2024年牵头整理12个项目的申报材料', ''],
    ['2025年牵头整理12个项目的申报材料', '四级主任科员'],
    ['对接省州发改部门', '四级主任科员'],
  ])('is not used for an earlier year: %s', (statement, spoken) =>
    expect(spokenPostFor('一级科员→四级主任科员（2025.01）', statement)).toBe(spoken),
  );

  it.each([
    ['2019年做出新的码放办法', ''],
    ['2022年做出新的码放办法', '仓储班长'],
    ['带6名理货员', '仓储班长'],
  ])('of two posts with the date of one is the dated one: %s', (statement, spoken) =>
    expect(spokenPostFor('仓储班长（2021年3月起）/理货员', statement)).toBe(spoken),
  );

  it('is not used for a dated statement if the last rank has no date', () =>
    expect(spokenPostFor('专员→主管', '2024年完成系统上线')).toBe(''));
});
