import { Module } from '@nestjs/common';
import { OperatorModule } from '../../operator/index.js';
import { PartnerRepository } from './partner.repository.js';
import { PartnerService } from './partner.service.js';

/** The list of partners without sign-on, for operator commands. */
@Module({
  imports: [OperatorModule],
  providers: [PartnerRepository, PartnerService],
  exports: [PartnerService],
})
export class PartnerDirectoryModule {}
