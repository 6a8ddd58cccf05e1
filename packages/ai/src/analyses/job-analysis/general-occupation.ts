import type { Occupation } from '../../data/occupations.js';

/** What every kind of work asks for; used, and named as such, where the table does not know a position. */
export const GENERAL_OCCUPATION: Occupation = {
  code: 'general',
  name: '通用能力',
  field: '',
  titles: [],
  summary: '职业表没有收录这一岗位，这里只分析各类岗位共有的能力。',
  duties: ['具体职责请以招聘要求为准，也可以用“岗位 JD 分析”粘贴招聘原文'],
  abilities: [
    { key: 'communication', weight: 20 },
    { key: 'writing', weight: 15 },
    { key: 'office', weight: 15 },
    { key: 'projectManagement', weight: 15 },
    { key: 'teamwork', weight: 15 },
    { key: 'dataSense', weight: 10 },
    { key: 'resilience', weight: 10 },
  ],
  degree: 'college',
  majors: ['不限'],
  certificates: [],
  experience: '写清做了什么、怎么做、结果如何，用数字说明规模与变化',
  path: [
    { stage: '0–1 年', title: '熟悉业务', focus: '把交办的事按时做完做对' },
    { stage: '1–3 年', title: '独立承担', focus: '负责一块完整的工作' },
    { stage: '3–5 年', title: '带人带事', focus: '协调资源，带教新人' },
    { stage: '5 年以上', title: '负责方向', focus: '定目标、定方法' },
  ],
  adjacent: ['administration', 'operations', 'sales', 'hr'],
};
