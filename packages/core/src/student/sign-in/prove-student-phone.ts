import { Injectable } from '@nestjs/common';
import { AccountService, type Origin } from '../../account/index.js';
import { type AuthFailure, type ClientInfo, SignInGuard, SmsCodeService } from '../../auth/index.js';
import { ConsentService } from '../../consent/index.js';
import { Failure } from '../../platform/index.js';
import { StudentPhoneService } from '../student-phone.service.js';
import type { StudentFailure } from '../student.failures.js';
import { type FlowClaim, StudentFlow } from './student-flow.js';

interface PhoneProof extends FlowClaim {
  phone: string;
  code: string;
  challengeId: string;
  termsAgreed?: boolean | undefined;
}

/** Step two of a student's first sign-in: the phone is verified and its account linked to the student. */
@Injectable()
export class ProveStudentPhone {
  constructor(
    private readonly flow: StudentFlow,
    private readonly guard: SignInGuard,
    private readonly codes: SmsCodeService,
    private readonly accounts: AccountService,
    private readonly phones: StudentPhoneService,
    private readonly consents: ConsentService,
  ) {}

  /**
   * Only somebody who has verified the phone learns whether it is the right one, or another student's [ST2]
   * [ST4].
   */
  async run(
    { phone, code, challengeId, termsAgreed, ...claim }: PhoneProof,
    client: ClientInfo,
  ): Promise<void> {
    await this.guard.admitCode(client);
    const step = await this.flow.atPhone(claim);
    await this.codes.redeem({ phone, code, challengeId, purpose: 'studentCheck' });
    if (!this.phones.mayBe(step.student, phone)) throw new Failure<StudentFailure>('studentPhoneDiffers');
    const userId = await this.accountOf(phone, step.origin);
    if (!(await this.phones.bind(step.student, phone, userId)))
      throw new Failure<StudentFailure>('studentPhoneBound');
    await this.consents.agreeToTerms(userId, termsAgreed);
    await this.flow.toPassword(step, userId);
  }

  private async accountOf(phone: string, origin: Origin): Promise<string> {
    const found = await this.accounts.findCredentials(phone);
    if (found?.isDisabled) throw new Failure<AuthFailure>('accountDisabled');
    if (found) return found.userId;
    const created = await this.accounts.createUser({ phone, password: null, origin });
    // Null: the same person finished earlier in another tab.
    return created ?? this.accountOf(phone, origin);
  }
}
