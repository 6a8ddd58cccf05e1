import { regex } from '@qicheng/resume/regex';
import type { ListSection } from './draft.js';
import { type LabelKind, labelKindOf } from './label-kinds.js';
import { isTimeLabel, labelled } from './words.js';

/** Sections of entries with a head, a period and statements. */
export type ExperienceSection = Extract<
  ListSection,
  'work' | 'internships' | 'projects' | 'campus' | 'practice' | 'research'
>;

/** Labels of statements. */
export const STATEMENT_LABEL = regex('iu')`
  ^(?:主要)?(?:工作|实习|项目|个人|岗位|活动|实践|经历|研究)?(?:内容|职责|描述|业绩|成果|成绩|介绍|简介|概述
  |贡献|收获|职能|亮点|职责描述|责任描述|说明)$|^负责内容$|^(?:我的|主要)?(?:职责|业绩|成果)$
  |^(?:主要工作|工作|描述|内容|简介|个人贡献|责任描述)$|^(?:description|responsibilities|achievements|results)$
`;
/** Labels of tools. */
export const TECH_LABEL =
  /^(?:技术栈|使用技术|项目技术|关键技术|开发环境|技术与工具|技术|工具|开发工具|tech(?:stack)?|tools|technologies)$/iu;
const TEXT_LABELS: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:公司|单位|企业|公司名称|企业名称|工作单位|实习单位|单位名称|实习公司|就职公司|所在公司|company)$/i,
    'company',
  ],
  [
    /^(?:职位|岗位|担任|担任职位|担任岗位|担任职务|职务|职位名称|岗位名称|实习岗位|实习职位|工作岗位|工作职位|角色|title|position|role)$/i,
    'title',
  ],
  [/^(?:部门|所在部门|department)$/i, 'department'],
  [/^(?:项目|项目名称|名称|课题名称|活动名称|实践名称|project)$/i, 'name'],
  [/^(?:组织|组织名称|社团|社团名称|学生组织|所在组织|单位|单位名称|organi[sz]ation)$/i, 'organisation'],
  [
    /^(?:角色|担任|担任角色|项目角色|担任职务|职务|职位|岗位|本人角色|我的角色|担任职位|担任职责|所任职务|项目职务|任职|身份|分工|项目分工|role|position|title)$/i,
    'role',
  ],
  [/^(?:地点|工作地点|城市|location)$/i, 'place'],
  [/^(?:行业|所属行业|industry)$/i, 'industry'],
  [/^(?:所属单位|组织单位|主办单位|实验室|单位)$/i, 'organisation'],
  [/^(?:指导教师|导师|指导老师|advisor)$/i, 'advisor'],
  [/^(?:资助来源|funding|(?:项目|课题|经费)来源|来源|资助单位)$/i, 'funding'],
  [/^(?:项目背景|背景|situation|background)$/i, 'situation'],
  [/^(?:我的任务|任务|task)$/i, 'task'],
  [/^(?:个人贡献|contribution)$/i, 'contribution'],
];
const FIELDS: Readonly<Record<ExperienceSection, readonly string[]>> = {
  work: ['company', 'title', 'department', 'place', 'industry'],
  internships: ['company', 'title', 'department', 'place', 'industry'],
  projects: ['name', 'role', 'organisation', 'place', 'situation', 'task', 'contribution'],
  campus: ['organisation', 'role', 'place'],
  practice: ['name', 'organisation', 'role', 'place'],
  research: ['name', 'organisation', 'role', 'advisor', 'funding', 'place'],
};

const BY_KIND: Readonly<Partial<Record<LabelKind, readonly string[]>>> = {
  host: ['company', 'organisation'],
  school: ['company', 'organisation'],
  name: ['name', 'organisation', 'company'],
  role: ['title', 'role'],
  department: ['department'],
  place: ['place'],
};

/** The field that a label announces, judged by the whole label or its key word. */
export function fieldOf(section: ExperienceSection, label: string): string | undefined {
  const fields = FIELDS[section];
  const exact = TEXT_LABELS.find(([form, field]) => form.test(label) && fields.includes(field))?.[1];
  const kind = labelKindOf(label);
  return exact ?? (kind === null ? undefined : BY_KIND[kind]?.find((field) => fields.includes(field)));
}

/** Whether a part of a head is self-explanatory. */
export const isFieldLabel = (section: ExperienceSection, text: string): boolean => {
  const label = labelled(text)?.label ?? '';
  return fieldOf(section, label) !== undefined || TECH_LABEL.test(label) || isTimeLabel(label);
};
