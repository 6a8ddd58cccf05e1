import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';

export interface NewStudent {
  schoolCode: string;
  studentNumber: string;
  nameCipher: string;
  college: string;
  className: string;
  passwordHash: string;
  phoneCipher: string | null;
  phoneIndex: string | null;
}

export interface ChangedStudent {
  id: string;
  data: Partial<Omit<NewStudent, 'schoolCode' | 'studentNumber'>>;
}

const READ_AT_ONCE = 5_000;
// A statement may take three seconds.
const WRITTEN_AT_ONCE = 2_000;

/** Rosters for an import to read and write. */
@Injectable()
export class RosterRepository {
  constructor(private readonly database: Database) {}

  /** Students of these numbers that the school's roster already contains. */
  async findAll(schoolCode: string, numbers: readonly string[]) {
    const found = [];
    for (let start = 0; start < numbers.length; start += READ_AT_ONCE) {
      const studentNumber = { in: numbers.slice(start, start + READ_AT_ONCE) };
      found.push(...(await this.database.student.findMany({ where: { schoolCode, studentNumber } })));
    }
    return found;
  }

  /** Writes everything or nothing. */
  async write(added: readonly NewStudent[], changed: readonly ChangedStudent[]): Promise<void> {
    await this.database.$transaction([
      ...partsOf(added).map((part) => this.database.$executeRaw(insertion(part))),
      ...partsOf(changed).map((part) => this.database.$executeRaw(change(part))),
    ]);
  }
}

const partsOf = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / WRITTEN_AT_ONCE) }, (_, part) =>
    rows.slice(part * WRITTEN_AT_ONCE, (part + 1) * WRITTEN_AT_ONCE),
  );

// Few statements for thousands of rows, so that a large import does not hold its transaction too long.
const insertion = (rows: readonly NewStudent[]) => Prisma.sql`
  INSERT INTO student (
    id, school_code, student_number, name_cipher, college, class_name, password_hash, phone_cipher, phone_index,
    updated_at)
  SELECT
    id, "schoolCode", "studentNumber", "nameCipher", college, "className", "passwordHash", "phoneCipher", "phoneIndex",
    now()
  FROM jsonb_to_recordset(${JSON.stringify(rows.map((row) => ({ id: randomUUID(), ...row })))}::jsonb) AS given(
    id uuid, "schoolCode" text, "studentNumber" text, "nameCipher" text, college text, "className" text,
    "passwordHash" text, "phoneCipher" text, "phoneIndex" text)`;

// Missing values are kept; a roster never removes anything.
const change = (rows: readonly ChangedStudent[]) => Prisma.sql`
  UPDATE student AS kept SET
    name_cipher = coalesce(given."nameCipher", kept.name_cipher),
    college = coalesce(given.college, kept.college),
    class_name = coalesce(given."className", kept.class_name),
    password_hash = coalesce(given."passwordHash", kept.password_hash),
    phone_cipher = coalesce(given."phoneCipher", kept.phone_cipher),
    phone_index = coalesce(given."phoneIndex", kept.phone_index),
    updated_at = now()
  FROM jsonb_to_recordset(${JSON.stringify(rows.map(({ id, data }) => ({ id, ...data })))}::jsonb) AS given(
    id uuid, "nameCipher" text, college text, "className" text, "passwordHash" text, "phoneCipher" text, "phoneIndex" text)
  WHERE kept.id = given.id`;
