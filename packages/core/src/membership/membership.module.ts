import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/index.js';
import { SiteModule } from '../site/index.js';
import { CountPacks } from './count-packs.service.js';
import { DocumentDownloadRepository } from './document-download.repository.js';
import { DocumentDownloads } from './document-downloads.service.js';
import { MembershipTermRepository } from './membership-term.repository.js';
import { Memberships } from './memberships.service.js';

@Module({
  imports: [CatalogueModule, SiteModule],
  providers: [
    MembershipTermRepository,
    Memberships,
    CountPacks,
    DocumentDownloadRepository,
    DocumentDownloads,
  ],
  exports: [Memberships, CountPacks, DocumentDownloads],
})
export class MembershipModule {}
