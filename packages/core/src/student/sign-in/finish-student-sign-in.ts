import { Injectable } from '@nestjs/common';
import { type ClientInfo, OpenSession, type SignedIn } from '../../auth/index.js';
import { StudentPasswordService } from '../student-password.service.js';
import { type FlowClaim, StudentFlow } from './student-flow.js';
import { StudentGuard } from './student-guard.js';

type PasswordChoice = FlowClaim & { newPassword: string };

/** The last step of a student's first sign-in: set a password or skip. Either ends the flow and signs in. */
@Injectable()
export class FinishStudentSignIn {
  constructor(
    private readonly guard: StudentGuard,
    private readonly flow: StudentFlow,
    private readonly passwords: StudentPasswordService,
    private readonly openSession: OpenSession,
  ) {}

  /** With a new password: every other session of the account is signed out. */
  withPassword(claim: PasswordChoice, client: ClientInfo): Promise<SignedIn> {
    return this.guard.limitConcurrency(() => this.choose(claim, client));
  }

  /** Keeps the roster's password: the next sign-in asks for the phone again [ST1]. */
  async withoutPassword(claim: FlowClaim, client: ClientInfo): Promise<SignedIn> {
    const step = await this.flow.atPassword(claim);
    await this.flow.end(step);
    return this.openSession.run(step.userId, client, 'student');
  }

  private async choose({ newPassword, ...claim }: PasswordChoice, client: ClientInfo): Promise<SignedIn> {
    const step = await this.flow.atPassword(claim);
    // Checked before the flow ends, so that neither a weak password nor a busy server costs the ticket.
    const passwordHash = await this.passwords.prepare(step.student, newPassword);
    await this.flow.end(step);
    await this.passwords.choose(step, passwordHash);
    return this.openSession.run(step.userId, client, 'student');
  }
}
