import { Controller } from '@nestjs/common';
import { getUserInfo } from '@qicheng/contract/account/index';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { AccountService } from '@qicheng/core/account';
import { SessionService } from '@qicheng/core/auth';
import { Caller } from '../kit/caller.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';

@Controller()
export class AccountController {
  constructor(
    private readonly accounts: AccountService,
    private readonly sessions: SessionService,
  ) {}

  @Handles(getUserInfo)
  async userInfo(
    @Input() _input: InputOf<typeof getUserInfo>,
    @Caller() caller: Caller,
  ): Promise<ResultOf<typeof getUserInfo>> {
    const profile = await this.accounts.getProfile(caller.userId);
    return { ...profile, token: this.sessions.tokenOf(caller) };
  }
}
