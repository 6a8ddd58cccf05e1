export { CountPacks } from './count-packs.service.js';
export { DocumentDownloads } from './document-downloads.service.js';
export type { MembershipFailure } from './membership.failures.js';
export type { Membership } from './membership.js';
export { MembershipModule } from './membership.module.js';
export { appendTerm, revokeTerm } from './membership-term.repository.js';
export { Memberships } from './memberships.service.js';
