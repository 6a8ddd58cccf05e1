import { Injectable } from '@nestjs/common';
import { AuditLogService } from '../../operator/index.js';
import { Clock, Failure } from '../../platform/index.js';
import { studentNumberOf } from '../student-number.js';
import { StudentPasswordService } from '../student-password.service.js';
import { StudentPhoneService } from '../student-phone.service.js';
import { StudentSchoolService } from '../student-school.service.js';
import type { RosterFailure } from '../student.failures.js';
import { StudentRepository } from '../student.repository.js';

/** Identifies one student: the school by code or full name. */
export interface StudentName {
  school: string;
  studentNumber: string;
}

/** A student as operators see them: only what support needs. */
export interface StudentSummary {
  school: string;
  studentNumber: string;
  maskedName: string;
  /** 138****0001; empty without a phone. */
  maskedPhone: string;
  isPhoneProven: boolean;
  hasOwnPassword: boolean;
  userId: string | null;
  isDisabled: boolean;
  createdAt: Date;
}

const PHONE = /^1\d{10}$/;

/** What school staff may do for a student, each with an audit entry [ST2]. */
@Injectable()
export class StudentService {
  constructor(
    private readonly schools: StudentSchoolService,
    private readonly students: StudentRepository,
    private readonly phones: StudentPhoneService,
    private readonly passwords: StudentPasswordService,
    private readonly audit: AuditLogService,
    private readonly clock: Clock,
  ) {}

  /** One student, name and phone masked. */
  async get(actor: string, name: StudentName): Promise<StudentSummary> {
    const { school, student } = await this.find(actor, 'student.show', name);
    return {
      school: school.name,
      studentNumber: student.studentNumber,
      ...this.phones.maskedSummaryOf(student),
      isPhoneProven: student.phoneProvenAt !== null,
      hasOwnPassword: !student.hasRosterPassword,
      userId: student.userId,
      isDisabled: student.disabledAt !== null,
      createdAt: student.createdAt,
    };
  }

  /** Disables or enables sign-in by this number; the account belongs to its owner and stays as it is. */
  async setDisabled(actor: string, name: StudentName, isDisabled: boolean): Promise<void> {
    const { student } = await this.find(actor, isDisabled ? 'student.disable' : 'student.enable', name);
    await this.students.update(student.id, { disabledAt: isDisabled ? this.clock.now() : null });
  }

  /**
   * Removes the phone and signs its account out; the next sign-in verifies `phone`, or without one whichever
   * the student then enters.
   */
  async resetPhone(actor: string, name: StudentName, phone: string | null): Promise<void> {
    if (phone !== null && !PHONE.test(phone)) throw new Failure<RosterFailure>('studentPhoneInvalid');
    const { student } = await this.find(actor, 'student.reset-phone', name);
    await this.phones.replace(student, phone);
  }

  /** Creates a new initial password and signs the account out; the password is shown only once. */
  async resetPassword(actor: string, name: StudentName): Promise<{ password: string }> {
    const { student } = await this.find(actor, 'student.reset-password', name);
    return { password: await this.passwords.startAnew(student) };
  }

  private async find(actor: string, action: string, name: StudentName) {
    const school = await this.schools.get(name.school);
    const studentNumber = studentNumberOf(name.studentNumber);
    const student = await this.students.find({ schoolCode: school.code, studentNumber });
    if (student === null) throw new Failure<RosterFailure>('studentUnknown');
    await this.audit.record(actor, action, student.id, { school: school.code });
    return { school, student };
  }
}
