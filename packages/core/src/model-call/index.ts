export type { DailyLimits, EgressEntry, EgressText } from './model-call.js';
export type { ModelCallFailure } from './model-call.failures.js';
export { ModelCallModule } from './model-call.module.js';
export { ModelCallService } from './model-call.service.js';
export { ReadEgress } from './read-egress.js';
