import { mathPapers, postgradFields, schoolTiers } from '@qicheng/analysis/postgrad-exam';
import { type Box, choices } from '../exam/typed-entry.js';

const SELF = [
  { value: '5', label: '5 很扎实' },
  { value: '4', label: '4 较好' },
  { value: '3', label: '3 一般' },
  { value: '2', label: '2 较弱' },
  { value: '1', label: '1 基本没学' },
];

/** Where one comes from. */
export const OWN_BOXES: readonly Box[] = [
  { path: 'undergraduate.school', label: '本科院校', kind: 'text', maxLength: 60 },
  {
    path: 'undergraduate.tier',
    label: '本科院校层次',
    kind: 'choice',
    isRequired: true,
    options: choices(schoolTiers),
  },
  { path: 'undergraduate.major', label: '本科专业', kind: 'text', isRequired: true, maxLength: 60 },
  { path: 'undergraduate.rankPercent', label: '专业排名', kind: 'number', unit: '%', hint: '前百分之几' },
  { path: 'undergraduate.gpa.value', label: '绩点或均分', kind: 'number' },
  { path: 'undergraduate.gpa.scale', label: '绩点满分', kind: 'number', hint: '如 4、5 或 100' },
];

/** How one stands in what is examined. */
export const LEVEL_BOXES: readonly Box[] = [
  { path: 'english.cet6', label: '英语六级', kind: 'number', unit: '分' },
  { path: 'english.cet4', label: '英语四级', kind: 'number', unit: '分' },
  { path: 'english.mock', label: '考研英语模拟', kind: 'number', unit: '/100' },
  { path: 'mathematics.mock', label: '考研数学模拟', kind: 'number', unit: '/150' },
  { path: 'mathematics.self', label: '数学基础自评', kind: 'choice', options: SELF },
  { path: 'estimatedScore', label: '初试估分', kind: 'number', unit: '/500', hint: '有复试线时按差值分档' },
  { path: 'research.papers', label: '论文', kind: 'number', unit: '篇' },
  { path: 'research.projects', label: '科研项目', kind: 'number', unit: '项' },
  { path: 'research.competitions', label: '竞赛奖项', kind: 'number', unit: '项' },
];

export const HOUR_BOXES: readonly Box[] = [
  { path: 'hours.weekly', label: '每周可用', kind: 'number', unit: '小时', isRequired: true },
  { path: 'hours.months', label: '备考时间', kind: 'number', unit: '个月', isRequired: true },
  {
    path: 'hours.examYear',
    label: '初试年份',
    kind: 'number',
    unit: '年',
    hint: '选填；计划不会排到初试之后',
  },
];

/** One target. */
export const TARGET_BOXES: readonly Box[] = [
  { path: 'school', label: '目标院校', kind: 'text', isRequired: true, maxLength: 60 },
  {
    path: 'tier',
    label: '院校层次',
    kind: 'choice',
    isRequired: true,
    options: choices(schoolTiers.slice(2)),
  },
  { path: 'major', label: '目标专业', kind: 'text', isRequired: true, maxLength: 60 },
  {
    path: 'span',
    label: '报考专业与本科专业的关系',
    kind: 'choice',
    isRequired: true,
    options: choices(['本专业', '相近专业', '跨专业']),
  },
  { path: 'region', label: '所在省份', kind: 'text', hint: '用来对应国家线', maxLength: 20 },
  { path: 'field', label: '学科门类', kind: 'choice', options: choices(postgradFields) },
  {
    path: 'mathematics',
    label: '数学科目',
    kind: 'choice',
    hint: '不选时计划不排数学',
    options: choices(mathPapers),
  },
  { path: 'studyMode', label: '学习方式', kind: 'choice', options: choices(['全日制', '非全日制']) },
];
