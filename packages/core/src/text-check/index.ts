export { CheckText } from './check-text.js';
export type { TextCheckFailure } from './text-check.failures.js';
export { TextCheckModule } from './text-check.module.js';
