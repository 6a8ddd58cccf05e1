import { Injectable } from '@nestjs/common';
import { type Origin, PasswordHasher } from '../../account/index.js';
import { type AuthFailure, type ClientInfo, OpenSession } from '../../auth/index.js';
import { Failure } from '../../platform/index.js';
import { studentNumberOf } from '../student-number.js';
import { StudentPhoneService } from '../student-phone.service.js';
import type { StudentFailure } from '../student.failures.js';
import { StudentRepository } from '../student.repository.js';
import { StudentFlow } from './student-flow.js';
import { StudentGuard } from './student-guard.js';

interface Credentials {
  schoolName: string;
  studentNumber: string;
  password: string;
  origin: Origin;
}

/** Sign-in with a student number, for both `/user/login` type 2 and `/user/studentLogin` [decision 13]. */
@Injectable()
export class SignInStudent {
  constructor(
    private readonly guard: StudentGuard,
    private readonly students: StudentRepository,
    private readonly phones: StudentPhoneService,
    private readonly hasher: PasswordHasher,
    private readonly flow: StudentFlow,
    private readonly openSession: OpenSession,
  ) {}

  /**
   * Signs in students with their own password and a verified phone; all others verify the phone first [ST1].
   */
  run(credentials: Credentials, client: ClientInfo, browser: string) {
    return this.guard.limitConcurrency(() => this.enter(credentials, client, browser));
  }

  private async enter({ password, origin, ...typed }: Credentials, client: ClientInfo, browser: string) {
    const tried = { schoolName: typed.schoolName, studentNumber: studentNumberOf(typed.studentNumber) };
    await this.guard.admit(tried, client);
    const school = await this.students.findForSignIn(tried.schoolName, tried.studentNumber);
    const student = school?.student ?? null;
    // Does the same work without a student, so that timing does not reveal who is on a roster [AU2].
    const isMatch = await this.hasher.verify(student?.passwordHash ?? null, password);
    if (!school || !student || !isMatch) {
      await this.guard.blame(tried, school?.code ?? null);
      throw new Failure<StudentFailure>('studentCredentialsIncorrect');
    }
    await this.guard.forgive(tried, client);
    if (student.disabledAt !== null) throw new Failure<StudentFailure>('studentDisabled');
    if (student.hasRosterPassword || student.phoneProvenAt === null || student.user === null) {
      return {
        outcome: 'phoneVerificationRequired' as const,
        data: {
          studentTicket: await this.flow.begin(student, origin, browser),
          maskedPhone: this.phones.maskedOf(student),
          isProvenAgain: student.phoneProvenAt !== null,
          contact: school.studentContact,
        },
      };
    }
    if (student.user.disabledAt !== null) throw new Failure<AuthFailure>('accountDisabled');
    const data = await this.openSession.run(student.user.id, client, 'student');
    return { outcome: 'signedIn' as const, data };
  }
}
