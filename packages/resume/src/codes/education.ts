import { labelTable } from './labels.js';

// The levels of GB/T 4658 that are used in résumés.
export const DEGREE_LEVEL = labelTable([
  ['doctor', '博士研究生', 'Doctorate'],
  ['master', '硕士研究生', "Master's"],
  ['bachelor', '本科', "Bachelor's"],
  ['college', '大专', 'College diploma'],
  ['technical', '中专', 'Secondary vocational'],
  ['highSchool', '高中', 'High school'],
  ['juniorHigh', '初中', 'Junior high school'],
]);

export const DEGREE_TYPE = labelTable([
  ['academic', '学术型', 'Academic'],
  ['professional', '专业型', 'Professional'],
]);

export const STUDY_FORM = labelTable([
  ['fullTime', '全日制', 'Full-time'],
  ['partTime', '非全日制', 'Part-time'],
]);

export const SCHOOL_TAG = labelTable([
  ['985', '985', 'Project 985'],
  ['211', '211', 'Project 211'],
  ['doubleFirst', '双一流', 'Double First-Class'],
  ['qs100', 'QS100', 'QS Top 100'],
]);

export const RANK_SCOPE = labelTable([
  ['class', '班级', 'class'],
  ['major', '专业', 'major'],
  ['grade', '年级', 'year'],
]);
