import { Controller } from '@nestjs/common';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import {
  confirmPartnerSignIn,
  resumeByMemberHint,
  signInWithPartnerTicket,
  signInWithPassTicket,
  syncMember,
} from '@qicheng/contract/partner/index';
import { type PartnerSignIn, SignInByPartner, SignInWithHint, SignInWithTicket } from '@qicheng/core/partner';
import { Browser } from '../kit/browser.decorator.js';
import { Caller } from '../kit/caller.decorator.js';
import { Client, type ClientInfo } from '../kit/client.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';
import { InSharedCookies, type SharedCookieStore } from '../kit/shared-cookie-store.js';

@Controller()
export class PartnerSignInController {
  constructor(
    private readonly ticketSignIn: SignInWithTicket,
    private readonly hintSignIn: SignInWithHint,
    private readonly partnerSignIn: SignInByPartner,
  ) {}

  @Handles(signInWithPassTicket)
  async byPassTicket(
    @Input() { ticket, domain }: InputOf<typeof signInWithPassTicket>,
    @Client() client: ClientInfo,
    @Browser() browser: string,
    @Caller() caller: Caller | null,
    @InSharedCookies() cookies: SharedCookieStore,
  ): Promise<ResultOf<typeof signInWithPassTicket>> {
    const presented = ticket ?? cookies.read('partnerTicket') ?? '';
    // Used up by this call, or invalid.
    cookies.clear('partnerTicket');
    return withMemberHint(
      await this.ticketSignIn.run({ ticket: presented, domain }, { client, browser, caller }),
      cookies,
    );
  }

  @Handles(signInWithPartnerTicket)
  async byTicket(
    @Input() { ticket = '', domain }: InputOf<typeof signInWithPartnerTicket>,
    @Client() client: ClientInfo,
    @Browser() browser: string,
    @Caller() caller: Caller | null,
    @InSharedCookies() cookies: SharedCookieStore,
  ): Promise<ResultOf<typeof signInWithPartnerTicket>> {
    return withMemberHint(
      await this.ticketSignIn.run({ ticket, domain }, { client, browser, caller }),
      cookies,
    );
  }

  @Handles(resumeByMemberHint)
  async resume(
    @Input() input: InputOf<typeof resumeByMemberHint>,
    @Client() client: ClientInfo,
    @Browser() browser: string,
    @Caller() caller: Caller | null,
    @InSharedCookies() cookies: SharedCookieStore,
  ): Promise<ResultOf<typeof resumeByMemberHint>> {
    return withMemberHint(
      await this.hintSignIn.run(vouched(input, cookies), { client, browser, caller }),
      cookies,
    );
  }

  @Handles(syncMember)
  async sync(
    @Input() input: InputOf<typeof syncMember>,
    @Client() client: ClientInfo,
    @Browser() browser: string,
    @Caller() caller: Caller | null,
    @InSharedCookies() cookies: SharedCookieStore,
  ): Promise<ResultOf<typeof syncMember>> {
    return withMemberHint(
      await this.hintSignIn.run(vouched(input, cookies), { client, browser, caller }),
      cookies,
    );
  }

  @Handles(confirmPartnerSignIn)
  async confirm(
    @Input() { confirmHandle }: InputOf<typeof confirmPartnerSignIn>,
    @Client() client: ClientInfo,
    @Browser() browser: string,
    @Caller() caller: Caller | null,
    @InSharedCookies() cookies: SharedCookieStore,
  ): Promise<ResultOf<typeof confirmPartnerSignIn>> {
    const { data, memberHint } = await this.partnerSignIn.confirm(confirmHandle, { client, browser, caller });
    cookies.keepMemberHint(memberHint);
    return data;
  }
}

const vouched = (
  { memberHint, proof = '' }: { memberHint?: string | undefined; proof?: string | undefined },
  cookies: SharedCookieStore,
) => ({ hint: memberHint ?? cookies.read('memberHint') ?? '', proof });

// The partner's member id, so that the partner's cookie and ours are consistent.
function withMemberHint(result: PartnerSignIn, cookies: SharedCookieStore): ResultOf<typeof syncMember> {
  if (result.outcome === 'confirmationRequired') return result;
  cookies.keepMemberHint(result.memberHint);
  return { outcome: 'signedIn', data: result.data };
}
