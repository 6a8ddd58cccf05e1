export { CountPackService } from './count-pack.service.js';
export { DocumentDownloadService } from './document-download.service.js';
export type { MembershipFailure } from './membership.failures.js';
export type { Membership } from './membership.js';
export { MembershipModule } from './membership.module.js';
export { appendTerm, revokeTerm } from './membership-term.repository.js';
export { MembershipService } from './membership.service.js';
