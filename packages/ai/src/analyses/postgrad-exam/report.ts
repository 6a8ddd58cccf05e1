import type { PostgradInput } from '@qicheng/analysis/postgrad-exam';
import {
  type JudgedTarget,
  postgradReference,
  type PostgradResult,
} from '@qicheng/analysis/postgrad-exam-result';
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
import { dimensionSections, weighed, reportPlan } from '../../planning/report-plan.js';

const SUBJECT = 200;

const targetPart = ({
  school,
  major,
  group,
  reasons,
  figures: published,
  missing: absent,
}: JudgedTarget): ReportPart =>
  section(
    `${group} · ${school} ${major}`,
    list(reasons),
    table(
      [column('数据', 2), figures('年份'), figures('数值'), column('算法', 2), column('来源', 3)],
      published.map(({ label, year, value, formula, source }) => [
        label,
        String(year),
        value,
        formula,
        `${source.title}（${source.date}）`,
      ]),
    ),
    missing(
      absent.map(
        ({ label, remedy }) =>
          `${label.replace('：数据缺失', '').replace(`${school} ${major}的`, '')}：${remedy}。`,
      ),
    ),
  );

const subjectOf = ({ targets }: PostgradInput): string =>
  targets
    .map(({ school, major }) => `${school} ${major}`)
    .join('、')
    .slice(0, SUBJECT);

/** The printed analysis. */
export function reportPostgrad(input: PostgradInput, result: PostgradResult): Report {
  const { overall, dimensions, custom, interview } = result;
  return makeReport(
    { title: '考研分析报告', subject: subjectOf(input) },
    text(result.conclusion),
    custom && chapter('我的提问', text(custom.question), list(custom.paragraphs), note(custom.limit)),
    chapter('竞争力', scores(weighed(dimensions), overall), ...dimensionSections(dimensions)),
    chapter('目标分档', ...result.targets.map(targetPart), notice(result.methods, '分档方法')),
    reportPlan(result.plan),
    chapter(
      '复试材料',
      section(
        '自我介绍提纲',
        list(interview.introduction.map(({ part, text: words }) => ({ lead: part, text: words }))),
      ),
      section(
        interview.mail.lines.some(({ part }) => part === '了解') ? '导师邮件' : '咨询邮件',
        text(`主题：${interview.mail.subject}`),
        text(interview.mail.lines.map(({ text: words }) => words).join('\n')),
      ),
    ),
    chapter(
      '备选',
      list(
        result.alternatives.map(({ kind, reasons, nextStep }) => ({
          lead: kind,
          text: `${reasons.join('；')}。${nextStep}。`,
        })),
      ),
    ),
    chapter('说明', list(result.notes)),
    sources(result.sources),
  );
}

/** The printed reference answer. */
export function reportPostgradReference(
  input: PostgradInput,
  _result: PostgradResult,
  reference: unknown,
): Report {
  const { introduction, mail, questions, needsFact, notes } = postgradReference.parse(reference);
  return makeReport(
    { title: '考研复试参考答案', subject: subjectOf(input) },
    missing(needsFact, '需要您补充的事实'),
    chapter('自我介绍', text(introduction)),
    chapter('导师邮件', text(`主题：${mail.subject}`), text(mail.body)),
    chapter(
      '常见问题',
      ...questions.map(({ question, whyAsked, outline }) =>
        section(question, note(`为什么问：${whyAsked}`), numbered(outline)),
      ),
    ),
    notice(notes),
  );
}
