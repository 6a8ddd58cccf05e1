import { isStatedGap } from '@qicheng/resume/stated-gap';
import { isTraining } from '#src/text/training.js';
import { isFilled, type ListedItem, wordsOfText } from '../items.js';
import { lastMonthOf } from '../recency.js';
import type { Subject } from './rule.js';

/** A fact that an entry of a section should state; never personal data that may be withheld. */
interface Need {
  field: string;
  label: string;
  share: number;
  /** Alternative fields for the same fact. */
  or?: readonly string[];
}

const WORK: readonly Need[] = [
  { field: 'company', label: '单位名称', share: 0.25 },
  { field: 'title', label: '岗位名称', share: 0.25, or: ['roles'] },
  { field: 'period', label: '起止时间', share: 0.25, or: ['roles'] },
  { field: 'highlights', label: '工作内容', share: 0.25, or: ['roles'] },
];
const NAMED_AND_DATED: readonly Need[] = [
  { field: 'name', label: '名称', share: 0.6, or: ['title'] },
  { field: 'date', label: '时间', share: 0.4, or: ['period'] },
];

/** Required facts by section; other sections only have to exist. */
const NEEDS: Readonly<Record<string, readonly Need[]>> = {
  basics: [
    { field: 'name', label: '姓名', share: 0.3 },
    { field: 'phone', label: '电话', share: 0.35 },
    { field: 'email', label: '邮箱', share: 0.35 },
  ],
  intention: [
    { field: 'positions', label: '目标岗位', share: 0.7 },
    { field: 'cities', label: '意向城市', share: 0.3 },
  ],
  education: [
    { field: 'school', label: '学校', share: 0.3 },
    { field: 'major', label: '专业', share: 0.25 },
    { field: 'degreeLevel', label: '学历层次', share: 0.15, or: ['degreeName'] },
    { field: 'period', label: '起止时间', share: 0.3 },
  ],
  internships: WORK,
  work: WORK,
  projects: [
    { field: 'name', label: '项目名称', share: 0.25 },
    { field: 'role', label: '本人角色', share: 0.2 },
    { field: 'period', label: '起止时间', share: 0.2 },
    { field: 'highlights', label: '项目内容', share: 0.35 },
  ],
  research: [
    { field: 'name', label: '课题名称', share: 0.35 },
    { field: 'role', label: '本人角色', share: 0.2 },
    { field: 'period', label: '起止时间', share: 0.2 },
    { field: 'highlights', label: '研究内容', share: 0.25 },
  ],
  campus: [
    { field: 'organisation', label: '组织名称', share: 0.3 },
    { field: 'role', label: '职务', share: 0.25 },
    { field: 'period', label: '起止时间', share: 0.2 },
    { field: 'highlights', label: '工作内容', share: 0.25 },
  ],
  awards: NAMED_AND_DATED,
  papers: NAMED_AND_DATED,
  patents: NAMED_AND_DATED,
};

const only = (needs: readonly Need[], ...fields: string[]): Need[] =>
  needs.filter(({ field }) => fields.includes(field));
const without = (needs: readonly Need[], ...fields: string[]): Need[] =>
  needs.filter(({ field }) => !fields.includes(field));

/** The facts that an entry of one section should state; null if nothing about it is special. */
type SpecialNeeds = (
  needs: readonly Need[],
  item: ListedItem['item'],
  subject: Subject,
) => readonly Need[] | null;

/** A post in the public service has its place. */
const ofIntention: SpecialNeeds = (needs, _item, { document, stage }) =>
  isFilled(document.basics.residence) || stage === '考编' ? without(needs, 'cities') : needs;

/** Schools before university, by name. */
const EARLY_SCHOOL = /(?:中学|高中|初中|小学|[一二三四五六七八九十]中)$/u;

const ofEducation: SpecialNeeds = (needs, item, { document }) => {
  if (
    item['degreeLevel'] === 'highSchool' ||
    EARLY_SCHOOL.test(wordsOfText(item['school'], document.meta.lang))
  )
    return only(needs, 'school', 'period');
  if (isFilled(item['exchange'])) return without(needs, 'degreeLevel');
  const own = document.education.find(({ id }) => id === item['id']);
  if (own === undefined || !isTraining(own)) return needs;
  // An import may put the name of the course in the place of the subject.
  return isFilled(own.major) ? [] : only(needs, 'school');
};

