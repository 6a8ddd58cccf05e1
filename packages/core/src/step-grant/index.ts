export { StepGrantModule } from './step-grant.module.js';
export { type Grant, type GrantKind, StepGrantService } from './step-grant.service.js';
