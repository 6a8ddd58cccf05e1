import type { OnApplicationShutdown } from '@nestjs/common';
import type { SharedCache } from '@qicheng/jobs/shared-cache';
import type { OfficialAccountApi } from '../official/official-account.js';
import { SCENE_SECONDS } from '../scene/wechat-scene.service.js';
import { WechatGateway } from './wechat-gateway.js';

/** WeChat itself: the code leads to the Official Account, whose callback tells who scanned. */
export class OfficialWechatGateway extends WechatGateway implements OnApplicationShutdown {
  constructor(
    private readonly api: OfficialAccountApi,
    private readonly cache: SharedCache,
  ) {
    super();
  }

  qrText(sceneId: string): Promise<string> {
    return this.api.createQrCode(sceneId, SCENE_SECONDS);
  }

  phoneUrl(): null {
    return null;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.cache.close();
  }
}
