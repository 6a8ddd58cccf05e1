import { Module } from '@nestjs/common';
import { OperatorModule } from '../../operator/index.js';
import { PartnerRepository } from './partner.repository.js';
import { Partners } from './partners.service.js';

/** Which partners there are; without the ways in, for the commands of operators. */
@Module({
  imports: [OperatorModule],
  providers: [PartnerRepository, Partners],
  exports: [Partners],
})
export class PartnerDirectoryModule {}
