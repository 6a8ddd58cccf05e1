import type { Report } from '@qicheng/analysis/report';
import {
  change,
  chapter,
  column,
  figures,
  keyValues,
  list,
  makeReport,
  note,
  notice,
  numbered,
  quote,
  type ReportPart,
  scores,
  section,
  subsection,
  table,
  text,
} from '@qicheng/analysis/report-parts';
import { severityLabels } from '@qicheng/analysis/result';
import { resumeDimensions, resumeModules, type ResumeAnalysisInput } from '@qicheng/analysis/resume-analysis';
import {
  resumeIssues,
  type ResumeAnalysisResult,
  type ResumeFinding,
  type ResumeReference,
} from '@qicheng/analysis/resume-analysis-result';
import { unreadNotes } from '../../guards/unread-file.js';
import { ruleLabel } from './rule-labels.js';

// The printed report shows at most this many findings of a kind; the page shows all.
const SHOWN_OF_KIND = 40;
/** A quotation is not printed if its first characters are already in the text. */
const SAME = 20;

/** Rules whose advice needs no label of its category. */
const UNLABELLED: ReadonlySet<string> = new Set([
  'order.strongest',
  'harmful.strike',
  'relevance.position',
  'relevance.mismatch',
]);

/** The title of the résumé; an English version says so, because the report is in Chinese. */
const titleOf = ({ title, language }: ResumeAnalysisInput['resume']): string =>
  language === 'en' ? `${title}（英文版）` : title;

const signed = (value: number): string => `${value > 0 ? '+' : ''}${Math.round(value * 10) / 10}`;

/** The printed analysis: the score and the suggestions, then all findings. */
export function reportOfResume(input: ResumeAnalysisInput, result: ResumeAnalysisResult): Report {
  const { resume } = input;
  const { overall, target, notes, strengths } = result;
  const isFragment = unreadNotes(resume).length > 0;
  return makeReport(
    { title: '简历分析报告', subject: titleOf(resume) },
    chapter(
      '总体评价',
      isFragment ? notice(notes.slice(0, 2), '还不能给出总分') : scorePart(result),
      keyValues({
        求职阶段: input.target.stage === undefined ? `${target.stage}（按简历推断）` : target.stage,
        目标岗位: target.position || '未说明',
        对照的职业: target.occupation
          ? `${target.occupation}${target.isInferred ? '（按内容推测）' : ''}`
          : target.position === ''
            ? '没有说明目标岗位，未比对'
            : '词库未收录，未比对',
        ...(overall && { 依据是否充分: `${Math.round(overall.confidence * 100)}%` }),
      }),
      changeSince(result),
    ),
    chapter('先做这几件事', numbered(firstSteps(result))),
    chapter(
      '做得好的地方',
      strengths.map(({ text: words, evidence }) => [
        text(words),
        evidence
          .filter((each) => !words.includes(each.quote.slice(0, SAME)))
          .map((each) => quote(each.quote)),
      ]),
    ),
    !isFragment && chapter('各部分得分', moduleTable(result)),
    target.occupation !== null && chapter('岗位关键词', keywords(result)),
    chapter('需要改进的内容', findingsBySeverity(result)),
    chapter('说明', notice(notes)),
  );
}

/** The scores with the total, or what is missing for a total. */
const scorePart = ({ overall, dimensions, notes }: ResumeAnalysisResult): ReportPart =>
  overall === null
    ? [notice(notes.slice(0, 1), '还不能给出总分'), scores(dimensions.filter(({ weight }) => weight > 0))]
    : scores(
        dimensions.filter(({ weight }) => weight > 0),
        overall,
      );

function firstSteps({ suggestions, findings }: ResumeAnalysisResult) {
  return suggestions.flatMap((id) => {
    const found = findings.find((finding) => finding.id === id);
    if (!found) return [];
    const gain = found.gain ? `（约可提高 ${found.gain} 分）` : '';
    return [
      { lead: resumeModules[found.module], text: `${found.issue.replace(/。$/u, '')}。${found.why}${gain}` },
    ];
  });
}

