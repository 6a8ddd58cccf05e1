import {
  isPlausibleCertificate,
  isPlausibleEmployer,
  isPlausiblePerson,
  isPlausibleSchool,
  isPlausibleSkill,
  isPlausibleTitle,
} from './plausible-names.js';

it.each(['个', '的', '2023年还考了电工证', '普通话能上课', '2025.08', '2024年3月'])(
  '%s is not a certificate',
  (name) => {
    expect(isPlausibleCertificate(name)).toBe(false);
  },
);
it.each(['电工证', 'CET-6', 'PMP', '教师资格证（高中数学）', '2026年法考客观题已通过', '会计从业资格证'])(
  '%s may be a certificate',
  (name) => {
    expect(isPlausibleCertificate(name)).toBe(true);
  },
);
it.each(['的东西', '的', '，'])('%s is not a skill', (name) => {
  expect(isPlausibleSkill(name)).toBe(false);
});
it.each(['R', 'C', 'Excel', '会计核算', '办公软件', '了解 SQL'])('%s may be a skill', (name) => {
  expect(isPlausibleSkill(name)).toBe(true);
});
it.each(['Export Sales Executive', 'Export Sales Executive 外贸业务员', '外贸跟单员', '的'])(
  '%s is not an employer',
  (name) => {
    expect(isPlausibleEmployer(name)).toBe(false);
  },
);
it.each(['华为', 'ABB', '佛山市亮途照明科技有限公司', '老师傅餐饮', 'Hotel Manager Group', '自由职业'])(
  '%s may be an employer',
  (name) => {
    expect(isPlausibleEmployer(name)).toBe(true);
  },
);
it.each(['办入住退房', '打针换药', '三班倒'])('%s is not a job title', (name) => {
  expect(isPlausibleTitle(name)).toBe(false);
});
it.each(['前厅主管', '开发工程师', '打样员', '办公室文员', '二辩', 'Owner', '收银', '写作助教'])(
  '%s may be a job title',
  (name) => {
    expect(isPlausibleTitle(name)).toBe(true);
  },
);
it.each(['大三暑假', '2024年寒假', '大二下学期', '毕业以后', '暑假期间'])(
  '%s is a time, not an employer',
  (name) => {
    expect(isPlausibleEmployer(name)).toBe(false);
  },
);
it.each(['大学城书店', '暑期乐培训学校', '半年糖茶饮'])(
  '%s may be an employer although it begins like a time',
  (name) => {
    expect(isPlausibleEmployer(name)).toBe(true);
  },
);
it.each(['是江城大学', '毕业于江城大学', '在江城学院'])('%s is not a school', (name) => {
  expect(isPlausibleSchool(name)).toBe(false);
});
it.each(['江城大学', '上海大学', '考文垂大学'])('%s may be a school', (name) => {
  expect(isPlausibleSchool(name)).toBe(true);
});
it.each(['成员', '项目组成员', '应届生', '组长', '是', '负责人'])(
  '%s is not the name of a person',
  (name) => {
    expect(isPlausiblePerson(name)).toBe(false);
  },
);
it.each(['成龙', '高峰', '李春生', '王长生', 'Zhao Yichen', '欧阳明'])(
  '%s may be the name of a person',
  (name) => {
    expect(isPlausiblePerson(name)).toBe(true);
  },
);
it('rejects an action as an employer and a change in figures as a job title', () => {
  expect(isPlausibleEmployer('采用新模板')).toBe(false);
  expect(isPlausibleTitle('交期从 7 天降到 5 天')).toBe(false);
});
