import { Failure } from '../../platform/index.js';
import type { RosterFailure } from '../student.failures.js';
import { isWeakFirstPassword } from '../student-passwords.service.js';
import { studentNumberOf } from '../student-number.js';

/** Why one line of a roster is not taken. */
export type LineRefusal =
  | 'numberInvalid'
  | 'numberRepeated'
  | 'nameInvalid'
  | 'phoneInvalid'
  | 'phoneRepeated'
  | 'passwordWeak'
  | 'passwordShared'
  | 'phoneProven';

/** A student as the roster has them; null is an empty or missing cell. */
export interface RosterLine {
  line: number;
  studentNumber: string;
  name: string;
  phone: string | null;
  password: string | null;
}

export interface RefusedLine {
  line: number;
  studentNumber: string;
  refusal: LineRefusal;
}

const COLUMNS = { studentNumber: '学号', name: '姓名', phone: '手机号', password: '初始密码' } as const;
const NUMBER = /^[\dA-Z][\dA-Z._-]{0,39}$/;
const NAME = /^[\p{L}\p{M}\p{N}·•.\s'-]{1,50}$/u;
const PHONE = /^1\d{10}$/;

/** Takes a sheet for a roster: the first row names the columns, blank rows are passed over. */
export function rosterLines(rows: readonly string[][]): (RosterLine | RefusedLine)[] {
  const cellOf = columnsOf(rows[0] ?? []);
  const raw = rows.slice(1).flatMap((row, index) =>
    row.every((cell) => cell === '')
      ? []
      : [
          {
            line: index + 2,
            studentNumber: studentNumberOf(cellOf(row, 'studentNumber') ?? ''),
            name: (cellOf(row, 'name') ?? '').normalize('NFC').trim(),
            phone: cellOf(row, 'phone')?.normalize('NFKC').replace(/[\s-]/g, '') ?? null,
            password: cellOf(row, 'password'),
          },
        ],
  );
  const timesOf = counter(raw.map(({ password }) => password));
  const numbers = new Set<string>();
  const phones = new Set<string>();
  return raw.map((line) => {
    const refusal =
      refusalOf(line) ??
      (numbers.has(line.studentNumber) ? 'numberRepeated' : null) ??
      (line.phone !== null && phones.has(line.phone) ? 'phoneRepeated' : null) ??
      // One password for many is known to all of them.
      (line.password !== null && timesOf(line.password) > 1 ? 'passwordShared' : null);
    if (refusal !== null) {
      const isSound = NUMBER.test(line.studentNumber);
      return { line: line.line, studentNumber: isSound ? line.studentNumber : '', refusal };
    }
    numbers.add(line.studentNumber);
    if (line.phone !== null) phones.add(line.phone);
    return line;
  });
}

function columnsOf(head: readonly string[]) {
  const names = head.map((cell) => cell.replace(/[\s*＊]/g, '').replace(/[（(].*$/, ''));
  const at = (column: keyof typeof COLUMNS) => names.indexOf(COLUMNS[column]);
  if (at('studentNumber') < 0 || at('name') < 0) throw new Failure<RosterFailure>('rosterColumnsMissing');
  return (row: readonly string[], column: keyof typeof COLUMNS): string | null =>
    row[at(column)]?.trim() || null;
}

function refusalOf({ studentNumber, name, phone, password }: RosterLine): LineRefusal | null {
  if (!NUMBER.test(studentNumber)) return 'numberInvalid';
  if (!NAME.test(name)) return 'nameInvalid';
  if (phone !== null && !PHONE.test(phone)) return 'phoneInvalid';
  if (password !== null && isWeakFirstPassword(password, { studentNumber, phone })) return 'passwordWeak';
  return null;
}

function counter(values: readonly (string | null)[]): (value: string) => number {
  const counts = new Map<string, number>();
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  return (value) => counts.get(value) ?? 0;
}
