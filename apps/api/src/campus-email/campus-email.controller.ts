import { Controller, Module } from '@nestjs/common';
import {
  listSchoolSuffixes,
  sendCampusEmailCode,
  skipCampusEmail,
  verifyCampusEmail,
} from '@qicheng/contract/campus-email/index';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import {
  SchoolMailDomainService,
  SendCampusEmailCode,
  SkipCampusEmail,
  VerifyCampusEmail,
  CampusEmailModule,
} from '@qicheng/core/campus-email';
import { Caller } from '../kit/caller.decorator.js';
import { Client, type ClientInfo } from '../kit/client.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';

@Controller()
export class CampusEmailController {
  constructor(
    private readonly sendCode: SendCampusEmailCode,
    private readonly verifyMailbox: VerifyCampusEmail,
    private readonly schools: SchoolMailDomainService,
    private readonly skipPrompt: SkipCampusEmail,
  ) {}

  @Handles(sendCampusEmailCode)
  send(
    @Input() { email }: InputOf<typeof sendCampusEmailCode>,
    @Caller() { userId }: Caller,
    @Client() client: ClientInfo,
  ): Promise<ResultOf<typeof sendCampusEmailCode>> {
    return this.sendCode.run({ userId, email, client });
  }

  @Handles(verifyCampusEmail)
  verify(
    @Input() input: InputOf<typeof verifyCampusEmail>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof verifyCampusEmail>> {
    return this.verifyMailbox.run({ ...input, userId });
  }

  @Handles(listSchoolSuffixes)
  suffixes(@Input() input: InputOf<typeof listSchoolSuffixes>): Promise<ResultOf<typeof listSchoolSuffixes>> {
    return this.schools.search(input);
  }

  @Handles(skipCampusEmail)
  skip(
    @Input() { mayAskAgain }: InputOf<typeof skipCampusEmail>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof skipCampusEmail>> {
    return this.skipPrompt.run(userId, mayAskAgain);
  }
}

@Module({ imports: [CampusEmailModule], controllers: [CampusEmailController] })
export class CampusEmailHttpModule {}
