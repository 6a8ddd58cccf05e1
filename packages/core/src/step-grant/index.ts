export { StepGrantModule } from './step-grant.module.js';
export { type Grant, type GrantKind, StepGrants } from './step-grants.service.js';
