import type { Label } from './codes/labels.js';
import type { ResumeDocument } from './document.js';
import * as achievement from './fields/achievement-fields.js';
import { INTENTION_FIELDS } from './fields/basics-fields.js';
import * as experience from './fields/experience-fields.js';
import type { FieldDefinition } from './fields/field.js';
import * as personal from './fields/personal-fields.js';
import type { CustomKind } from './sections/custom.js';
import type { SectionKind } from './view-model.js';

/** The sections that a résumé prints; custom sections are addressed as `custom:<id>`. */
export type SectionKey = Exclude<
  keyof ResumeDocument,
  'meta' | 'basics' | 'custom' | 'coverLetters' | 'attachments' | 'x'
>;

export interface SectionDefinition {
  key: SectionKey;
  title: Label;
  /** Other common headings of this section; used by the import. */
  aliases: readonly string[];
  /** How it is stored: one object, a list of items, or plain statements. */
  shape: 'object' | 'list' | 'atoms';
  prints: SectionKind;
  fields: readonly FieldDefinition[];
  /** Whether a new résumé shows it. */
  initial: boolean;
  /** The column of a two-column template. */
  region: 'main' | 'side';
  sensitivity: 0 | 3;
}

type Traits = Partial<Pick<SectionDefinition, 'shape' | 'prints' | 'initial' | 'region' | 'sensitivity'>>;

const section = (
  key: SectionKey,
  zh: string,
  en: string,
  aliases: readonly string[],
  fields: readonly FieldDefinition[],
  traits: Traits = {},
): SectionDefinition => ({
  key,
  title: { zh, en },
  aliases,
  fields,
  shape: 'list',
  prints: 'entries',
  initial: false,
  region: 'main',
  sensitivity: 0,
  ...traits,
});

const INITIAL = { initial: true } as const;
const SIDE_TAGS = { prints: 'tags', region: 'side' } as const;

/** All printable sections in the default order of a Chinese student's résumé. */
export const SECTIONS: readonly SectionDefinition[] = [
  section('intention', '求职意向', 'Objective', ['应聘意向', '期望工作'], INTENTION_FIELDS, {
    shape: 'object',
    prints: 'facts',
    initial: true,
    region: 'side',
  }),
  section(
    'education',
    '教育背景',
    'Education',
    ['教育经历', '学历信息', '教育情况'],
    experience.EDUCATION_FIELDS,
    INITIAL,
  ),
  section(
    'internships',
    '实习经历',
    'Internships',
    ['实习经验', '实习实践'],
    experience.WORK_FIELDS,
    INITIAL,
  ),
  section(
    'work',
    '工作经历',
    'Work Experience',
    ['工作经验', '职业经历', '任职经历'],
    experience.WORK_FIELDS,
  ),
  section('projects', '项目经历', 'Projects', ['项目经验', '项目实践'], experience.PROJECT_FIELDS, INITIAL),
  section('research', '科研经历', 'Research', ['科研项目', '研究经历'], achievement.RESEARCH_FIELDS),
  section('papers', '论文发表', 'Publications', ['学术成果', '发表论文', '论文'], achievement.PAPER_FIELDS),
  section('patents', '专利', 'Patents', ['专利成果', '发明专利'], achievement.PATENT_FIELDS),
  section(
    'softwareCopyrights',
    '软件著作权',
    'Software Copyrights',
    ['软著'],
    achievement.SOFTWARE_COPYRIGHT_FIELDS,
  ),
  section(
    'campus',
    '校园经历',
    'Campus Activities',
    ['在校经历', '学生工作', '社团经历'],
    experience.CAMPUS_FIELDS,
    INITIAL,
  ),
  section(
    'practice',
    '社会实践',
    'Volunteering',
    ['志愿服务', '志愿经历', '实践经历'],
    experience.PRACTICE_FIELDS,
  ),
  section(
    'awards',
    '荣誉奖项',
    'Honours & Awards',
    ['荣誉证书', '获奖情况', '所获奖项'],
    achievement.AWARD_FIELDS,
    INITIAL,
  ),
  section(
    'certificates',
    '证书',
    'Certificates',
    ['资格证书', '职业资格', '技能证书'],
    achievement.CERTIFICATE_FIELDS,
  ),
  section(
    'languages',
    '语言能力',
    'Languages',
    ['外语水平', '外语能力'],
    achievement.LANGUAGE_FIELDS,
    SIDE_TAGS,
  ),
  section('skills', '专业技能', 'Skills', ['技能特长', '个人技能', '技能'], achievement.SKILL_FIELDS, {
    ...SIDE_TAGS,
    ...INITIAL,
  }),
  section('portfolio', '作品集', 'Portfolio', ['个人作品', '作品展示'], personal.PORTFOLIO_FIELDS),
  section('selfEvaluation', '自我评价', 'Summary', ['个人评价', '个人优势', '个人总结', '自我介绍'], [], {
    shape: 'atoms',
    prints: 'paragraphs',
    initial: true,
  }),
  section('hobbies', '兴趣爱好', 'Interests', ['个人爱好', '兴趣特长'], personal.HOBBY_FIELDS, SIDE_TAGS),
  section('references', '推荐人', 'References', ['证明人'], personal.REFERENCE_FIELDS),
  section('family', '家庭成员', 'Family', ['家庭情况', '家庭主要成员'], personal.FAMILY_FIELDS, {
    prints: 'table',
    sensitivity: 3,
  }),
];

const byKey = new Map(SECTIONS.map((definition) => [definition.key as string, definition]));

/** The definition of a section of the model; undefined for custom sections and unknown keys. */
export const findSection = (key: string): SectionDefinition | undefined => byKey.get(key);

const CUSTOM_PREFIX = 'custom:';

/** The placement key of a custom section. */
export const customKey = (id: string): string => `${CUSTOM_PREFIX}${id}`;

/** The id of the custom section in a placement key; undefined for sections of the model. */
export const customIdOf = (key: string): string | undefined =>
  key.startsWith(CUSTOM_PREFIX) ? key.slice(CUSTOM_PREFIX.length) : undefined;

/** The four kinds of custom sections and the fields of their items. */
export const CUSTOM_KINDS: Readonly<
  Record<CustomKind, { title: Label; prints: SectionKind; fields: readonly FieldDefinition[] }>
> = {
  entries: {
    title: { zh: '经历列表', en: 'Entries' },
    prints: 'entries',
    fields: personal.CUSTOM_ENTRY_FIELDS,
  },
  text: { title: { zh: '文字段落', en: 'Text' }, prints: 'paragraphs', fields: [] },
  tags: { title: { zh: '标签', en: 'Tags' }, prints: 'tags', fields: personal.CUSTOM_TAG_FIELDS },
  facts: { title: { zh: '信息表', en: 'Facts' }, prints: 'facts', fields: personal.CUSTOM_FACT_FIELDS },
};

export { BASICS_FIELDS } from './fields/basics-fields.js';
export { WORK_ROLE_FIELDS } from './fields/experience-fields.js';
export type { FieldControl, FieldDefinition } from './fields/field.js';
export { ATTACHMENT_FIELDS, COVER_LETTER_FIELDS } from './fields/personal-fields.js';
