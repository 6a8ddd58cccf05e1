export type { Movement } from './ai-count.js';
export type { AiCountFailure } from './ai-count.failures.js';
export { AiCountModule } from './ai-count.module.js';
export { grantStatement, reservationEnd, reservationSteps } from './ai-count.repository.js';
export { AiCountService } from './ai-count.service.js';
export { GrantByOperator } from './grant-by-operator.js';
export { ReadAiCount } from './read-ai-count.js';
