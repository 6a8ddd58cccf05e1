import {
  type CivilEducation,
  type CivilInput,
  type CivilPost,
  type ConditionField,
  conditionFields,
  educationLevels,
  type PostConditions,
} from '@qicheng/analysis/civil-service';
import type { JudgedClause, JudgedPost } from '@qicheng/analysis/civil-service-result';
import { judgeAge } from './age.js';
import {
  judgeFresh,
  judgeGender,
  judgeGrassroots,
  judgePolitical,
  judgeServiceProject,
} from './applicant-status.js';
import { judgeCertificate } from './certificate.js';
import {
  guarded,
  judgeWays,
  type Judge,
  type Judged,
  openRemark,
  type Setting,
  unknown,
  evened,
} from './clause.js';
import { forThis, notForThis, withoutPreferences } from './conditional.js';
import { judgeEducation } from './education.js';
import { judgeHousehold } from './household.js';
import { judgeMajor } from './major.js';
import { judgeRemarks, judgeDegree } from './remarks.js';

const LABELS: readonly (readonly [RegExp, ConditionField | null])[] = [
  [/^学历(?:及|、|和)?学位(?:要求|条件)?/, 'education'],
  [/^(?:学历(?:要求|条件)?|最低学历)/, 'education'],
  [/^学位(?:要求|条件)?/, 'degree'],
  [/^(?:专业(?:要求|条件|名称|及代码|目录)?|所学专业)/, 'major'],
  [/^政治面貌(?:要求)?/, 'political'],
  [/^(?:应届(?:要求|毕业生要求)?|(?:招考|招聘|招录|报考|考试)?对象)/, 'fresh'],
  [/^基层工作(?:最低)?(?:年限|经历)(?:要求)?/, 'grassroots'],
  [/^(?:服务基层项目(?:工作经历)?|基层服务项目)/, 'serviceProject'],
  [/^(?:户籍(?:或生源)?(?:要求)?|生源(?:要求)?)/, 'hukou'],
  [/^年龄(?:要求|条件)?/, 'age'],
  [/^性别(?:要求)?/, 'gender'],
  [/^(?:资格证书|职业资格|证书)(?:要求)?/, 'certificate'],
  [
    /^(?:其他(?:条件|要求)?|其它(?:条件|要求)?|备注|说明|(?:报考|招聘|招录|任职|资格)?(?:条件|要求))/,
    'other',
  ],
  // Facts of the post, which are not conditions.
  [
    /^(?:职位(?:名称|代码|简介|属性)|岗位(?:名称|代码|简介)|部门(?:名称|代码)|用人(?:司局|单位)|招[考录聘](?:人数|单位|部门|机关|计划)|机构(?:性质|层级)|考试类别|工作地点|落户地点|面试人员比例|是否.{2,12}|咨询电话|网址|联系方式)/,
    null,
  ],
];

interface Labelled {
  field: ConditionField | null;
  rest: string;
}

function labelled(segment: string): Labelled | null {
  for (const [words, field] of LABELS) {
    const label = words.exec(segment)?.[0];
    if (label === undefined) continue;
    const rest = segment.slice(label.length).replace(/^】/, '');
    if (/^\s*[:\t]/.test(rest)) return { field, rest: rest.replace(/^\s*[:\t]\s*/, '') };
  }
  return null;
}

/** Splits a sentence at each comma before a label: 招录2人，专业：法学、法律硕士. */
function partsAtLabels(sentence: string): string[] {
  const parts: string[] = [];
  for (const part of sentence.split(/[,，]/)) {
    const last = parts.pop();
    if (last === undefined) parts.push(part);
    else if (labelled(evened(part)) === null) parts.push(`${last},${part}`);
    else parts.push(last, part);
  }
  return parts;
}

// 本科：法学类；研究生：法学 continues the list of majors.
const CONTINUES_MAJOR = /^(?:大学)?(?:本科|硕士|博士|研究生|大?专)\S{0,4}:/;

/**
 * Reads the conditions of a pasted text by its labels (学历：本科及以上；专业：…). Text without a label becomes part of the
 * remarks, which are judged sentence by sentence.
 */
function readConditions(text: string): PostConditions {
  const found = new Map<ConditionField, string[]>();
  const add = (field: ConditionField, words: string) => {
    if (words !== '') found.set(field, [...(found.get(field) ?? []), words]);
  };
  let last: ConditionField | null = 'other';
  for (const segment of text
    .split(/[\n;；。]/)
    .flatMap(partsAtLabels)
    .map((part) =>
      evened(part)
        .replace(/^【/, '')
        .replace(/】(?=[:\s]?)/, '】')
        .trim(),
    )) {
    if (segment === '') continue;
    const named = labelled(segment) ?? labelled(segment.replace(/^([^】:]{2,12})】\s*:?/, '$1:'));
    if (named) {
      last = named.field;
      if (named.field !== null) add(named.field, named.rest);
    } else if (last === 'major' && CONTINUES_MAJOR.test(segment)) add('major', segment);
    else add('other', segment);
  }
  return Object.fromEntries([...found].map(([field, parts]) => [field, parts.join(';')]));
}

