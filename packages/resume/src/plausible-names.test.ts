import {
  isPlausibleCertificate,
  isPlausibleEmployer,
  isPlausibleSkill,
  isPlausibleTitle,
} from './plausible-names.js';

it.each(['个', '的', '2023年还考了电工证', '普通话能上课', '2025.08', '2024年3月'])(
  '%s is no certificate',
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
it.each(['的东西', '的', '，'])('%s is no skill', (name) => {
  expect(isPlausibleSkill(name)).toBe(false);
});
it.each(['R', 'C', 'Excel', '会计核算', '办公软件', '了解 SQL'])('%s may be a skill', (name) => {
  expect(isPlausibleSkill(name)).toBe(true);
});
it.each(['Export Sales Executive', 'Export Sales Executive 外贸业务员', '外贸跟单员', '的'])(
  '%s is no employer',
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
it.each(['办入住退房', '打针换药', '三班倒'])('%s is no title', (name) => {
  expect(isPlausibleTitle(name)).toBe(false);
});
it.each(['前厅主管', '开发工程师', '打样员', '办公室文员', '二辩', 'Owner', '收银', '写作助教'])(
  '%s may be a title',
  (name) => {
    expect(isPlausibleTitle(name)).toBe(true);
  },
);
