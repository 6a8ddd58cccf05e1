import { severityLabels } from '@qicheng/analysis/result';

/** How pressing a finding is, as the first character of its mark on the page. */
export const SEVERITY_MARKS = { urgent: '急', important: '改', minor: '小' } as const;

const keys = ['urgent', 'important', 'minor'] as const;

/** What the marks stand for. */
export const SEVERITY_LEGEND = keys.map((key) => `${SEVERITY_MARKS[key]}＝${severityLabels[key]}`).join('，');
