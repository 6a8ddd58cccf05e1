import { Controller } from '@nestjs/common';
import { closeAccount, reopenAccount } from '@qicheng/contract/account/index';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { CloseAccount, ReopenAccount } from '@qicheng/core/account-closing';
import { Caller } from '../kit/caller.decorator.js';
import { Client, type ClientInfo } from '../kit/client.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';

@Controller()
export class ClosingController {
  constructor(
    private readonly closing: CloseAccount,
    private readonly reopening: ReopenAccount,
  ) {}

  @Handles(closeAccount)
  close(
    @Input() proof: InputOf<typeof closeAccount>,
    @Caller() { userId }: Caller,
    @Client() client: ClientInfo,
  ): Promise<ResultOf<typeof closeAccount>> {
    return this.closing.run(userId, proof, client);
  }

  @Handles(reopenAccount)
  reopen(
    @Input() _input: InputOf<typeof reopenAccount>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof reopenAccount>> {
    return this.reopening.run(userId);
  }
}
