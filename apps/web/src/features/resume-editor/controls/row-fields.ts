import type { Course, CustomFact, Intention, ProfileLink, ProjectItem } from '@qicheng/resume/document';
import { fieldOf } from '@qicheng/resume/fields/field';
import { type FieldControl, type FieldDefinition, WORK_ROLE_FIELDS } from '@qicheng/resume/sections';

/** A list of small things inside a field: its columns, and the words of its button. */
export interface RowKind {
  readonly fields: readonly FieldDefinition[];
  readonly add: string;
  /** What one row is called in the labels of its buttons. */
  readonly noun: string;
  readonly hasIds: boolean;
  /** Rows that are small forms stand one under the other, the rest in one line. */
  readonly isForm?: boolean;
}

const course = fieldOf<Course>();
const link = fieldOf<ProfileLink>();
const fact = fieldOf<CustomFact>();
const position = fieldOf<NonNullable<Intention['positions']>[number]>();
const result = fieldOf<NonNullable<ProjectItem['results']>[number]>();

export const FACT_FIELDS = [fact('label', '名称', 'Label', 'i18n'), fact('value', '内容', 'Value', 'i18n')];

export const ROW_KINDS: Readonly<Partial<Record<FieldControl, RowKind>>> = {
  positions: {
    fields: [position('name', '岗位名称', 'Position', 'i18n')],
    add: '添加岗位',
    noun: '岗位',
    hasIds: false,
  },
  courses: {
    fields: [course('name', '课程', 'Course', 'i18n'), course('score', '成绩', 'Score', 'text')],
    add: '添加课程',
    noun: '课程',
    hasIds: false,
  },
  links: {
    fields: [link('network', '平台', 'Network', 'i18n'), link('url', '网址', 'Address', 'link')],
    add: '添加链接',
    noun: '链接',
    hasIds: true,
  },
  facts: { fields: FACT_FIELDS, add: '添加一项', noun: '信息', hasIds: true },
  results: {
    fields: [
      result('name', '指标', 'Measure', 'i18n'),
      result('before', '之前', 'Before', 'text'),
      result('after', '之后', 'After', 'text'),
      result('unit', '单位', 'Unit', 'i18n'),
    ],
    add: '添加结果',
    noun: '结果',
    hasIds: true,
    isForm: true,
  },
  roles: { fields: WORK_ROLE_FIELDS, add: '添加岗位', noun: '岗位', hasIds: true, isForm: true },
};
