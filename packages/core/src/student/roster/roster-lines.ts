import { Failure } from '../../platform/index.js';
import { studentNumberOf } from '../student-number.js';
import { isWeakFirstPassword } from '../student-password.service.js';
import type { RosterFailure } from '../student.failures.js';

/** Why a line of a roster is rejected. */
export type LineRefusal =
  | 'numberInvalid'
  | 'numberRepeated'
  | 'nameInvalid'
  | 'groupInvalid'
  | 'phoneInvalid'
  | 'phoneRepeated'
  | 'passwordWeak'
  | 'passwordShared'
  | 'phoneProven';

/** A student as in the roster; null is an empty or missing cell. */
export interface RosterLine {
  line: number;
  studentNumber: string;
  name: string;
  college: string | null;
  className: string | null;
  phone: string | null;
  password: string | null;
}

export interface RefusedLine {
  line: number;
  studentNumber: string;
  refusal: LineRefusal;
  /** Of a repetition: the other lines with the same number or phone. */
  otherLines: readonly number[];
}

/** A roster as read from a file. */
export interface RosterSheet {
  lines: Array<RosterLine | RefusedLine>;
  /** Names of columns that a roster ignores. */
  ignoredColumns: readonly string[];
}

const COLUMNS = {
  studentNumber: '学号',
  name: '姓名',
  college: '学院',
  className: '班级',
  phone: '手机号',
  password: '初始密码',
} as const;
const NUMBER = /^[\dA-Z][\dA-Z._-]{0,39}$/;
const NAME = /^[\p{L}\p{M}\p{N}·•.\s'-]{1,50}$/u;
/** A college or class, in print characters. */
const GROUP = /^\P{C}{1,50}$/u;
const PHONE = /^1\d{10}$/;

/** Reads a sheet as a roster: the first row names the columns, blank rows are skipped. */
export function rosterLines(rows: readonly string[][]): RosterSheet {
  const { cellOf, ignoredColumns } = columnsOf(rows[0] ?? []);
  const raw = rows.slice(1).flatMap((row, index) =>
    row.every((cell) => cell === '')
      ? []
      : [
          {
            line: index + 2,
            studentNumber: studentNumberOf(cellOf(row, 'studentNumber') ?? ''),
            name: (cellOf(row, 'name') ?? '').normalize('NFC').trim(),
            college: cellOf(row, 'college')?.normalize('NFC') ?? null,
            className: cellOf(row, 'className')?.normalize('NFC') ?? null,
            phone: phoneOf(cellOf(row, 'phone')),
            password: cellOf(row, 'password'),
          },
        ],
  );
  const linesOf = {
    studentNumber: linesBy(raw, 'studentNumber'),
    phone: linesBy(raw, 'phone'),
    password: linesBy(raw, 'password'),
  };
  const lines = raw.map((line) => {
    const refused = refusalOf(line, linesOf);
    if (refused === null) return line;
    const isSound = NUMBER.test(line.studentNumber);
    return { line: line.line, studentNumber: isSound ? line.studentNumber : '', ...refused };
  });
  return { lines, ignoredColumns };
}

/** As people write them: with spaces, dashes, brackets or the country code. */
function phoneOf(cell: string | null): string | null {
  if (cell === null) return null;
  return cell
    .normalize('NFKC')
    .replace(/[\s()‐-―-]/g, '')
    .replace(/^(?:\+|00)?86(?=1\d{10}$)/, '');
}

function columnsOf(head: readonly string[]) {
  const names = head.map((cell) => cell.replace(/[\s*＊]/g, '').replace(/[（(].*$/, ''));
  const at = (column: keyof typeof COLUMNS) => names.indexOf(COLUMNS[column]);
  if (at('studentNumber') < 0 || at('name') < 0) throw new Failure<RosterFailure>('rosterColumnsMissing');
  const known = new Set<string>(Object.values(COLUMNS));
  return {
    cellOf: (row: readonly string[], column: keyof typeof COLUMNS): string | null =>
      row[at(column)]?.trim() || null,
    ignoredColumns: names.filter((name) => name !== '' && !known.has(name)),
  };
}

type Unique = 'studentNumber' | 'phone' | 'password';
type LinesBy = ReadonlyMap<string | null, readonly number[]>;
type Refused = Pick<RefusedLine, 'refusal' | 'otherLines'>;

// With duplicate numbers or phones it is unclear which line is right, so all are rejected.
function refusalOf(line: RosterLine, linesOf: Record<Unique, LinesBy>): Refused | null {
  const own = lineRefusalOf(line);
  if (own !== null) return { refusal: own, otherLines: [] };
  return (
    repeated(line, linesOf.studentNumber.get(line.studentNumber), 'numberRepeated') ??
    repeated(line, linesOf.phone.get(line.phone), 'phoneRepeated') ??
    // A password shared by many students is not a secret.
    repeated(line, linesOf.password.get(line.password), 'passwordShared')
  );
}

function repeated(
  { line }: RosterLine,
  lines: readonly number[] | undefined,
  refusal: LineRefusal,
): Refused | null {
  const otherLines = lines?.filter((other) => other !== line) ?? [];
  return otherLines.length > 0 ? { refusal, otherLines } : null;
}

function linesBy(all: readonly RosterLine[], column: Unique): LinesBy {
  const found = new Map<string | null, number[]>();
  for (const line of all) {
    const value = line[column];
    if (value === null) continue;
    const lines = found.get(value);
    if (lines === undefined) found.set(value, [line.line]);
    else lines.push(line.line);
  }
  return found;
}

function lineRefusalOf(line: RosterLine): LineRefusal | null {
  const { studentNumber, name, college, className, phone, password } = line;
  if (!NUMBER.test(studentNumber)) return 'numberInvalid';
  if (!NAME.test(name)) return 'nameInvalid';
  if (![college, className].every((group) => group === null || GROUP.test(group))) return 'groupInvalid';
  if (phone !== null && !PHONE.test(phone)) return 'phoneInvalid';
  if (password !== null && isWeakFirstPassword(password, { studentNumber, phone })) return 'passwordWeak';
  return null;
}
