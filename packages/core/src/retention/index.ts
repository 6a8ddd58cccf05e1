export { RetentionModule } from './retention.module.js';
export { RetentionService, type RetentionRule, retentionRules } from './retention.service.js';
