import { Controller, Module } from '@nestjs/common';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import {
  checkStudentPhone,
  listStudentSchools,
  setStudentPassword,
  skipStudentPassword,
  studentLogin,
} from '@qicheng/contract/student/index';
import {
  FinishStudentSignIn,
  ProveStudentPhone,
  SignInStudent,
  StudentSchoolService,
  StudentModule,
} from '@qicheng/core/student';
import { originOf } from '../auth/origin.js';
import { Browser } from '../kit/browser.decorator.js';
import { Client, type ClientInfo } from '../kit/client.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';

@Controller()
export class StudentController {
  constructor(
    private readonly signIn: SignInStudent,
    private readonly phoneProof: ProveStudentPhone,
    private readonly lastStep: FinishStudentSignIn,
    private readonly schools: StudentSchoolService,
  ) {}

  @Handles(studentLogin)
  studentLogin(
    @Input() input: InputOf<typeof studentLogin>,
    @Client() client: ClientInfo,
    @Browser() browser: string,
  ): Promise<ResultOf<typeof studentLogin>> {
    return this.signIn.run({ ...input, origin: originOf(input) }, client, browser);
  }

  @Handles(listStudentSchools)
  listSchools(
    @Input() input: InputOf<typeof listStudentSchools>,
  ): Promise<ResultOf<typeof listStudentSchools>> {
    return this.schools.search(input);
  }

  @Handles(checkStudentPhone)
  checkPhone(
    @Input() input: InputOf<typeof checkStudentPhone>,
    @Client() client: ClientInfo,
    @Browser() browser: string,
  ): Promise<ResultOf<typeof checkStudentPhone>> {
    return this.phoneProof.run({ ...input, browser }, client);
  }

  @Handles(setStudentPassword)
  setPassword(
    @Input() { studentTicket, newPassword }: InputOf<typeof setStudentPassword>,
    @Client() client: ClientInfo,
    @Browser() browser: string,
  ): Promise<ResultOf<typeof setStudentPassword>> {
    return this.lastStep.withPassword({ studentTicket, newPassword, browser }, client);
  }

  @Handles(skipStudentPassword)
  skipPassword(
    @Input() { studentTicket }: InputOf<typeof skipStudentPassword>,
    @Client() client: ClientInfo,
    @Browser() browser: string,
  ): Promise<ResultOf<typeof skipStudentPassword>> {
    return this.lastStep.withoutPassword({ studentTicket, browser }, client);
  }
}

@Module({ imports: [StudentModule], controllers: [StudentController] })
export class StudentHttpModule {}
