import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/index.js';
import { SiteModule } from '../site/index.js';
import { CountPacks } from './count-packs.service.js';
import { MembershipTermRepository } from './membership-term.repository.js';
import { Memberships } from './memberships.service.js';

@Module({
  imports: [CatalogueModule, SiteModule],
  providers: [MembershipTermRepository, Memberships, CountPacks],
  exports: [Memberships, CountPacks],
})
export class MembershipModule {}
