import { Module } from '@nestjs/common';
import { OperatorModule } from '../../operator/index.js';
import { ImportDomainList } from './import-domain-list.js';
import { SchoolMailDomainRepository } from './school-mail-domain.repository.js';
import { SchoolMailDomainService } from './school-mail-domain.service.js';

/** The domain list without the rest of the feature, for commands. */
@Module({
  imports: [OperatorModule],
  providers: [ImportDomainList, SchoolMailDomainRepository, SchoolMailDomainService],
  exports: [ImportDomainList, SchoolMailDomainService],
})
export class SchoolMailDomainModule {}
