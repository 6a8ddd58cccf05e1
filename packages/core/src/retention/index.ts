export { RetentionModule } from './retention.module.js';
export { Retention, type RetentionRule, retentionRules } from './retention.service.js';
