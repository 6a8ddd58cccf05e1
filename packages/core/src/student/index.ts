import { Module } from '@nestjs/common';
import { AccountModule } from '../account/index.js';
import { AuthModule } from '../auth/index.js';
import { CaptchaModule } from '../captcha/index.js';
import { ConsentModule } from '../consent/index.js';
import { OperatorModule } from '../operator/index.js';
import { ThrottleModule } from '../platform/throttle/index.js';
import { ReferenceModule } from '../reference/index.js';
import { StepGrantModule } from '../step-grant/index.js';
import { ImportRoster } from './roster/import-roster.js';
import { PlanRoster } from './roster/plan-roster.js';
import { RosterRepository } from './roster/roster.repository.js';
import { StudentService } from './roster/student.service.js';
import { FinishStudentSignIn } from './sign-in/finish-student-sign-in.js';
import { ProveStudentPhone } from './sign-in/prove-student-phone.js';
import { SignInStudent } from './sign-in/sign-in-student.js';
import { StudentFlow } from './sign-in/student-flow.js';
import { StudentGuard } from './sign-in/student-guard.js';
import { StudentFiguresRepository } from './student-figures.repository.js';
import { StudentFiguresService } from './student-figures.service.js';
import { StudentPasswordService } from './student-password.service.js';
import { StudentPhoneService } from './student-phone.service.js';
import { StudentSchoolRepository } from './student-school.repository.js';
import { StudentSchoolService } from './student-school.service.js';
import { StudentRepository } from './student.repository.js';

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
export {
  ACTIVE_DAYS,
  type SchoolFigures,
  SMALLEST_GROUP,
  StudentFiguresService,
} from './student-figures.service.js';
export { StudentSchoolService } from './student-school.service.js';

@Module({
  imports: [
    AccountModule,
    AuthModule,
    CaptchaModule,
    ConsentModule,
    OperatorModule,
    ReferenceModule,
    StepGrantModule,
    ThrottleModule,
  ],
  providers: [
    StudentRepository,
    RosterRepository,
    PlanRoster,
    ImportRoster,
    StudentService,
    StudentSchoolRepository,
    StudentSchoolService,
    StudentFiguresRepository,
    StudentFiguresService,
    StudentPhoneService,
    StudentPasswordService,
    StudentGuard,
    StudentFlow,
    SignInStudent,
    ProveStudentPhone,
    FinishStudentSignIn,
  ],
  exports: [
    SignInStudent,
    ProveStudentPhone,
    FinishStudentSignIn,
    StudentSchoolService,
    StudentFiguresService,
    ImportRoster,
    StudentService,
  ],
})
export class StudentModule {}
