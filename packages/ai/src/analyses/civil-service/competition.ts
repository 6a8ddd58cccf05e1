import type { CivilInput, CivilPost } from '@qicheng/analysis/civil-service';
import type { JudgedPost, Verdict } from '@qicheng/analysis/civil-service-result';
import { ENTRY_BANDS, ENTRY_REST } from './tables/scales.js';

const METHOD =
  '行测与申论模考分之和 − 该职位往年最低入围分：≥ 10 为高于，−5 至 9 为接近，更低为低于。分档是规则，不是录取概率。';

/** Applicants per vacancy; null if the table lacks either. */
export const ratioOf = ({ applicants, recruits }: CivilPost): number | null =>
  applicants !== undefined && recruits ? Math.round((10 * applicants) / recruits) / 10 : null;

function bandOf({ mock }: CivilInput, { entryScore }: CivilPost, verdict: Verdict): string {
  if (verdict === 'ineligible') return '不可报考';
  if (entryScore === undefined || mock.aptitude === undefined || mock.essay === undefined) return '数据缺失';
  const margin = mock.aptitude + mock.essay - entryScore.score;
  return ENTRY_BANDS.find(({ atLeast }) => margin >= atLeast)?.band ?? ENTRY_REST;
}

const ENTRY_SCORES = '请到招考机关网站查往年进入面试人员名单里的最低分';
const APPLICANTS = '请到报名网站查公布的招录人数和报名人数';

/** The level of competition for a post, as far as figures are available. */
export function competitionOf(
  input: CivilInput,
  post: CivilPost,
  verdict: Verdict,
): JudgedPost['competition'] {
  const { recruits, applicants, entryScore, table } = post;
  const ratio = ratioOf(post);
  const { aptitude, essay } = input.mock;
  const from = table === null ? '职位条件文本' : `${table.version}${table.isSample ? '（示例）' : ''}`;
  const figures = [
    ...(recruits === undefined ? [] : [`招录 ${recruits} 人（${from}）`]),
    ...(applicants === undefined ? [] : [`报名 ${applicants} 人（${from}）`]),
    ...(ratio === null ? [] : [`竞争比 ${ratio}:1（报名 ÷ 招录）`]),
    ...(entryScore === undefined ? [] : [`${entryScore.year} 年最低入围分 ${entryScore.score}（${from}）`]),
  ];
  const missing = [
    ...(entryScore === undefined
      ? [{ label: `${post.name}的往年入围分`, remedy: `本站没有收录；${ENTRY_SCORES}` }]
      : []),
    ...(ratio === null ? [{ label: `${post.name}的报名人数`, remedy: `本站没有收录；${APPLICANTS}` }] : []),
    ...(aptitude === undefined || essay === undefined
      ? [{ label: '模考成绩：没有填写完整', remedy: '填写行测和申论模考分后重新分析' }]
      : []),
  ];
  return { band: bandOf(input, post, verdict), method: METHOD, figures, missing };
}