const NEEDS = { required: '必需', expected: '建议有', optional: '可选' } as const;

const moduleTable = ({ modules }: ResumeAnalysisResult): ReportPart =>
  table(
    [
      column('部分', 3),
      column('是否必需', 1.6),
      figures('占比', 1.2),
      figures('得分', 1.2),
      figures('待改进', 1.2),
    ],
    modules.map(({ label, need, weight, score, isPresent, findings }) => [
      label,
      NEEDS[need],
      `${weight}%`,
      score === null ? '没有填写' : isPresent ? String(score) : '缺少',
      String(findings),
    ]),
  );

const keywords = ({ target: { matched, missing } }: ResumeAnalysisResult): ReportPart => [
  keyValues({
    已写到: matched.join('、') || '没有',
    ...(missing.length > 0 && { 还可补充: missing.join('、') }),
  }),
  missing.length > 0 && note('“还可补充”的词只在确有相关经历时写；没有做过的不要写。'),
];

const findingsBySeverity = ({ findings }: ResumeAnalysisResult): ReportPart =>
  (Object.keys(severityLabels) as (keyof typeof severityLabels)[]).map((severity) => {
    const own = findings.filter((finding) => finding.severity === severity);
    const rest = own.length - SHOWN_OF_KIND;
    return section(
      `${severityLabels[severity]}（${own.length} 处）`,
      own.slice(0, SHOWN_OF_KIND).map(findingPart),
      rest > 0 && note(`另有 ${rest} 处，见网页上的结果。`),
    );
  });

const findingPart = (finding: ResumeFinding): ReportPart =>
  subsection(
    `${resumeModules[finding.module]}：${finding.issue}`,
    text(UNLABELLED.has(finding.ruleId) ? finding.why : `${resumeIssues[finding.category]}。${finding.why}`),
    finding.after !== undefined
      ? change(finding.before ?? '', finding.after)
      : finding.before !== undefined && quote(finding.before),
    finding.needsFact && list(finding.needsFact.map((fact) => `需要您补充：${fact}`)),
  );

function changeSince({ change: since, overall }: ResumeAnalysisResult): ReportPart {
  if (since === null || overall === null) return null;
  return section(
    '与上次分析相比',
    text(
      `总分 ${signed(since.change)} 分${since.isComparable ? '' : '（目标或模块不同，分数不能直接比较）'}。`,
    ),
    table(
      [column('维度', 2), column('规则', 3), figures('上次', 1), figures('这次', 1), figures('变化', 1)],
      since.rules.map(({ dimension, ruleId, label, before, after, change: points }) => [
        resumeDimensions[dimension].label,
        label || ruleLabel(ruleId),
        String(before),
        String(after),
        signed(points),
      ]),
    ),
  );
}

/** The printed reference answer. */
export const reportOfReference = (
  { resume }: ResumeAnalysisInput,
  _result: ResumeAnalysisResult,
  { rewrites, kept, notes }: ResumeReference,
): Report =>
  makeReport(
    { title: '简历改写参考', subject: titleOf(resume) },
    chapter(
      '改写建议',
      text(
        rewrites.length === 0
          ? `${kept === 0 ? '没有可以改写的经历描述' : `${kept} 条经历描述都没有改写`}，原因见下面的说明。`
          : `共改写 ${rewrites.length} 条，${kept} 条保持不变。【待补充：…】处只有您自己知道，补上事实后再使用。`,
      ),
      rewrites.map(({ module, before, after, needsFact }) =>
        subsection(
          resumeModules[module],
          change(before, after, needsFact.length > 0 ? `待补充：${needsFact.join('、')}` : undefined),
        ),
      ),
    ),
    chapter('说明', notice(notes)),
  );
