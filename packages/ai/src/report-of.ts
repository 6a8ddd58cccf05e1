import { report, type Report } from '@qicheng/analysis/report';
import type { AnalysisServiceName } from '@qicheng/analysis/services';
import { kindOf } from './kinds.js';
import { printCommentary } from './print-commentary.js';

/** The printed form of a stored result; null where the service has none. Throws when what is stored is not in shape. */
export function reportOf(service: AnalysisServiceName, input: unknown, result: unknown): Report | null {
  const kind = kindOf(service);
  if (!kind?.report) return null;
  const checked = kind.result.parse(result);
  return report.parse(printCommentary(kind.report(kind.input.parse(input), checked), checked));
}

/** The printed form of a reference answer to a stored analysis; null where the service has none. */
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
