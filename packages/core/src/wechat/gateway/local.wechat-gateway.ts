import { WechatGateway } from './wechat-gateway.js';

/** [decision 42]: a page of this site plays the phone. */
export const LOCAL_PHONE_PATH = '/dev/wechat/phone';

/** WeChat without WeChat: the code leads to a page of this site on which a developer plays the phone. */
export class LocalWechatGateway extends WechatGateway {
  constructor(private readonly appUrl: string) {
    super();
  }

  async qrText(sceneId: string): Promise<string> {
    return this.phoneUrl(sceneId);
  }

  phoneUrl(sceneId: string): string {
    return `${this.appUrl}${LOCAL_PHONE_PATH}?scene=${sceneId}`;
  }
}
