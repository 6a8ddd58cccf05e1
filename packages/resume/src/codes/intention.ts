import { labelTable } from './labels.js';

export const JOB_TYPE = labelTable([
  ['fullTime', '全职', 'Full-time'],
  ['internship', '实习', 'Internship'],
  ['partTime', '兼职', 'Part-time'],
]);

export const WORK_MODE = labelTable([
  ['onSite', '现场办公', 'On-site'],
  ['hybrid', '混合办公', 'Hybrid'],
  ['remote', '远程办公', 'Remote'],
]);

export const SEEKER_STATUS = labelTable([
  ['student', '在校', 'Student'],
  ['available', '离校/离职', 'Available now'],
  ['employed', '在职', 'Employed'],
]);

export const TRACK = labelTable([
  ['company', '企业', 'Company'],
  ['stateOwned', '国企', 'State-owned enterprise'],
  ['civilService', '公务员', 'Civil service'],
  ['publicInstitution', '事业编', 'Public institution'],
  ['teaching', '教师', 'Teaching'],
  ['postgraduate', '考研', 'Postgraduate study'],
  ['abroad', '出国', 'Study abroad'],
]);

export const SALARY_UNIT = labelTable([
  ['yuanPerMonth', '元/月', 'CNY/month'],
  ['kiloPerMonth', 'K/月', 'k CNY/month'],
  ['wanPerYear', '万/年', '×10k CNY/year'],
  ['yuanPerDay', '元/天', 'CNY/day'],
  ['yuanPerHour', '元/小时', 'CNY/hour'],
]);
