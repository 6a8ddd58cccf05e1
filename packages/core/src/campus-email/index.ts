export type { CampusEmailFailure } from './campus-email.failures.js';
export { CampusEmailModule } from './campus-email.module.js';
export { type DomainOutcome, type DomainReport, ImportDomainList } from './domains/import-domain-list.js';
export type { DomainRefusal } from './domains/read-domain-list.js';
export { SchoolMailDomainModule } from './domains/school-mail-domain.module.js';
export { SchoolMailDomainService } from './domains/school-mail-domain.service.js';
export { SendCampusEmailCode } from './send-campus-email-code.js';
export { SkipCampusEmail } from './skip-campus-email.js';
export { VerifyCampusEmail } from './verify-campus-email.js';
