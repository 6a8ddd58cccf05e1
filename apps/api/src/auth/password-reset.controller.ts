import { Controller } from '@nestjs/common';
import { completePasswordReset, provePasswordReset } from '@qicheng/contract/auth/index';
import type { InputOf } from '@qicheng/contract/kit/endpoint';
import { CompletePasswordReset, ProvePasswordReset } from '@qicheng/core/auth';
import { Browser } from '../kit/browser.decorator.js';
import { Client, type ClientInfo } from '../kit/client.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';
import { FlowCookie, InFlowCookie } from './flow-cookie.js';

const COOKIE = 'rst';

/** The two steps of a password reset; the grant between them is only in the cookie. */
@Controller()
export class PasswordResetController {
  constructor(
    private readonly proof: ProvePasswordReset,
    private readonly completion: CompletePasswordReset,
  ) {}

  @Handles(provePasswordReset)
  async prove(
    @Input() input: InputOf<typeof provePasswordReset>,
    @Client() client: ClientInfo,
    @Browser() browser: string,
    @InFlowCookie(COOKIE) cookie: FlowCookie,
  ): Promise<void> {
    cookie.write(await this.proof.run(input, client, browser));
  }

  @Handles(completePasswordReset)
  async complete(
    @Input() { phone, newPassword }: InputOf<typeof completePasswordReset>,
    @Client() client: ClientInfo,
    @Browser() browser: string,
    @InFlowCookie(COOKIE) cookie: FlowCookie,
  ): Promise<void> {
    await this.completion.run({ phone, newPassword, token: cookie.read() }, client, browser);
    cookie.clear();
  }
}
