export { AnnounceByOperator } from './announce-by-operator.js';
export type { News } from './message.js';
export type { MessageFailure } from './message.failures.js';
export { MessageModule } from './message.module.js';
export { MessageService } from './message.service.js';
