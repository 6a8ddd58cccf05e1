import type { AnalysisServiceName } from '@qicheng/analysis/services';
import type { AnalysisKind } from './kind.js';
import * as registered from './registered-kinds.js';

/** The available services by name. */
export const kinds = new Map<AnalysisServiceName, AnalysisKind>(
  Object.values(registered).map((kind) => [kind.service, kind]),
);

/** The definition of a service; null if it is not offered. */
export const kindOf = (service: AnalysisServiceName): AnalysisKind | null => kinds.get(service) ?? null;
