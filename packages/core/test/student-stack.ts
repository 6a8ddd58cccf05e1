import { humanTrack } from '@qicheng/testing/human-track';
import { OpenSession } from '../src/auth/sign-in/open-session.js';
import { SignInGuard } from '../src/auth/sign-in/sign-in-guard.js';
import { AuditLogService } from '../src/operator/audit-log.service.js';
import { AuditRepository } from '../src/operator/audit.repository.js';
import { SchoolRepository } from '../src/reference/school.repository.js';
import { SchoolService } from '../src/reference/school.service.js';
import { StepGrantRepository } from '../src/step-grant/step-grant.repository.js';
import { StepGrantService } from '../src/step-grant/step-grant.service.js';
import { ImportRoster } from '../src/student/roster/import-roster.js';
import { PlanRoster } from '../src/student/roster/plan-roster.js';
import { RosterRepository } from '../src/student/roster/roster.repository.js';
import { StudentService } from '../src/student/roster/student.service.js';
import { FinishStudentSignIn } from '../src/student/sign-in/finish-student-sign-in.js';
import { ProveStudentPhone } from '../src/student/sign-in/prove-student-phone.js';
import { SignInStudent } from '../src/student/sign-in/sign-in-student.js';
import { StudentFlow } from '../src/student/sign-in/student-flow.js';
import { StudentGuard } from '../src/student/sign-in/student-guard.js';
import { StudentFiguresRepository } from '../src/student/student-figures.repository.js';
import { StudentFiguresService } from '../src/student/student-figures.service.js';
import { StudentPasswordService } from '../src/student/student-password.service.js';
import { StudentPhoneService } from '../src/student/student-phone.service.js';
import { StudentSchoolRepository } from '../src/student/student-school.repository.js';
import { StudentSchoolService } from '../src/student/student-school.service.js';
import { StudentRepository } from '../src/student/student.repository.js';
import { startAuth } from './auth-stack.js';

/** Sign-in by student number over a real database, with one open school and no student yet. */
export async function startStudents() {
  const auth = await startAuth();
  const {
    database,
    secrets,
    clock,
    signals,
    throttle,
    captcha,
    passes,
    accounts,
    hasher,
    sessions,
    codes,
    newDevice,
    consents,
  } = auth;
  const audit = new AuditLogService(new AuditRepository(database), clock);
  const students = new StudentRepository(database);
  const phones = new StudentPhoneService(students, sessions, secrets, clock);
  const passwords = new StudentPasswordService(students, accounts, hasher, sessions, secrets);
  const flow = new StudentFlow(
    new StepGrantService(new StepGrantRepository(database), secrets, clock),
    students,
  );
  const openSession = new OpenSession(sessions, accounts, audit, signals, newDevice, consents);
  const codeGuard = new SignInGuard(throttle, passes, secrets, clock, signals);
  const guard = new StudentGuard(codeGuard, throttle, passes, audit, secrets, clock);
  const schools = new StudentSchoolService(
    new StudentSchoolRepository(database),
    audit,
    new SchoolService(new SchoolRepository(database)),
  );
  const roster = new RosterRepository(database);
  const plan = new PlanRoster(roster, phones, hasher, secrets);
  await database.school.createMany({
    data: [
      {
        code: 's1',
        name: '启程示范大学',
        initials: 'qcsfdx',
        pinyin: 'qichengshifandaxue',
        source: 'test',
        studentSignIn: true,
        studentContact: '就业指导中心',
        siteUrl: 'https://job.example.edu.cn/',
      },
      { code: 's2', name: '未开通大学', initials: 'wktdx', source: 'test' },
    ],
  });
  return {
    ...auth,
    schools,
    signIn: new SignInStudent(guard, students, phones, hasher, flow, openSession),
    phoneProof: new ProveStudentPhone(flow, codeGuard, codes, accounts, phones, consents),
    lastStep: new FinishStudentSignIn(guard, flow, passwords, openSession),
    staff: new StudentService(schools, students, phones, passwords, audit, clock),
    figures: new StudentFiguresService(schools, new StudentFiguresRepository(database), audit, clock),
    rosters: new ImportRoster(schools, plan, roster, hasher, audit),
    earnStudentPass: async (studentNumber: string, ip: string) => {
      const { challengeId } = await captcha.issue({ ip });
      const request = { challengeId, studentNumber, purpose: 'studentLogin', ip, track: humanTrack(150) };
      return (await captcha.check(request)).pass;
    },
  };
}
