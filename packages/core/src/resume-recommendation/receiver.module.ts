import { Module } from '@nestjs/common';
import { PartnerCallService, PartnerFeatureService, PartnerServicesModule } from '../partner/index.js';
import { CORE_CONFIG, type CoreConfig, CryptoService } from '../platform/index.js';
import { LocalMessageRepository, SmsModule } from '../platform/sms/index.js';
import { ResumeReceiver, LocalResumeReceiver, PartnerResumeReceiver } from './resume-receiver.js';

const receiver = {
  provide: ResumeReceiver,
  inject: [CORE_CONFIG, PartnerFeatureService, PartnerCallService, LocalMessageRepository, CryptoService],
  useFactory: (
    { partnerDriver }: CoreConfig,
    services: PartnerFeatureService,
    calls: PartnerCallService,
    messages: LocalMessageRepository,
    secrets: CryptoService,
  ): ResumeReceiver =>
    partnerDriver === 'local'
      ? new LocalResumeReceiver(messages, secrets)
      : new PartnerResumeReceiver(services, calls),
};

@Module({ imports: [PartnerServicesModule, SmsModule], providers: [receiver], exports: [ResumeReceiver] })
export class ReceiverModule {}