const judges: Record<Exclude<ConditionField, 'other'>, Judge> = {
  education: judgeEducation,
  degree: judgeDegree,
  major: judgeMajor,
  political: judgePolitical,
  fresh: judgeFresh,
  grassroots: judgeGrassroots,
  serviceProject: judgeServiceProject,
  hukou: judgeHousehold,
  age: judgeAge,
  gender: judgeGender,
  certificate: judgeCertificate,
};
const judgedFields = Object.keys(judges) as (keyof typeof judges)[];

/** Without these fields the main requirements of a post are unknown. */
const CORE: readonly ConditionField[] = ['education', 'major'];
const NOTICE = 300;
const NOTICES = 30;
const CLAUSES = 60;

const clauseOf = (field: ConditionField, required: string, { state, why, fix }: Judged): JudgedClause => ({
  field,
  label: conditionFields[field],
  required,
  state,
  why,
  ...(fix !== undefined && state !== 'pass' && { fix }),
});

/** Judges a condition with a label, if it applies to this candidate. */
function judgeField(field: keyof typeof judges, text: string, setting: Setting): Judged {
  const remark = openRemark(text);
  if (remark !== null)
    return unknown(
      `不限${conditionFields[field]}；“${remark}”这一项要您自己核对`,
      '对照公告核对括号里的要求',
    );
  const exclusion = notForThis(text, setting);
  if (exclusion !== null) return exclusion;
  return judgeWays(forThis(text), (way) =>
    guarded(way, judges[field](way, setting), field !== 'age' && field !== 'fresh'),
  );
}

/** Separates 学历 and 学位 in one condition. */
function apart(conditions: PostConditions): PostConditions {
  const { education = '', degree } = conditions;
  return degree === undefined && /学历/.test(education) && /学位/.test(education)
    ? { ...conditions, degree: education }
    : conditions;
}

function judgeFor(stated: PostConditions, setting: Setting) {
  const conditions = apart(stated);
  const { clauses: remarks, notices } = judgeRemarks(conditions.other ?? '', setting);
  const preferences: string[] = [];
  const clauses = judgedFields.flatMap((field) => {
    const text = (conditions[field] ?? '').trim();
    const { binding, preferred } = withoutPreferences(text);
    preferences.push(...preferred);
    if (binding !== '') return [clauseOf(field, binding, judgeField(field, binding, setting))];
    if (preferred.length > 0) return [];
    if (!CORE.includes(field) || remarks.some((remark) => remark.field === field)) return [];
    const missing = unknown(`没有写明${conditionFields[field]}要求`, '补全职位条件后重新分析');
    return [clauseOf(field, '未写明', missing)];
  });
  return {
    clauses: [...clauses, ...remarks.map(({ field, text, judged }) => clauseOf(field, text, judged))],
    notices: [...new Set([...preferences, ...notices])],
  };
}

const count = (clauses: readonly JudgedClause[], state: JudgedClause['state']) =>
  clauses.filter((clause) => clause.state === state).length;
const rankOf = ({ level }: CivilEducation) => educationLevels.indexOf(level);

type Judgement = Pick<JudgedPost, 'verdict' | 'education' | 'clauses' | 'notices'>;

/** Eligible only if every clause is passed. More clauses than are shown leave the post unverified. */
function verdictOf(clauses: readonly JudgedClause[]): JudgedPost['verdict'] {
  if (count(clauses, 'fail') > 0) return 'ineligible';
  return count(clauses, 'unknown') > 0 || clauses.length > CLAUSES ? 'unverified' : 'eligible';
}

/** The conditions of a post; those of a pasted text by its labels. */
export const conditionsOf = ({ table, conditions }: CivilPost): PostConditions =>
  table === null ? readConditions(conditions.other ?? '') : conditions;

/** Judges a post by the most favourable of the stated educations. */
export function judgePost(post: CivilPost, { candidate, today }: CivilInput): Judgement {
  const conditions = conditionsOf(post);
  const tries = candidate.educations.map((education) => ({
    education,
    ...judgeFor(conditions, { candidate, education, today, region: post.region }),
  }));
  const [best] = tries.sort(
    (a, b) =>
      count(a.clauses, 'fail') - count(b.clauses, 'fail') ||
      count(a.clauses, 'unknown') - count(b.clauses, 'unknown') ||
      rankOf(b.education) - rankOf(a.education),
  );
  if (!best) throw new Error('a candidate has no education');
  const { level, major } = best.education;
  return {
    verdict: verdictOf(best.clauses),
    education: [level, major].filter(Boolean).join(' '),
    // Decisive clauses come first, in case there are more than are kept.
    clauses: best.clauses.slice(0, CLAUSES),
    notices: best.notices.map((notice) => notice.slice(0, NOTICE)).slice(0, NOTICES),
  };
}
