import {
  degrees,
  educationLevels,
  examModuleKeys,
  examModules,
  freshStatuses,
  politicalStatuses,
} from '@qicheng/analysis/civil-service';
import { type Box, choices } from '../exam/typed-entry.js';

/** Id of the list of undergraduate classes. */
export const CLASS_LIST = 'major-classes';

const YES_NO = [
  { value: 'true', label: '是' },
  { value: 'false', label: '否' },
];

/** One education. */
export const EDUCATION_BOXES: readonly Box[] = [
  { path: 'level', label: '学历', kind: 'choice', isRequired: true, options: choices(educationLevels) },
  { path: 'degree', label: '学位', kind: 'choice', options: choices(degrees) },
  { path: 'isFullTime', label: '全日制', kind: 'flag', options: YES_NO },
  { path: 'major', label: '专业', kind: 'text', maxLength: 60 },
  {
    path: 'majorCode',
    label: '专业代码',
    kind: 'text',
    hint: '本科可选专业类（4 位），或填 6 位代码',
    maxLength: 8,
    list: CLASS_LIST,
  },
  { path: 'graduationYear', label: '毕业年份', kind: 'number', unit: '年' },
];

/** What conditions ask for besides; left out, the clauses about it are unknown. */
export const FACT_BOXES: readonly Box[] = [
  { path: 'politicalStatus', label: '政治面貌', kind: 'choice', options: choices(politicalStatuses) },
  { path: 'freshStatus', label: '应届身份', kind: 'choice', options: choices(freshStatuses) },
  { path: 'birthDate', label: '出生日期', kind: 'date' },
  { path: 'household.province', label: '户籍省份', kind: 'text', maxLength: 20 },
  { path: 'household.city', label: '户籍城市', kind: 'text', maxLength: 20 },
  { path: 'origin.province', label: '生源省份', kind: 'text', maxLength: 20 },
  { path: 'origin.city', label: '生源城市', kind: 'text', maxLength: 20 },
  { path: 'grassrootsYears', label: '基层工作', kind: 'number', unit: '年', hint: '没有填 0' },
  { path: 'workYears', label: '全部工作', kind: 'number', unit: '年', hint: '没有填 0' },
  {
    path: 'gender',
    label: '性别',
    kind: 'choice',
    options: choices(['男', '女']),
    hint: '职位有要求时才需要',
  },
];

export const MOCK_BOXES: readonly Box[] = [
  { path: 'aptitude', label: '行测模考', kind: 'number', unit: '/100' },
  { path: 'essay', label: '申论模考', kind: 'number', unit: '/100' },
];

/** Per cent of the points of each module. */
export const MODULE_BOXES: readonly Box[] = examModuleKeys.map((key) => ({
  path: `modules.${key}`,
  label: examModules[key].label,
  kind: 'number',
  unit: '%',
}));

export const HOUR_BOXES: readonly Box[] = [
  { path: 'days', label: '距离考试', kind: 'number', unit: '天', isRequired: true },
  { path: 'total', label: '可用总时间', kind: 'number', unit: '小时', isRequired: true },
];
