export {
  type FirstPassword,
  ImportRoster,
  type RosterOutcome,
  type RosterReport,
} from './roster/import-roster.js';
export type { LineRefusal } from './roster/roster-lines.js';
export { StudentService, type StudentName, type StudentSummary } from './roster/student.service.js';
export { FinishStudentSignIn } from './sign-in/finish-student-sign-in.js';
export { ProveStudentPhone } from './sign-in/prove-student-phone.js';
export { SignInStudent } from './sign-in/sign-in-student.js';
export type { RosterFailure, StudentFailure } from './student.failures.js';
export { StudentModule } from './student.module.js';
export { StudentSchoolService } from './student-school.service.js';
