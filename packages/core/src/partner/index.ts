import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { AccountModule } from '../account/index.js';
import { AuthModule } from '../auth/index.js';
import { OperatorModule } from '../operator/index.js';
import { ThrottleModule } from '../platform/throttle/index.js';
import { StepGrantModule } from '../step-grant/index.js';
import { PartnerDirectoryModule } from './directory/partner-directory.module.js';
import { MemberProofService } from './proof/member-proof.service.js';
import { ReturnAddressService } from './return-address/return-address.service.js';
import { PartnerCallService } from './service/partner-call.service.js';
import { PartnerFeatureService } from './service/partner-feature.service.js';
import { PartnerServiceRepository } from './service/partner-service.repository.js';
import { ConfirmArrival } from './sign-in/confirm-arrival.js';
import { FindPartnerMember } from './sign-in/find-partner-member.js';
import { PartnerAccountRepository } from './sign-in/partner-account.repository.js';
import { PartnerAccountService } from './sign-in/partner-account.service.js';
import { SignInByPartner } from './sign-in/sign-in-by-partner.js';
import { SignInWithHint } from './sign-in/sign-in-with-hint.js';
import { SignInWithTicket } from './sign-in/sign-in-with-ticket.js';
import { BrowserStateService } from './ticket/browser-state.service.js';
import { PartnerTicketService } from './ticket/partner-ticket.service.js';
import { UsedTicketRepository } from './ticket/used-ticket.repository.js';

export { PartnerDirectoryModule } from './directory/partner-directory.module.js';
export { PartnerService } from './directory/partner.service.js';
export type { PartnerDirectoryFailure, PartnerFailure } from './directory/partner.service.js';
export { type CallOutcome, PartnerCallService } from './service/partner-call.service.js';
export { type ConnectedPartner, PartnerFeatureService } from './service/partner-feature.service.js';
export { type PartnerServiceKind, partnerServiceKinds } from './service/partner-service.repository.js';
export { ReturnAddressService } from './return-address/return-address.service.js';
export { FindPartnerMember } from './sign-in/find-partner-member.js';
export { type PartnerSignIn, type PartnerVisit, SignInByPartner } from './sign-in/sign-in-by-partner.js';
export { SignInWithHint } from './sign-in/sign-in-with-hint.js';
export { SignInWithTicket } from './sign-in/sign-in-with-ticket.js';
export { PartnerTicketService } from './ticket/partner-ticket.service.js';

@Module({
  imports: [
    AccountModule,
    AuthModule,
    PartnerDirectoryModule,
    StepGrantModule,
    ThrottleModule,
    // Each partner has its own key.
    JwtModule.register({}),
  ],
  providers: [
    BrowserStateService,
    ConfirmArrival,
    FindPartnerMember,
    MemberProofService,
    PartnerAccountRepository,
    PartnerAccountService,
    PartnerTicketService,
    ReturnAddressService,
    SignInByPartner,
    SignInWithHint,
    SignInWithTicket,
    UsedTicketRepository,
  ],
  exports: [
    FindPartnerMember,
    PartnerTicketService,
    ReturnAddressService,
    SignInByPartner,
    SignInWithHint,
    SignInWithTicket,
  ],
})
export class PartnerModule {}

/** Partner services other than sign-on. */
@Module({
  imports: [OperatorModule, PartnerDirectoryModule, JwtModule.register({})],
  providers: [PartnerCallService, PartnerServiceRepository, PartnerFeatureService],
  exports: [PartnerCallService, PartnerFeatureService],
})
export class PartnerServicesModule {}
