import { Controller } from '@nestjs/common';
import { sendCode, sendLoginCode, sendRegisterCode } from '@qicheng/contract/auth/index';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { SmsCodeService } from '@qicheng/core/auth';
import { Browser } from '../kit/browser.decorator.js';
import { Client, type ClientInfo } from '../kit/client.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';

@Controller()
export class SmsController {
  constructor(private readonly codes: SmsCodeService) {}

  @Handles(sendRegisterCode)
  sendRegisterCode(
    @Input() { phone }: InputOf<typeof sendRegisterCode>,
    @Client() client: ClientInfo,
    @Browser() browser: string,
  ): Promise<ResultOf<typeof sendRegisterCode>> {
    return this.codes.issue({ phone, purpose: 'register', client: { ...client, browser } });
  }

  @Handles(sendLoginCode)
  sendLoginCode(
    @Input() { phone }: InputOf<typeof sendLoginCode>,
    @Client() client: ClientInfo,
    @Browser() browser: string,
  ): Promise<ResultOf<typeof sendLoginCode>> {
    return this.codes.issue({ phone, purpose: 'login', client: { ...client, browser } });
  }

  @Handles(sendCode)
  sendCode(
    @Input() { phone, purpose }: InputOf<typeof sendCode>,
    @Client() client: ClientInfo,
    @Browser() browser: string,
  ): Promise<ResultOf<typeof sendCode>> {
    return this.codes.issue({ phone, purpose, client: { ...client, browser } });
  }
}
