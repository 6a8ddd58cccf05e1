import { Injectable } from '@nestjs/common';
import { AccountService, type Origin } from '../../account/index.js';
import {
  type AuthFailure,
  type ClientInfo,
  SignInGuard,
  type SignedIn,
  SmsCodeService,
} from '../../auth/index.js';
import { Failure } from '../../platform/index.js';
import { StepGrantService } from '../../step-grant/index.js';
import { WechatIdentityService } from '../identity/wechat-identity.service.js';
import type { WechatFailure } from '../wechat.failures.js';
import { EnterByWechat } from './enter-by-wechat.js';

interface BindClaim {
  /** What the poll returned instead of an openid [WX3]. */
  bindHandle: string;
  browser: string;
  phone: string;
  code: string;
  challengeId: string;
  origin: Origin;
  termsAgreed?: boolean | undefined;
}

/** Links a confirmed WeChat to the account of a phone that its owner verifies. */
@Injectable()
export class BindWechatPhone {
  constructor(
    private readonly grants: StepGrantService,
    private readonly guard: SignInGuard,
    private readonly codes: SmsCodeService,
    private readonly accounts: AccountService,
    private readonly identities: WechatIdentityService,
    private readonly enter: EnterByWechat,
  ) {}

  /**
   * Links and signs in; a phone without an account gets one [decision 38]. A wrong code, or a phone linked to
   * another WeChat, leaves the grant valid, so that the person can retry with the same scan.
   */
  async run(
    { bindHandle, browser, origin, termsAgreed, ...claim }: BindClaim,
    client: ClientInfo,
  ): Promise<SignedIn> {
    const grant = await this.grants.find({ kind: 'wechatBind', token: bindHandle, browser });
    if (!grant) throw new Failure<WechatFailure>('wechatBindExpired');
    await this.guard.admitCode(client);
    await this.codes.redeem({ ...claim, purpose: 'wechatBind' });
    await this.refuseUnfit(claim.phone, grant.subject);
    if (!(await this.grants.spend(grant))) throw new Failure<WechatFailure>('wechatBindExpired');
    const userId = await this.findOrCreate(claim.phone, origin);
    await this.identities.link(grant.subject, userId);
    return this.enter.run(userId, client, termsAgreed);
  }

  private async refuseUnfit(phone: string, openid: string): Promise<void> {
    const account = await this.accounts.findCredentials(phone);
    if (!account) return;
    if (account.isDisabled) throw new Failure<AuthFailure>('accountDisabled');
    if (await this.identities.hasOther(account.userId, openid))
      throw new Failure<WechatFailure>('wechatAccountLinked');
  }

  private async findOrCreate(phone: string, origin: Origin): Promise<string> {
    const created = await this.accounts.createUser({ phone, password: null, origin });
    // Null: this phone has an account.
    const userId = created ?? (await this.accounts.findCredentials(phone))?.userId;
    if (userId === undefined) throw new Failure('busy');
    return userId;
  }
}
