import { Controller } from '@nestjs/common';
import {
  changePhone,
  getAccountProfile,
  listAvatars,
  sendIdentityCode,
  setPassword,
  updateAccountProfile,
} from '@qicheng/contract/account/index';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { BUILT_IN_AVATARS } from '@qicheng/core/account';
import {
  AccountProfileService,
  ChangePhone,
  EditProfile,
  SendIdentityCode,
} from '@qicheng/core/account-settings';
import { Caller } from '../kit/caller.decorator.js';
import { Client, type ClientInfo } from '../kit/client.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';

@Controller()
export class ProfileController {
  constructor(
    private readonly profiles: AccountProfileService,
    private readonly edit: EditProfile,
    private readonly phones: ChangePhone,
    private readonly identityCode: SendIdentityCode,
  ) {}

  @Handles(getAccountProfile)
  profile(
    @Input() _input: InputOf<typeof getAccountProfile>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof getAccountProfile>> {
    return this.profiles.get(userId);
  }

  @Handles(updateAccountProfile)
  update(
    @Input() input: InputOf<typeof updateAccountProfile>,
    @Caller() caller: Caller,
    @Client() client: ClientInfo,
  ): Promise<ResultOf<typeof updateAccountProfile>> {
    return this.edit.run(caller, input, client);
  }

  @Handles(setPassword)
  setPassword(
    @Input() input: InputOf<typeof setPassword>,
    @Caller() caller: Caller,
    @Client() client: ClientInfo,
  ): Promise<ResultOf<typeof setPassword>> {
    return this.edit.run(caller, input, client);
  }

  @Handles(changePhone)
  changePhone(
    @Input() { password, oldCode, oldChallengeId, ...claim }: InputOf<typeof changePhone>,
    @Caller() caller: Caller,
    @Client() client: ClientInfo,
  ): Promise<ResultOf<typeof changePhone>> {
    const proof = { password, code: oldCode, challengeId: oldChallengeId };
    return this.phones.run(caller, { ...claim, proof }, client);
  }

  @Handles(sendIdentityCode)
  sendIdentityCode(
    @Input() _input: InputOf<typeof sendIdentityCode>,
    @Caller() { userId }: Caller,
    @Client() client: ClientInfo,
  ): Promise<ResultOf<typeof sendIdentityCode>> {
    return this.identityCode.run(userId, client);
  }

  @Handles(listAvatars)
  avatars(@Input() _input: InputOf<typeof listAvatars>): ResultOf<typeof listAvatars> {
    return { list: [...BUILT_IN_AVATARS] };
  }
}
