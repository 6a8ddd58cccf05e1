import { Controller } from '@nestjs/common';
import { login, logout, register } from '@qicheng/contract/auth/index';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { RegisterAccount, SessionService, SignInWithPassword, SignInWithSmsCode } from '@qicheng/core/auth';
import { PartnerTicketService } from '@qicheng/core/partner';
import { SignInStudent } from '@qicheng/core/student';
import { Browser } from '../kit/browser.decorator.js';
import { Caller } from '../kit/caller.decorator.js';
import { Client, type ClientInfo } from '../kit/client.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';
import { InSharedCookies, type SharedCookieStore } from '../kit/shared-cookie-store.js';
import { originOf } from './origin.js';

@Controller()
export class SessionController {
  constructor(
    private readonly passwordSignIn: SignInWithPassword,
    private readonly smsCodeSignIn: SignInWithSmsCode,
    private readonly studentSignIn: SignInStudent,
    private readonly registration: RegisterAccount,
    private readonly sessions: SessionService,
    private readonly tickets: PartnerTicketService,
  ) {}

  @Handles(login)
  login(
    @Input() input: InputOf<typeof login>,
    @Client() client: ClientInfo,
    @Browser() browser: string,
  ): Promise<ResultOf<typeof login>> {
    switch (input.method) {
      case 'password':
        return this.passwordSignIn.run(input, client);
      case 'student':
        return this.studentSignIn.run({ ...input, origin: originOf(input) }, client, browser);
      case 'smsCode':
        return this.smsCodeSignIn.run({ ...input, origin: originOf(input) }, client);
    }
  }

  @Handles(register)
  register(
    @Input() input: InputOf<typeof register>,
    @Client() client: ClientInfo,
  ): Promise<ResultOf<typeof register>> {
    return this.registration.run({ ...input, origin: originOf(input) }, client);
  }

  /** A visitor, or a caller whose token is already invalid, is signed out as well [decision 11]. */
  @Handles(logout)
  async logout(
    @Input() input: InputOf<typeof logout>,
    @Caller() caller: Caller | null,
    @InSharedCookies() cookies: SharedCookieStore,
  ): Promise<void> {
    // A leftover ticket would sign the person in again on the next page.
    const ticket = input.passTicket ?? cookies.read('partnerTicket');
    if (ticket) await this.tickets.voidUnused(ticket);
    if (caller) await this.sessions.revoke(caller.sessionId);
    cookies.clear('memberHint', 'campaignCode', 'partnerTicket');
  }
}