const THESIS = /毕业(?:论文|设计)|学位论文|(?:硕士|博士|本科)(?:课题|论文)|dissertation|thesis/iu;
/** The own part in a project, told in its lines: 4人小组，组长; Sole maintainer. */
const OWN_ROLE =
  /(?:任|担任|[，,（(、])(?:小组)?组长|(?:项目|小组)?负责人|独立(?:完成|开发|设计|制作|负责)|\b(?:sole|only|lead|main)\s(?:maintainer|author|developer|contributor|designer)\b/iu;

const ofProject: SpecialNeeds = (needs, item, { document }) => {
  // A thesis has one author, and belongs to the time of the studies.
  if (THESIS.test(wordsOfText(item['name'], document.meta.lang))) return without(needs, 'role', 'period');
  return OWN_ROLE.test(JSON.stringify(item)) ? without(needs, 'role') : null;
};

/** Told without any name (学裁剪，学了3个月), or left so by an import: nothing of it is known to be missing. */
const ofJob: SpecialNeeds = (_needs, item) =>
  !isFilled(item['company']) && !isFilled(item['title']) && isFilled(item['highlights']) ? [] : null;

const ofWork: SpecialNeeds = (needs, item, subject) =>
  // Time without a job between posts has only its dates.
  isStatedGap(wordsOfText(item['company'], subject.document.meta.lang))
    ? only(needs, 'period')
    : ofJob(needs, item, subject);

const CLASS_POST = /班级|班(?:长|委)|团支书|[学生劳文体宣心]\p{Script=Han}?委员|课代表|[寝宿]室?长/u;
const MEMBER = /^(?:普通)?(?:会员|成员|队员|社员)$/u;
/** 院书画社负责人, 运动会志愿者: the organisation and the post in one name. */
const ORGANISATION_AND_POST =
  /(?:\p{Script=Han}|[a-z])(?:负责人|志愿者|[社会队团部组班]长|主席|[部书]记|干事|委员|[队成社会]员|[助主]理|主持人?|礼仪)$/iu;

const ofCampus: SpecialNeeds = (needs, item, { document }) => {
  const [name, organisation, role] = ['name', 'organisation', 'role'].map((field) =>
    wordsOfText(item[field], document.meta.lang),
  ) as [string, string, string];
  // The class is the organisation of a post in it; of a mere member nothing more is asked.
  if (CLASS_POST.test(`${name}${role}`)) return only(needs, 'period');
  if (MEMBER.test(role)) return without(needs, 'highlights');
  return ORGANISATION_AND_POST.test(`${organisation}${role}`) ? without(needs, 'organisation', 'role') : null;
};

const SPECIAL: Readonly<Record<string, SpecialNeeds>> = {
  intention: ofIntention,
  education: ofEducation,
  projects: ofProject,
  research: ofProject,
  internships: ofJob,
  work: ofWork,
  campus: ofCampus,
};

/** Of older entries neither the work nor the role is asked. */
const OLD_MONTHS = 120;

/** The facts that an entry should state; those that do not apply to it are left out. */
function needsOf(subject: Subject, { section, item }: ListedItem): readonly Need[] {
  const needs = NEEDS[section] ?? [];
  const special = SPECIAL[section]?.(needs, item, subject) ?? null;
  if (special !== null) return special;
  const last = lastMonthOf(item['period'], subject.month);
  const isOld = last !== null && subject.month - last > OLD_MONTHS;
  // A form of a public employer lists posts, and tells the work in another place.
  const isPostOfForm = subject.stage === '考编' && section === 'work';
  return isOld || isPostOfForm ? without(needs, 'highlights', 'role') : needs;
}

/** The facts that an entry should state and does not. */
export const missingFacts = (subject: Subject, listed: ListedItem): Need[] =>
  needsOf(subject, listed).filter(
    ({ field, or = [] }) => ![field, ...or].some((name) => isFilled(listed.item[name])),
  );
