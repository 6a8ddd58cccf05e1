import type { JobAnalysisInput } from '@qicheng/analysis/job-analysis';
import { type JobAnalysisResult, jobReference } from '@qicheng/analysis/job-analysis-result';
import type { Report } from '@qicheng/analysis/report';
import {
  chapter,
  column,
  figures,
  keyValues,
  list,
  makeReport,
  missing,
  note,
  notice,
  type ReportPart,
  scores,
  section,
  sources,
  table,
  text,
} from '@qicheng/analysis/report-parts';

const subjectOf = ({ position, city }: JobAnalysisInput): string =>
  city ? `${position} · ${city}` : position;

const fitPart = ({ overall, dimensions, abilities }: JobAnalysisResult): ReportPart =>
  overall !== null &&
  chapter(
    '匹配度',
    scores(dimensions, { ...overall, label: '综合匹配' }),
    ...dimensions.map(({ label, contributions }) =>
      section(
        label,
        list(contributions.map(({ reason, points }) => ({ lead: `${points} 分`, text: reason }))),
      ),
    ),
    section(
      '能力对照',
      table(
        [column('能力', 2), figures('权重'), column('简历', 1), column('依据', 4)],
        abilities.map(({ label, weight, state, evidence }) => [
          label,
          `${weight}%`,
          state,
          evidence[0]?.quote ?? '—',
        ]),
      ),
    ),
  );

const profilePart = ({ portrait }: JobAnalysisResult): ReportPart => {
  const { entry, abilities, path, salary, duties, summary } = portrait;
  return chapter(
    '岗位画像',
    text(summary),
    section('主要职责', list(duties)),
    section(
      '能力模型',
      table(
        [column('能力', 2), column('类别'), figures('权重'), column('怎样证明', 4)],
        abilities.map(({ label, kind, weight, shownBy }) => [label, kind, `${weight}%`, shownBy]),
      ),
    ),
    section(
      '入行门槛',
      keyValues({ 学历: entry.degree, 常见专业: entry.majors.join('、'), 经历: entry.experience }),
      list(
        entry.certificates.map(({ name, need, note: about }) => ({ lead: `${need}：${name}`, text: about })),
      ),
    ),
    section(
      '晋升路径',
      table(
        [column('阶段'), column('岗位', 2), column('重点', 4)],
        path.map(({ stage, title, focus }) => [stage, title, focus]),
      ),
    ),
    section('薪资', missing(salary.text), list(salary.lookUp)),
  );
};

/** The printed analysis. */
export const jobReport = (input: JobAnalysisInput, result: JobAnalysisResult): Report =>
  makeReport(
    { title: '职业分析报告', subject: subjectOf(input) },
    notice(result.match.explanation, '岗位理解'),
    fitPart(result),
    profilePart(result),
    chapter(
      '差距',
      list(result.gaps.map(({ label, text: about, action }) => ({ lead: label, text: `${about}${action}` }))),
    ),
    chapter(
      '30 / 60 / 90 天计划',
      note(`按每周 ${result.plan.weeklyHours} 小时安排。`),
      ...result.plan.phases.map(({ days, goal, hours, tasks }) =>
        section(
          `第 ${days} 天 · ${hours} 小时`,
          text(goal),
          list(
            tasks.map((task) => ({ lead: `${task.hours} 小时`, text: `${task.text}。产出：${task.output}` })),
          ),
        ),
      ),
    ),
    chapter('相邻职业', list(result.adjacent.map(({ name, reason }) => ({ lead: name, text: reason })))),
    chapter('说明', list(result.notes), sources(result.sources)),
  );

/** The printed reference answer. */
export const jobReferenceReport = (
  input: JobAnalysisInput,
  _result: JobAnalysisResult,
  reference: unknown,
): Report => {
  const { title, summary, target, entryChecks, weeks, reviews, notes } = jobReference.parse(reference);
  return makeReport(
    { title: target.length > 0 ? '目标画像与 90 天计划' : '90 天计划', subject: subjectOf(input) },
    chapter(
      title,
      text(summary),
      ...target.map(({ ability, standard, statement, now }) =>
        section(`${ability}（目前：${now}）`, text(standard), text(statement)),
      ),
    ),
    chapter('门槛核对', list(entryChecks.map(({ text: about, state }) => ({ lead: state, text: about })))),
    chapter(
      '每周安排',
      ...weeks.map(({ week, days, goal, hours, tasks }) =>
        section(
          `第 ${week} 周 · ${days} · ${hours} 小时`,
          text(goal),
          list(
            tasks.map((task) => ({ lead: `${task.hours} 小时`, text: `${task.text}。产出：${task.output}` })),
          ),
        ),
      ),
    ),
    chapter(
      '复盘',
      ...reviews.map(({ day, questions }) => section(`第 ${day} 天`, list(questions))),
      list(notes),
    ),
  );
};
