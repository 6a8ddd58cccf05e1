import { Inject, Injectable } from '@nestjs/common';
import { CORE_CONFIG, type CoreConfig } from '../../platform/index.js';
import { WechatSceneService } from '../scene/wechat-scene.service.js';

/** The phone that a developer plays. Its people are invented, and no openid of WeChat looks like theirs. */
@Injectable()
export class LocalWechatPhone {
  constructor(
    private readonly scenes: WechatSceneService,
    @Inject(CORE_CONFIG) private readonly config: CoreConfig,
  ) {}

  /** False where real phones scan. */
  get isInUse(): boolean {
    return this.config.wechat?.driver !== 'official';
  }

  /** Scans a scene as somebody; the token with which that person may confirm, or null when it is too late. */
  async scan(sceneId: string, name: string): Promise<string | null> {
    return this.isInUse ? this.scenes.scan(sceneId, `local:${name}`) : null;
  }
}
