export type { News } from './message.js';
export { MessageModule } from './message.module.js';
export { Messages } from './messages.service.js';
