import { AI_TEXT_LABEL, commentary } from '@qicheng/analysis/commentary';
import type { Report, ReportBlock } from '@qicheng/analysis/report';

const HEADING = 'AI 点评';
const LABEL = '由语言模型根据以上结果写成，不影响评分，使用前请自行核对。';

/** Puts what a language model says about a result behind the first chapter, labelled as its text (docs/AI_LABEL.md). */
export function printCommentary(report: Report, result: unknown): Report {
  const found = commentary.safeParse((result as { commentary?: unknown } | null)?.commentary);
  if (!found.success) return report;
  const { summary, advice } = found.data;
  const said: ReportBlock[] = [
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
  return { ...report, blocks: [...blocks.slice(0, at), ...said, ...blocks.slice(at)] };
}
