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
import { judgeCertificate } from './certificate.js';
import { guarded, type Judge, type Judged, type Setting, unknown } from './clause.js';
import { judgeDegree } from './degree.js';
import { judgeEducation } from './education.js';
import { judgeHousehold } from './household.js';
import { judgeMajor } from './major.js';
import { readConditions } from './read-conditions.js';
import { judgeRemarks } from './remarks.js';
import { judgeFresh, judgeGender, judgeGrassroots, judgePolitical, judgeServiceProject } from './standing.js';

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

/** A post without these says nothing of what it asks for most. */
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

function judgeFor(conditions: PostConditions, setting: Setting) {
  const clauses = judgedFields.flatMap((field) => {
    const text = (conditions[field] ?? '').trim();
    if (text !== '') {
      const judged = judges[field](text, setting);
      return [clauseOf(field, text, guarded(text, judged, field !== 'age'))];
    }
    if (!CORE.includes(field)) return [];
    const lack = unknown(`没有写明${conditionFields[field]}要求`, '补全职位条件后重新分析');
    return [clauseOf(field, '未写明', lack)];
  });
  const { clauses: remarks, notices } = judgeRemarks(conditions.other ?? '', setting);
  return {
    clauses: [...clauses, ...remarks.map(({ field, text, judged }) => clauseOf(field, text, judged))],
    notices,
  };
}

const count = (clauses: readonly JudgedClause[], state: JudgedClause['state']) =>
  clauses.filter((clause) => clause.state === state).length;
const rankOf = ({ level }: CivilEducation) => educationLevels.indexOf(level);

type Judgement = Pick<JudgedPost, 'verdict' | 'education' | 'clauses' | 'notices'>;

/** Eligible when every clause is passed, and by nothing less. More clauses than are shown leave it unverified. */
function verdictOf(clauses: readonly JudgedClause[]): JudgedPost['verdict'] {
  if (count(clauses, 'fail') > 0) return 'ineligible';
  return count(clauses, 'unknown') > 0 || clauses.length > CLAUSES ? 'unverified' : 'eligible';
}

/** The conditions of a post, a pasted text by its labels. */
export const conditionsOf = ({ table, conditions }: CivilPost): PostConditions =>
  table === null ? readConditions(conditions.other ?? '') : conditions;

/** Judges a post by whichever of the stated educations serves best. */
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
    // What decides comes first, should there be more than are kept.
    clauses: best.clauses.slice(0, CLAUSES),
    notices: best.notices.map((notice) => notice.slice(0, NOTICE)).slice(0, NOTICES),
  };
}
