import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Origin } from '../../account/index.js';
import { Failure } from '../../platform/index.js';
import { type Grant, StepGrantService } from '../../step-grant/index.js';
import type { StudentFailure } from '../student.failures.js';
import { StudentRepository, type StudentRow } from '../student.repository.js';

/** The content of a flow's grant; the account is known once the phone is verified. */
const subjectShape = z.object({
  studentId: z.string(),
  /** The password that opened the flow; changing it invalidates the ticket. */
  passwordHash: z.string(),
  userId: z.string().optional(),
  origin: z.record(z.string(), z.string()),
});
type Subject = z.output<typeof subjectShape>;

interface FlowStep {
  grant: Grant;
  student: StudentRow;
  origin: Subject['origin'];
}

/** What a later call of the flow presents: the ticket of the 202, in the browser that received it. */
export interface FlowClaim {
  studentTicket: string;
  browser: string;
}

/** The steps from the 202 to a session: phone, then password or skip; each once, in order [AU4]. */
@Injectable()
export class StudentFlow {
  constructor(
    private readonly grants: StepGrantService,
    private readonly students: StudentRepository,
  ) {}

  /** Opens a flow at its first step and returns its ticket. */
  begin(student: StudentRow, origin: Origin, browser: string): Promise<string> {
    const known = Object.entries(origin).filter((entry): entry is [string, string] => entry[1] !== undefined);
    const subject = subjectOf(student, Object.fromEntries(known));
    return this.grants.issue({
      kind: 'studentCheck',
      step: 'phone',
      browser,
      subject: JSON.stringify(subject),
    });
  }

  /**
   * The flow at its first step; one refusal for all other cases: forged, spent, out of order, another
   * browser.
   */
  async atPhone(claim: FlowClaim): Promise<FlowStep> {
    const { userId: _none, ...step } = await this.at('phone', claim);
    return step;
  }

  /** The flow after the phone was verified, with its account. */
  async atPassword(claim: FlowClaim): Promise<FlowStep & { userId: string }> {
    const { userId, ...step } = await this.at('password', claim);
    // School staff may have removed the phone in between, which invalidates the verification.
    if (userId === undefined || step.student.userId !== userId) throw invalid();
    return { ...step, userId };
  }

  /** Moves to the password step: the phone is verified and the student linked to `userId`. */
  async toPassword({ grant, student, origin }: FlowStep, userId: string): Promise<void> {
    const subject = JSON.stringify({ ...subjectOf(student, origin), userId });
    const isMoved = await this.grants.advance(grant, { step: 'password', subject });
    if (!isMoved) throw invalid();
  }

  /** Ends the flow; refuses a second call. */
  async end({ grant }: FlowStep): Promise<void> {
    if (!(await this.grants.spend(grant))) throw invalid();
  }

  private async at(step: 'phone' | 'password', { studentTicket, browser }: FlowClaim) {
    const grant = await this.grants.find({ kind: 'studentCheck', token: studentTicket, browser });
    if (grant?.step !== step) throw invalid();
    const { studentId, passwordHash, userId, origin } = subjectShape.parse(JSON.parse(grant.subject));
    const student = await this.students.find({ id: studentId });
    if (student?.passwordHash !== passwordHash || student.disabledAt !== null) throw invalid();
    return { grant, student, origin, userId };
  }
}

const subjectOf = ({ id, passwordHash }: StudentRow, origin: Subject['origin']): Subject => ({
  studentId: id,
  passwordHash,
  origin,
});

const invalid = () => new Failure<StudentFailure>('studentTicketInvalid');
