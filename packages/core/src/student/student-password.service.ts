import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AccountService, PasswordHasher, refuseWeakPassword } from '../account/index.js';
import { SessionService } from '../auth/index.js';
import { Failure, CryptoService } from '../platform/index.js';
import type { StudentFailure } from './student.failures.js';
import { StudentRepository, type StudentRow } from './student.repository.js';

/** Students' own passwords, and the initial ones of a roster. */
@Injectable()
export class StudentPasswordService {
  constructor(
    private readonly students: StudentRepository,
    private readonly accounts: AccountService,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionService,
    private readonly secrets: CryptoService,
  ) {}

  /** Hashes a new password, or rejects it: common, containing the phone or number, or unchanged. */
  async prepare(student: StudentRow, password: string): Promise<string> {
    await this.refuseWeak(student, password);
    return this.hasher.hash(password);
  }

  /** Sets the student's own password, also for an account without one, and ends the account's sessions. */
  async choose(of: { student: StudentRow; userId: string }, passwordHash: string): Promise<void> {
    await this.students.update(of.student.id, { passwordHash, hasRosterPassword: false });
    await this.accounts.setFirstPassword(of.userId, passwordHash);
    await this.sessions.revokeAllOf(of.userId);
  }

  /** Gives the student a new initial password, and ends the sessions of the linked account. */
  async startAnew(student: StudentRow): Promise<string> {
    const password = makeFirstPassword();
    const passwordHash = await this.hasher.hash(password);
    await this.students.update(student.id, { passwordHash, hasRosterPassword: true });
    if (student.userId !== null) await this.sessions.revokeAllOf(student.userId);
    return password;
  }

  private async refuseWeak(student: StudentRow, password: string): Promise<void> {
    const phone = student.phoneCipher === null ? null : this.secrets.decrypt(student.phoneCipher);
    refuseWeakPassword(password, phone ?? student.studentNumber);
    if (holdsNumber(password, student.studentNumber))
      throw new Failure<StudentFailure>('studentPasswordContainsNumber');
    if (await this.hasher.verify(student.passwordHash, password))
      throw new Failure<StudentFailure>('studentPasswordUnchanged');
  }
}

/**
 * Whether a roster's initial password is easy to guess: too short, common, or made of the number or phone.
 */
export function isWeakFirstPassword(
  password: string,
  { studentNumber, phone }: { studentNumber: string; phone: string | null },
): boolean {
  if (password.length < 8 || password.length > 30) return true;
  if (isRefused(password, phone ?? studentNumber) || holdsNumber(password, studentNumber)) return true;
  return phone?.includes(password) ?? false;
}

function isRefused(password: string, phone: string): boolean {
  try {
    refuseWeakPassword(password, phone);
    return false;
  } catch {
    return true;
  }
}

// Three digits occur in many good passwords; the last six of a long number are the obvious guess.
const MIN_NUMBER_PART = 4;
const SUFFIX = 6;

/** Whether a password contains the student number or its end, or is a part of it. */
function holdsNumber(password: string, studentNumber: string): boolean {
  const text = password.toUpperCase();
  const lastDigits = studentNumber.slice(-SUFFIX);
  return (lastDigits.length >= MIN_NUMBER_PART && text.includes(lastDigits)) || studentNumber.includes(text);
}

// No ambiguous characters, and at least one letter and one digit.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz';
const SIGNS = `${LETTERS}23456789`;

/** A random initial password: 12 characters, about 58 bits; shown to the operator once. */
export function makeFirstPassword(): string {
  const pick = (alphabet: string) => alphabet.charAt(randomInt(alphabet.length));
  return `${pick(LETTERS)}${Array.from({ length: 10 }, () => pick(SIGNS)).join('')}${pick('23456789')}`;
}
