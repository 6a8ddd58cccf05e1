import { list, type ReportPart, section } from '@qicheng/analysis/report-parts';
import type { Dimension } from '@qicheng/analysis/result';

/** Dimensions that weigh anything. */
export const weighed = (dimensions: readonly Dimension[]): Dimension[] =>
  dimensions.filter(({ weight }) => weight > 0);

/** What the points of each dimension are for; one that is not scored says why instead of showing 0 points. */
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
