import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AccountService, PasswordHasher, refuseWeakPassword } from '../account/index.js';
import { SessionService } from '../auth/index.js';
import { Failure, Secrets } from '../platform/index.js';
import type { StudentFailure } from './student.failures.js';
import { StudentRepository, type StudentRow } from './student.repository.js';

/** Students' own passwords, and the first ones that a roster starts them with. */
@Injectable()
export class StudentPasswords {
  constructor(
    private readonly students: StudentRepository,
    private readonly accounts: AccountService,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionService,
    private readonly secrets: Secrets,
  ) {}

  /** Refuses an own password that is common, holds the phone or the number, or is the one they had. */
  async refuseWeak(student: StudentRow, password: string): Promise<void> {
    const phone = student.phoneCipher === null ? null : this.secrets.decrypt(student.phoneCipher);
    refuseWeakPassword(password, phone ?? student.studentNumber);
    if (holdsNumber(password, student.studentNumber))
      throw new Failure<StudentFailure>('studentPasswordContainsNumber');
    if (await this.hasher.verify(student.passwordHash, password))
      throw new Failure<StudentFailure>('studentPasswordUnchanged');
  }

  /** Sets the student's own password, also for an account without one, and ends the account's sessions. */
  async choose(of: { student: StudentRow; userId: string }, password: string): Promise<void> {
    const passwordHash = await this.hasher.hash(password);
    await this.students.update(of.student.id, { passwordHash, hasRosterPassword: false });
    await this.accounts.setFirstPassword(of.userId, password);
    await this.sessions.revokeAllOf(of.userId);
  }
}

// A number of three signs is in many good passwords.
const SHORTEST_TELLING = 4;

/** Whether a password holds the student number, or the number holds it (its last six signs, say). */
export function holdsNumber(password: string, studentNumber: string): boolean {
  const text = password.toUpperCase();
  if (studentNumber.length >= SHORTEST_TELLING && text.includes(studentNumber)) return true;
  return studentNumber.includes(text);
}

// No sign that a person takes for another, and at least one letter and one digit.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz';
const SIGNS = `${LETTERS}23456789`;

/** A first password nobody can guess: 12 signs, some 58 bits; said to the operator once. */
export function makeFirstPassword(): string {
  const pick = (signs: string) => signs.charAt(randomInt(signs.length));
  return `${pick(LETTERS)}${Array.from({ length: 10 }, () => pick(SIGNS)).join('')}${pick('23456789')}`;
}
