import { labelTable } from './labels.js';

export const CAMPUS_LEVEL = labelTable([
  ['university', '校级', 'University level'],
  ['college', '院级', 'School level'],
  ['class', '班级', 'Class level'],
]);

export const PROJECT_KIND = labelTable([
  ['course', '课程项目', 'Course project'],
  ['research', '科研项目', 'Research project'],
  ['contest', '竞赛项目', 'Contest project'],
  ['company', '企业项目', 'Company project'],
  ['startup', '创业项目', 'Start-up project'],
]);

export const PAPER_INDEX = labelTable([
  ['SCI', 'SCI', 'SCI'],
  ['EI', 'EI', 'EI'],
  ['SSCI', 'SSCI', 'SSCI'],
  ['CSSCI', 'CSSCI', 'CSSCI'],
  ['core', '北大核心', 'PKU Core'],
  ['other', '其他', 'Other'],
]);

export const PAPER_STATUS = labelTable([
  ['published', '已发表', 'Published'],
  ['accepted', '已录用', 'Accepted'],
  ['submitted', '已投稿', 'Submitted'],
  ['writing', '撰写中', 'In preparation'],
]);

export const PATENT_KIND = labelTable([
  ['invention', '发明专利', 'Invention'],
  ['utility', '实用新型', 'Utility model'],
  ['design', '外观设计', 'Design'],
]);

export const PATENT_STATUS = labelTable([
  ['granted', '已授权', 'Granted'],
  ['published', '已公开', 'Published'],
  ['filed', '已受理', 'Filed'],
]);

export const AWARD_KIND = labelTable([
  ['scholarship', '奖学金', 'Scholarship'],
  ['contest', '竞赛', 'Contest'],
  ['honour', '荣誉称号', 'Honour'],
]);

export const AWARD_LEVEL = labelTable([
  ['international', '国际级', 'International'],
  ['national', '国家级', 'National'],
  ['provincial', '省级', 'Provincial'],
  ['city', '市级', 'City'],
  ['university', '校级', 'University'],
  ['college', '院级', 'School'],
]);

export const CERTIFICATE_KIND = labelTable([
  ['language', '语言', 'Language'],
  ['computer', '计算机', 'Computer'],
  ['vocational', '职业资格', 'Professional qualification'],
  ['teaching', '教师资格', 'Teaching qualification'],
  ['mandarin', '普通话', 'Mandarin'],
  ['driving', '驾照', 'Driving licence'],
  ['other', '其他', 'Other'],
]);

export const SKILL_LEVEL = labelTable([
  ['aware', '了解', 'Basic'],
  ['familiar', '熟悉', 'Familiar'],
  ['proficient', '掌握', 'Proficient'],
  ['advanced', '熟练', 'Advanced'],
  ['expert', '精通', 'Expert'],
]);

export const FLUENCY = labelTable([
  ['native', '母语', 'Native'],
  ['fluent', '流利', 'Fluent'],
  ['working', '工作熟练', 'Working proficiency'],
  ['conversational', '日常交流', 'Conversational'],
  ['basic', '基础', 'Basic'],
]);
