import { Module } from '@nestjs/common';
import { OperatorModule } from '../../operator/index.js';
import { PartnerRepository } from './partner.repository.js';
import { PartnerService } from './partner.service.js';

/** Which partners there are; without the ways in, for the commands of operators. */
@Module({
  imports: [OperatorModule],
  providers: [PartnerRepository, PartnerService],
  exports: [PartnerService],
})
export class PartnerDirectoryModule {}
