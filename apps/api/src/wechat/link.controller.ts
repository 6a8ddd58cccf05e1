import { Controller } from '@nestjs/common';
import type { InputOf } from '@qicheng/contract/kit/endpoint';
import { unlinkWechat } from '@qicheng/contract/wechat/index';
import { ProveIdentity } from '@qicheng/core/account-settings';
import { WechatIdentityService } from '@qicheng/core/wechat';
import { Caller } from '../kit/caller.decorator.js';
import { Client, type ClientInfo } from '../kit/client.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';

@Controller()
export class WechatLinkController {
  constructor(
    private readonly identity: ProveIdentity,
    private readonly identities: WechatIdentityService,
  ) {}

  @Handles(unlinkWechat)
  async unlink(
    @Input() proof: InputOf<typeof unlinkWechat>,
    @Caller() { userId }: Caller,
    @Client() client: ClientInfo,
  ): Promise<void> {
    await this.identity.run(userId, proof, client);
    await this.identities.unlink(userId);
  }
}
