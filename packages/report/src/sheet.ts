import type { Engine } from '@qicheng/analysis/engine';
import type { CalloutKind, Report } from '@qicheng/analysis/report';
import type { Source } from '@qicheng/analysis/result';
import { formatChinaDay } from '@qicheng/resume/china-time';

/** Who created a report, and when. */
export interface Making {
  engine: Engine;
  madeAt: Date;
}

/** A report as printed, on paper and in Word alike. */
export interface ReportSheet extends Report {
  /** The content below the title. */
  facts: { key: string; value: string }[];
  /** The visible label of docs/AI_LABEL.md, at the foot of every page. */
  label: string;
}

export const BRAND = '启程';
export const KICKER = '启程 · AI 求职服务';
/** The headings of the two sides of a change. */
export const CHANGE_LABELS = { before: '原文', after: '建议' } as const;
export const SOURCES_HEADING = '数据来源';

/** The background of a callout and the colour of its edge. */
export const CALLOUT_COLOURS: Readonly<Record<CalloutKind, { ground: string; edge: string }>> = {
  missing: { ground: '#fdf7e8', edge: '#b7791f' },
  risk: { ground: '#fcf1ef', edge: '#b3412f' },
  notice: { ground: '#f2f5f8', edge: '#5b6b80' },
  'ai-label': { ground: '#eef7f4', edge: '#0e7c66' },
};

// All users of the product share one time zone.
/** The report with a note on how it was created. */
export function sheetOf(report: Report, { engine, madeAt }: Making): ReportSheet {
  const { mode, rulesVersion, model } = engine;
  const withModel = mode === 'model';
  return {
    ...report,
    facts: [
      { key: '生成日期', value: formatChinaDay(madeAt) },
      {
        key: '生成方式',
        value: withModel ? `站内分析 + 语言模型${model ? `（${model}）` : ''}` : '站内分析',
      },
      { key: '规则版本', value: rulesVersion },
    ],
    label: withModel
      ? '本报告部分内容由 AI 辅助生成，使用前请自行核对'
      : '本报告由站内分析自动生成，使用前请自行核对',
  };
}

/** A source in one line: title, publisher, date. */
export const sourceText = ({ title, publisher, date }: Source): string =>
  [title, publisher, date].filter((part) => part !== undefined && part !== '').join('，');

/** Only web addresses may become links. */
export const safeAddress = (url: string | undefined): string | undefined =>
  url !== undefined && /^https?:\/\/[^\s"'<>]+$/i.test(url) ? url : undefined;

/** A displayed score: whole, or with one decimal place. */
export const scoreText = (score: number): string => String(Math.round(score * 10) / 10);
