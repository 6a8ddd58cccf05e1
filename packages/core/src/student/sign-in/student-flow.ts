import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Origin } from '../../account/index.js';
import { Failure } from '../../platform/index.js';
import { type Grant, StepGrantService } from '../../step-grant/index.js';
import type { StudentFailure } from '../student.failures.js';
import { StudentRepository, type StudentRow } from '../student.repository.js';

/** What the grant of a flow says; the account is known once the phone is proven. */
const subjectShape = z.object({
  studentId: z.string(),
  /** The password that opened the flow; a ticket dies with it. */
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

/** What a later call of the flow presents: the ticket of the 202, in the browser that got it. */
export interface FlowClaim {
  studentTicket: string;
  browser: string;
}

/** The way from the 202 to a session: phone, then password or skip; each step once, in order [AU4]. */
@Injectable()
export class StudentFlow {
  constructor(
    private readonly grants: StepGrantService,
    private readonly students: StudentRepository,
  ) {}

  /** Opens a flow at its first step and gives its ticket. */
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

  /** The flow at its first step; anything else is refused alike: forged, spent, out of order, of another browser. */
  async atPhone(claim: FlowClaim): Promise<FlowStep> {
    const { userId: _none, ...step } = await this.at('phone', claim);
    return step;
  }

  /** The flow once the phone was proven, with the account that it is about. */
  async atPassword(claim: FlowClaim): Promise<FlowStep & { userId: string }> {
    const { userId, ...step } = await this.at('password', claim);
    // A school's staff may have taken the phone away in between: then what was proven counts no more.
    if (userId === undefined || step.student.userId !== userId) throw invalid();
    return { ...step, userId };
  }

  /** Moves to the password step: the phone was proven and the student bound to `userId`. */
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
