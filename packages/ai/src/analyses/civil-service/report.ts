import type { CivilInput } from '@qicheng/analysis/civil-service';
import { civilReference, type CivilResult, type JudgedPost } from '@qicheng/analysis/civil-service-result';
import type { Report } from '@qicheng/analysis/report';
import {
  chapter,
  column,
  figures,
  list,
  makeReport,
  missing,
  note,
  notice,
  numbered,
  type ReportPart,
  scores,
  section,
  sources,
  table,
  text,
} from '@qicheng/analysis/report-parts';
import { MIN_STATED_PARTS, statedParts } from '@qicheng/analysis/result';
import { dimensionSections, weighed, reportPlan } from '../../planning/report-plan.js';

const STATES = { pass: '符合', fail: '不符', unknown: '待核实' } as const;
const VERDICTS = { eligible: '可报考', ineligible: '不符合', unverified: '待核实' } as const;
const SUBJECT = 200;
/** Bands without a computation. */
const BANDLESS: ReadonlySet<string> = new Set(['数据缺失', '不可报考']);

function postPart({
  name,
  department,
  verdict,
  conclusion,
  education,
  clauses,
  notices,
  competition,
  table: from,
}: JudgedPost): ReportPart {
  const origin = from === null ? '粘贴的职位条件' : `${from.version}${from.isSample ? '（示例职位）' : ''}`;
  return section(
    `${VERDICTS[verdict]} · ${name}`,
    note([department, origin, `按“${education}”核对`].filter(Boolean).join('　')),
    text(conclusion),
    table(
      [column('条件', 2), column('要求', 4), column('结果', 1), column('说明与办法', 5)],
      clauses.map(({ label, required, state, why, fix }) => [
        label,
        required,
        STATES[state],
        fix ? `${why}。${fix}。` : why,
      ]),
    ),
    list(notices.map((words) => ({ lead: '须知', text: words }))),
    BANDLESS.has(competition.band) ? null : note(`竞争：${competition.band}。${competition.method}`),
    list(competition.figures),
  );
}

const subjectOf = ({ posts }: CivilInput): string =>
  posts
    .map(({ name }) => name)
    .join('、')
    .slice(0, SUBJECT);

function interviewPart({ practice, score, method }: CivilResult['interview']): ReportPart {
  return chapter(
    '结构化面试',
    score && note(method),
    score && text(score.formula),
    ...practice.map(({ label, question, points, pitfall }) =>
      section(label, text(question), numbered(points), note(`避免：${pitfall}`)),
    ),
  );
}

/** The stated parts with the total if there are enough of them, otherwise what to fill in. */
function scorePart({ dimensions, overall }: CivilResult): ReportPart {
  if (overall !== null) return scores(weighed(dimensions), overall);
  const open = dimensions.filter(({ weight }) => weight === 0).map(({ label }) => label);
  return [
    notice(
      `目前只有 ${statedParts(dimensions)} 项有依据，不足 ${MIN_STATED_PARTS} 项，暂不给总分。补充${open.join('、')}中的任意几项后重新分析。`,
      '还不能给出总分',
    ),
    scores(weighed(dimensions)),
  ];
}

/** The printed analysis. */
export function reportCivil(input: CivilInput, result: CivilResult): Report {
  const { custom, modules } = result;
  return makeReport(
    { title: '考公分析报告', subject: subjectOf(input) },
    text(result.conclusion),
    custom && chapter('我的提问', text(custom.question), list(custom.paragraphs), note(custom.limit)),
    chapter('报考资格', ...result.posts.map(postPart)),
    chapter('竞争力', scorePart(result), ...dimensionSections(result.dimensions)),
    chapter(
      '模块差距',
      table(
        [
          column('模块', 3),
          column('试卷', 1),
          figures('现在'),
          figures('目标'),
          figures('差距'),
          figures('小时（含整卷）'),
        ],
        modules.map(({ label, paper, now, goal, gap, hours }) => [
          label,
          paper,
          String(now ?? '未填写'),
          String(goal),
          String(gap ?? '—'),
          String(hours),
        ]),
      ),
    ),
    reportPlan(result.plan),
    interviewPart(result.interview),
    chapter('材料清单', list(result.documents.map(({ name, reason }) => ({ lead: name, text: reason })))),
    chapter(
      '日期提醒',
      list(
        result.reminders.map(({ date, label, source }) => ({
          lead: date,
          text: `${label}（${source.title}）`,
        })),
      ),
    ),
    missing(result.missing.map(({ label, remedy }) => `${label}：${remedy}。`)),
    chapter('说明', list(result.notes)),
    sources(result.sources),
  );
}

/** The printed reference answer. */
export function reportCivilReference(input: CivilInput, _result: CivilResult, reference: unknown): Report {
  const { answers, introduction, needsFact, notes } = civilReference.parse(reference);
  return makeReport(
    { title: '考公面试参考答案', subject: subjectOf(input) },
    missing(needsFact, '需要您补充的事实'),
    chapter('自我介绍', text(introduction)),
    chapter(
      '答题提纲',
      ...answers.map(({ element, question, outline, minutes }) =>
        section(element, text(question), numbered(outline), note(`约 ${minutes} 分钟`)),
      ),
    ),
    notice(notes),
  );
}
