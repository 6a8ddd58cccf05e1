export { FinishStudentSignIn } from './sign-in/finish-student-sign-in.js';
export { ProveStudentPhone } from './sign-in/prove-student-phone.js';
export { SignInStudent } from './sign-in/sign-in-student.js';
export type { RosterFailure, StudentFailure } from './student.failures.js';
export { StudentModule } from './student.module.js';
export { StudentSchools } from './student-schools.service.js';
