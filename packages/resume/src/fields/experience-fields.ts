import { CAMPUS_LEVEL, PROJECT_KIND } from '../codes/achievement.js';
import { DEGREE_LEVEL, DEGREE_TYPE, STUDY_FORM } from '../codes/education.js';
import type { EducationItem } from '../sections/education.js';
import type { CampusItem, PracticeItem, ProjectItem, WorkItem, WorkRole } from '../sections/experience.js';
import { fieldOf, PRIMARY } from './field.js';

const education = fieldOf<EducationItem>();
const campus = fieldOf<CampusItem>();
const practice = fieldOf<PracticeItem>();
const work = fieldOf<WorkItem>();
const role = fieldOf<WorkRole>();
const project = fieldOf<ProjectItem>();

export const EDUCATION_FIELDS = [
  education('school', '学校', 'School', 'school', PRIMARY),
  education('major', '专业', 'Major', 'i18n', PRIMARY),
  education('degreeLevel', '学历', 'Degree', 'select', { primary: true, options: DEGREE_LEVEL }),
  education('period', '起止时间', 'Period', 'period', PRIMARY),
  education('college', '学院', 'Department', 'i18n', PRIMARY),
  education('gpa', '绩点', 'GPA', 'gpa', PRIMARY),
  education('rank', '排名', 'Rank', 'rank', PRIMARY),
  education('courses', '主修课程', 'Courses', 'courses', PRIMARY),
  education('highlights', '在校表现', 'Highlights', 'atoms', PRIMARY),
  education('place', '所在城市', 'City', 'i18n'),
  education('studyForm', '学习形式', 'Study form', 'select', { options: STUDY_FORM }),
  education('degreeType', '学位类型', 'Degree type', 'select', { options: DEGREE_TYPE }),
  education('degreeName', '学位', 'Degree name', 'i18n'),
  education('schoolingYears', '学制（年）', 'Length (years)', 'number'),
  education('averageScore', '平均分', 'Average score', 'number'),
  education('discipline', '学科门类', 'Discipline', 'i18n'),
  education('minor', '辅修', 'Minor', 'i18n'),
  education('secondDegree', '第二学位', 'Second degree', 'i18n'),
  education('advisor', '导师', 'Advisor', 'i18n'),
  education('thesis', '毕业论文', 'Thesis', 'i18n'),
  education('exchange', '交换经历', 'Exchange', 'i18n'),
  education('recommendedExempt', '推荐免试', 'Recommended exemption', 'switch'),
  education('studentNumber', '学号', 'Student number', 'text', { sensitivity: 3 }),
  education('chsiCode', '学信网验证码', 'CHSI code', 'text', { sensitivity: 3 }),
] as const;

export const CAMPUS_FIELDS = [
  campus('organisation', '组织', 'Organisation', 'i18n', PRIMARY),
  campus('role', '职务', 'Role', 'i18n', PRIMARY),
  campus('period', '起止时间', 'Period', 'period', PRIMARY),
  campus('highlights', '经历描述', 'Description', 'atoms', PRIMARY),
  campus('level', '级别', 'Level', 'select', { options: CAMPUS_LEVEL }),
  campus('place', '地点', 'Location', 'i18n'),
] as const;

export const PRACTICE_FIELDS = [
  practice('name', '活动名称', 'Activity', 'i18n', PRIMARY),
  practice('organisation', '组织单位', 'Organisation', 'i18n', PRIMARY),
  practice('role', '角色', 'Role', 'i18n', PRIMARY),
  practice('period', '起止时间', 'Period', 'period', PRIMARY),
  practice('highlights', '经历描述', 'Description', 'atoms', PRIMARY),
  practice('hours', '时长（小时）', 'Hours', 'number'),
  practice('level', '级别', 'Level', 'select', { options: CAMPUS_LEVEL }),
  practice('place', '地点', 'Location', 'i18n'),
] as const;

export const WORK_FIELDS = [
  work('company', '单位', 'Company', 'i18n', PRIMARY),
  work('title', '职位', 'Title', 'i18n', PRIMARY),
  work('period', '起止时间', 'Period', 'period', PRIMARY),
  work('highlights', '工作内容', 'Description', 'atoms', PRIMARY),
  work('department', '部门', 'Department', 'i18n'),
  work('place', '地点', 'Location', 'i18n'),
  work('industry', '行业', 'Industry', 'i18n'),
  work('tech', '技术与工具', 'Tools', 'words'),
  work('link', '网址', 'Link', 'link'),
  work('roles', '内部任职', 'Roles', 'roles'),
] as const;

/** Fields of one position inside an employment (control `roles`). */
export const WORK_ROLE_FIELDS = [
  role('title', '职位', 'Title', 'i18n', PRIMARY),
  role('department', '部门', 'Department', 'i18n', PRIMARY),
  role('period', '起止时间', 'Period', 'period', PRIMARY),
  role('highlights', '工作内容', 'Description', 'atoms', PRIMARY),
] as const;

export const PROJECT_FIELDS = [
  project('name', '项目名称', 'Project', 'i18n', PRIMARY),
  project('role', '角色', 'Role', 'i18n', PRIMARY),
  project('period', '起止时间', 'Period', 'period', PRIMARY),
  project('tech', '技术与工具', 'Tools', 'words', PRIMARY),
  project('highlights', '项目描述', 'Description', 'atoms', PRIMARY),
  project('kind', '类型', 'Kind', 'select', { options: PROJECT_KIND }),
  project('organisation', '所属单位', 'Organisation', 'i18n'),
  project('place', '地点', 'Location', 'i18n'),
  project('link', '链接', 'Link', 'link'),
  project('situation', '项目背景', 'Situation', 'i18nLong'),
  project('task', '我的任务', 'Task', 'i18nLong'),
  project('results', '量化成果', 'Results', 'results'),
  project('teamSize', '团队人数', 'Team size', 'number'),
  project('contribution', '个人贡献', 'Contribution', 'i18n'),
] as const;
