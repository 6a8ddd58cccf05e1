import { AI_TEXT_LABEL, commentary } from '@qicheng/analysis/engine';
import { report, type Report, type ReportBlock } from '@qicheng/analysis/report';
import type { AnalysisServiceName } from '@qicheng/analysis/services';
import { kindOf } from './kinds.js';

const HEADING = 'AI 点评';
const LABEL = '由语言模型根据以上结果写成，不影响评分，使用前请自行核对。';

/** Inserts the commentary of a language model after the first chapter, labelled as AI text (docs/AI_LABEL.md). */
export function printCommentary(report: Report, result: unknown): Report {
  const found = commentary.safeParse((result as { commentary?: unknown } | null)?.commentary);
  if (!found.success) return report;
  const { summary, advice } = found.data;
  const commentaryBlocks: ReportBlock[] = [
    { type: 'heading', level: 1, text: HEADING },
    { type: 'callout', kind: 'ai-label', title: AI_TEXT_LABEL, lines: [LABEL] },
    { type: 'text', text: summary, tone: 'body' },
    ...(advice.length > 0
      ? [{ type: 'list' as const, isOrdered: true, items: advice.map((text) => ({ text })) }]
      : []),
  ];
  const { blocks } = report;
  const second = blocks.findIndex(
    (block, index) => index > 0 && block.type === 'heading' && block.level === 1,
  );
  const at = second < 0 ? blocks.length : second;
  return { ...report, blocks: [...blocks.slice(0, at), ...commentaryBlocks, ...blocks.slice(at)] };
}

/** The report of a stored result; null if the service has none. Throws if the stored result does not match its schema. */
export function reportOf(service: AnalysisServiceName, input: unknown, result: unknown): Report | null {
  const kind = kindOf(service);
  if (!kind?.report) return null;
  const checked = kind.result.parse(result);
  return report.parse(printCommentary(kind.report(kind.input.parse(input), checked), checked));
}

/** The report of a reference answer to a stored analysis; null if the service has none. */
export function referenceReportOf(
  service: AnalysisServiceName,
  parent: { input: unknown; result: unknown },
  reference: unknown,
): Report | null {
  const kind = kindOf(service);
  if (!kind?.reference?.report) return null;
  const { schema, report: print } = kind.reference;
  return report.parse(
    print(kind.input.parse(parent.input), kind.result.parse(parent.result), schema.parse(reference)),
  );
}
