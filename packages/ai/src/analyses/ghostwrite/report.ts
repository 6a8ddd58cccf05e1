import { AI_TEXT_LABEL } from '@qicheng/analysis/engine';
import type { GhostwriteInput } from '@qicheng/analysis/ghostwrite';
import type {
  GhostwriteChange,
  GhostwriteResult,
  GhostwriteVariant,
} from '@qicheng/analysis/ghostwrite-result';
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
  type ReportPart,
  section,
  table,
  text,
} from '@qicheng/analysis/report-parts';
import { resumeDimensions } from '@qicheng/analysis/resume-analysis';
import { BROKEN } from '../resume-analysis/not-rewritten.js';

const NAMES = { optimise: '简历优化报告', write: '简历代写报告' } as const;
const MAX_RULES = 12;
const signed = (value: number): string => `${value > 0 ? '+' : ''}${value}`;

/** The printed run: each variant with its changes and reasons, then the open questions. */
export function reportOfGhostwrite({ resume, jd }: GhostwriteInput, result: GhostwriteResult): Report {
  const { service, style, length, variants, questions, unchanged, keywords, notes } = result;
  return makeReport(
    { title: NAMES[service], subject: resume.title },
    chapter(
      '本次要求',
      keyValues({
        服务: service === 'optimise' ? '优化' : '代写',
        风格: style,
        篇幅: length,
        对照岗位描述: jd === '' ? '未提供' : '已提供',
      }),
      variants.length > 0 ? null : text(noResultReason(service, questions.length > 0, unchanged)),
    ),
    variants.map((variant) => chapter(titleOf(variant), variantParts(variant))),
    chapter(
      '还需要您补充的事实',
      numbered(questions.map((each) => ({ lead: each.heading, text: each.text }))),
    ),
    chapter('保持不变的条目', list(byReason(unchanged))),
    chapter(
      '岗位关键词',
      keyValues({ 已写到: keywords.matched.join('、'), 没有写到: keywords.missing.join('、') }),
      keywords.missing.length > 0 && note('没有接触过的请不要写。'),
    ),
    notice(notes, '说明'),
  );
}

/** Unchanged statements, grouped by reason. */
function byReason(unchanged: GhostwriteResult['unchanged']) {
  const reasons = [...new Set(unchanged.map(({ reason }) => reason))];
  return reasons.map((reason) => ({
    lead: reason,
    text: unchanged
      .filter((each) => each.reason === reason)
      .map(({ quote }) => `“${quote}”`)
      .join('、'),
  }));
}

const IS_FINE = /词句不需要改$/u;

/** Why nothing was written, and how to change that. */
function noResultReason(
  service: GhostwriteInput['service'],
  hasQuestions: boolean,
  unchanged: GhostwriteResult['unchanged'],
): string {
  if (service === 'write')
    return hasQuestions
      ? '还没有写：代写只用您说过的事实。请先回答下面的问题，再生成一次。'
      : '还没有写：原因和做法见下面的说明。';
  if (hasQuestions) return '没有改动：要补的是事实。请先回答下面的问题，再生成一次。';
  if (unchanged.some(({ reason }) => reason === BROKEN))
    return '没有改动：有的行像是导入时断开或并在一起的内容，请先改好，再生成一次。';
  return unchanged.every(({ reason }) => IS_FINE.test(reason))
    ? '没有改动：没有找到需要改的词句。'
    : '没有改动：要改的不是词句，每条怎么改见“保持不变的条目”。';
}

const titleOf = ({ id, style, isByModel }: GhostwriteVariant): string =>
  `方案 ${id}：${style}${isByModel ? `（${AI_TEXT_LABEL}）` : ''}`;

const variantParts = ({ about, changes, score, ruleGains, placeholders }: GhostwriteVariant): ReportPart => [
  text(about),
  keyValues({
    简历分析总分: `${score.before} → ${score.after}`,
    ...(placeholders > 0 && { 待补充: `${placeholders} 处` }),
  }),
  section(
    '各维度内的得分变化',
    table(
      [column('维度', 2), column('规则', 4), figures('变化')],
      ruleGains
        .slice(0, MAX_RULES)
        .map((each) => [resumeDimensions[each.dimension].label, each.label, signed(each.change)]),
    ),
  ),
  section('改动', changes.map(changePart)),
];

const changePart = ({ before, parts, reasons, heading }: GhostwriteChange): ReportPart =>
  change(
    before === '' ? '（新写）' : before,
    parts.map((part) => part.text).join('\n'),
    `${heading}：${reasons.join('；')}`,
  );
