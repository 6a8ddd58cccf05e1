import type { CivilInput, ConditionField } from '@qicheng/analysis/civil-service';
import type { CivilResult, JudgedPost } from '@qicheng/analysis/civil-service-result';

import { planTimeOf } from './plan-time.js';

type Document = CivilResult['documents'][number];

const ALWAYS: readonly Document[] = [
  { name: '本人有效居民身份证', reason: '报名、考试和资格复审都要核对' },
  { name: '报名登记表与近期证件照', reason: '按公告的格式准备' },
];

const BY_FIELD: Partial<Record<ConditionField, string>> = {
  political: '党员、团员身份证明（所在党组织、团组织开具）',
  grassroots: '基层工作经历证明（单位开具，写明起止时间）',
  serviceProject: '服务基层项目证书或考核材料',
  hukou: '户口簿或生源地证明',
  certificate: '资格证书原件',
};

/** Documents that the posts require, each with its reason. */
export function documentsOf(input: CivilInput, posts: readonly JudgedPost[]): Document[] {
  const { candidate } = input;
  const isStudent = candidate.freshStatus === '应届';
  const schooling: Document = isStudent
    ? {
        name: '学生证、就业推荐表、成绩单',
        reason: '应届生报名时一般尚无毕业证，按公告时间补交毕业证和学位证',
      }
    : { name: '学历证书、学位证书及学信网认证', reason: '核对学历、学位和专业' };
  const requested = (Object.keys(BY_FIELD) as ConditionField[]).flatMap((field): Document[] => {
    const [name = ''] = [BY_FIELD[field]];
    // An ineligible post needs no documents.
    const askers = posts.filter(
      ({ verdict, clauses }) =>
        verdict !== 'ineligible' &&
        clauses.some((clause) => clause.field === field && !/不限|无限制/.test(clause.required)),
    );
    return askers.length > 0
      ? [{ name, reason: `${askers.map((post) => post.name).join('、')}有此要求`.slice(0, 200) }]
      : [];
  });
  const working: Document[] =
    (candidate.workYears ?? 0) > 0
      ? [{ name: '单位同意报考证明（仍在职的）', reason: '在职人员报考，是否需要和提交时间以公告为准' }]
      : [];
  const ticket: Document[] = planTimeOf(input).isLast
    ? [{ name: '准考证', reason: '考前在报名网站自行打印，与身份证一致才能进考场' }]
    : [];
  return [...ticket, ...ALWAYS, schooling, ...requested, ...working];
}

/** Future days in the tables, the nearest first; none without a source. */
export function remindersOf({ posts, today }: CivilInput): CivilResult['reminders'] {
  const all = posts.flatMap(({ name, table, registerUntil, examOn }) => {
    if (table === null) return [];
    const { source, isSample, version } = table;
    const shown = `${name}${isSample ? '（示例）' : ''}`;
    const facts = { source: { ...source, title: `${version}：${source.title}`.slice(0, 200) } };
    return [
      ...(registerUntil && registerUntil >= today
        ? [{ ...facts, date: registerUntil, label: `${shown}：报名截止`.slice(0, 120) }]
        : []),
      ...(examOn && examOn >= today
        ? [{ ...facts, date: examOn, label: `${shown}：笔试`.slice(0, 120) }]
        : []),
    ];
  });
  return all.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)).slice(0, 20);
}
