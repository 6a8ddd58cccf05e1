import type { InputOf } from '@qicheng/contract/kit/endpoint';
import {
  checkStudentPhone,
  listStudentSchools,
  setStudentPassword,
  skipStudentPassword,
} from '@qicheng/contract/student/student.contract';
import { call } from '#src/lib/api.js';

const MAX_SHOWN = 50;

/** Schools with student sign-in, searched by name, pinyin or initials. */
export async function findStudentSchools(keyword: string, signal: AbortSignal) {
  const input = keyword === '' ? { limit: MAX_SHOWN } : { keyword, limit: MAX_SHOWN };
  return (await call(listStudentSchools, input, { signal })).list;
}

/** Verifies that the phone on record is the student's; the ticket then allows the password step. */
export const proveStudentPhone = (input: InputOf<typeof checkStudentPhone>) => call(checkStudentPhone, input);

export const chooseStudentPassword = (input: InputOf<typeof setStudentPassword>) =>
  call(setStudentPassword, input);

export const keepInitialPassword = (studentTicket: string) => call(skipStudentPassword, { studentTicket });
