import { Injectable } from '@nestjs/common';
import { AuditLogService } from '../../operator/index.js';
import { StepGrantService } from '../../step-grant/index.js';
import type { ClientInfo } from '../client-info.js';
import { SignInGuard } from '../sign-in/sign-in-guard.js';
import { SmsCodeService } from '../sms-code/sms-code.service.js';

/** Step one of a reset: a code verifies the phone. */
@Injectable()
export class ProvePasswordReset {
  constructor(
    private readonly guard: SignInGuard,
    private readonly codes: SmsCodeService,
    private readonly grants: StepGrantService,
    private readonly audit: AuditLogService,
  ) {}

  /**
   * Returns the grant for step two, valid in this browser for ten minutes. It does not check whether the
   * phone has an account, so neither response nor timing reveals it [AU2].
   */
  async run(
    claim: { phone: string; code: string; challengeId: string },
    client: ClientInfo,
    browser: string,
  ): Promise<string> {
    await this.guard.admitCode(client);
    await this.codes.redeem({ ...claim, purpose: 'forgotPassword' });
    await this.audit.record('visitor', 'password.reset.prove');
    return this.grants.issue({ kind: 'passwordReset', browser, subject: claim.phone });
  }
}
