import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { OperatorModule } from '../../operator/index.js';
import { PartnerDirectoryModule } from '../directory/partner-directory.module.js';
import { PartnerCalls } from './partner-calls.service.js';
import { PartnerServiceRepository } from './partner-service.repository.js';
import { PartnerServices } from './partner-services.service.js';

/** What partners do for us besides sign-on, without the ways in. */
@Module({
  imports: [OperatorModule, PartnerDirectoryModule, JwtModule.register({})],
  providers: [PartnerCalls, PartnerServiceRepository, PartnerServices],
  exports: [PartnerCalls, PartnerServices],
})
export class PartnerServicesModule {}
