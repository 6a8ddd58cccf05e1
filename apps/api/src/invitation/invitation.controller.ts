import { Controller, Module } from '@nestjs/common';
import { recordInvitationScan, resolveFlagCode } from '@qicheng/contract/invitation/index';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { RecordScan, ResolveFlagCode, InvitationModule } from '@qicheng/core/invitation';
import { Browser } from '../kit/browser.decorator.js';
import { Client, type ClientInfo } from '../kit/client.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';

@Controller()
export class InvitationController {
  constructor(
    private readonly scan: RecordScan,
    private readonly resolve: ResolveFlagCode,
  ) {}

  @Handles(recordInvitationScan)
  recordScan(
    @Input() { inviteId }: InputOf<typeof recordInvitationScan>,
    @Browser() browser: string,
    @Client() { ip }: ClientInfo,
  ): Promise<ResultOf<typeof recordInvitationScan>> {
    return this.scan.run({ inviteId, browser, ip });
  }

  @Handles(resolveFlagCode)
  async resolveCode(
    @Input() { flagCode }: InputOf<typeof resolveFlagCode>,
    @Client() { ip }: ClientInfo,
  ): Promise<ResultOf<typeof resolveFlagCode>> {
    return { inviteId: await this.resolve.run(flagCode, ip) };
  }
}

@Module({ imports: [InvitationModule], controllers: [InvitationController] })
export class InvitationHttpModule {}
