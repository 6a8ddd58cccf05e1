/** Public interface of the AI kit for other features: runs outside an AI page. */
export { AiLabel } from './kit/ai-label.js';
export type { AiService } from './kit/ai-service.js';
export { ChargeLine } from './kit/price-line.js';
export { EngineDetails } from './kit/ai-label.js';
export { FilledText } from './kit/filled-text.js';
export { HistoryDrawer } from './kit/history-drawer.js';
export { ModelHint } from './kit/model-hint.js';
export { OutOfCounts } from './kit/run-progress.js';
export { PriceLine } from './kit/price-line.js';
export { RunFailed } from './kit/run-progress.js';
export { RunUnavailable } from './kit/run-progress.js';
export { RunProgress } from './kit/run-progress.js';
export { isOpen as isUnderWay, runQuery, useRefreshRuns } from './kit/run-queries.js';
export { useRun } from './kit/use-run.js';
