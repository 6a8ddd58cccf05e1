import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/index.js';
import { SiteModule } from '../site/index.js';
import { CountPackService } from './count-pack.service.js';
import { DocumentDownloadRepository } from './document-download.repository.js';
import { DocumentDownloadService } from './document-download.service.js';
import { MembershipTermRepository } from './membership-term.repository.js';
import { MembershipService } from './membership.service.js';

export { CountPackService } from './count-pack.service.js';
export { DocumentDownloadService } from './document-download.service.js';
export type { MembershipFailure } from './membership.service.js';
export type { Membership } from './membership.service.js';
export { appendTerm, revokeTerm } from './membership-term.repository.js';
export { MembershipService } from './membership.service.js';

@Module({
  imports: [CatalogueModule, SiteModule],
  providers: [
    MembershipTermRepository,
    MembershipService,
    CountPackService,
    DocumentDownloadRepository,
    DocumentDownloadService,
  ],
  exports: [MembershipService, CountPackService, DocumentDownloadService],
})
export class MembershipModule {}
