import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { AccountModule } from '../account/index.js';
import { AuthModule } from '../auth/index.js';
import { ThrottleModule } from '../platform/throttle/index.js';
import { StepGrantModule } from '../step-grant/index.js';
import { PartnerDirectoryModule } from './directory/partner-directory.module.js';
import { MemberProofs } from './proof/member-proofs.service.js';
import { ReturnAddresses } from './return-address/return-addresses.service.js';
import { ConfirmArrival } from './sign-in/confirm-arrival.js';
import { FindPartnerMember } from './sign-in/find-partner-member.js';
import { PartnerAccountRepository } from './sign-in/partner-account.repository.js';
import { PartnerAccounts } from './sign-in/partner-accounts.service.js';
import { SignInByPartner } from './sign-in/sign-in-by-partner.js';
import { SignInWithHint } from './sign-in/sign-in-with-hint.js';
import { SignInWithTicket } from './sign-in/sign-in-with-ticket.js';
import { BrowserStates } from './ticket/browser-state.js';
import { PartnerTickets } from './ticket/partner-tickets.service.js';
import { UsedTicketRepository } from './ticket/used-ticket.repository.js';

@Module({
  imports: [
    AccountModule,
    AuthModule,
    PartnerDirectoryModule,
    StepGrantModule,
    ThrottleModule,
    // Every partner has a key of its own.
    JwtModule.register({}),
  ],
  providers: [
    BrowserStates,
    ConfirmArrival,
    FindPartnerMember,
    MemberProofs,
    PartnerAccountRepository,
    PartnerAccounts,
    PartnerTickets,
    ReturnAddresses,
    SignInByPartner,
    SignInWithHint,
    SignInWithTicket,
    UsedTicketRepository,
  ],
  exports: [
    FindPartnerMember,
    PartnerTickets,
    ReturnAddresses,
    SignInByPartner,
    SignInWithHint,
    SignInWithTicket,
  ],
})
export class PartnerModule {}
