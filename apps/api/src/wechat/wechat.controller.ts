import { Controller } from '@nestjs/common';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { bindWechatPhone, checkWechatScene, getWechatQrCode } from '@qicheng/contract/wechat/index';
import { BindWechatPhone, ShowWechatQrCode, SignInWithWechat } from '@qicheng/core/wechat';
import { Browser } from '../kit/browser.decorator.js';
import { Client, type ClientInfo } from '../kit/client.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';

@Controller()
export class WechatController {
  constructor(
    private readonly qrCode: ShowWechatQrCode,
    private readonly signIn: SignInWithWechat,
    private readonly binding: BindWechatPhone,
  ) {}

  @Handles(getWechatQrCode)
  getQrCode(
    @Input() _input: InputOf<typeof getWechatQrCode>,
    @Browser() browser: string,
    @Client() client: ClientInfo,
  ): Promise<ResultOf<typeof getWechatQrCode>> {
    return this.qrCode.run(browser, client);
  }

  @Handles(checkWechatScene)
  check(
    @Input() { sceneId }: InputOf<typeof checkWechatScene>,
    @Browser() browser: string,
    @Client() client: ClientInfo,
  ): Promise<ResultOf<typeof checkWechatScene>> {
    return this.signIn.run({ sceneId, browser }, client);
  }

  @Handles(bindWechatPhone)
  bindPhone(
    @Input() { domain, ...claim }: InputOf<typeof bindWechatPhone>,
    @Browser() browser: string,
    @Client() client: ClientInfo,
  ): Promise<ResultOf<typeof bindWechatPhone>> {
    return this.binding.run({ ...claim, browser, origin: { domain, channel: 'wechat' } }, client);
  }
}
