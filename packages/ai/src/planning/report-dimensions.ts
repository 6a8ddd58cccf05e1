import { list, type ReportPart, section } from '@qicheng/analysis/report-parts';
import type { Dimension } from '@qicheng/analysis/result';

/** Dimensions with a weight above zero. */
export const weighed = (dimensions: readonly Dimension[]): Dimension[] =>
  dimensions.filter(({ weight }) => weight > 0);

/** The score of each dimension with its reason; a dimension that is not scored shows the reason instead of 0 points. */
export const dimensionSections = (dimensions: readonly Dimension[]): ReportPart[] =>
  dimensions.map(({ label, weight, contributions }) =>
    section(
      label,
      list(
        contributions.map(({ points, reason }) => ({
          ...(weight > 0 && { lead: `${points} 分` }),
          text: reason,
        })),
      ),
    ),
  );
