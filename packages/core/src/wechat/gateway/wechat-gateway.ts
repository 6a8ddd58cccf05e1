import { type OnApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import type { SharedCache } from '@qicheng/jobs/shared-cache';
import { CORE_CONFIG, type CoreConfig } from '../../platform/index.js';
import type { OfficialAccountApi } from '../official/official-account.js';
import { SCENE_SECONDS, WechatSceneService } from '../scene/wechat-scene.service.js';

/** What a scene needs from WeChat: a QR code that leads a phone to it. */
export abstract class WechatGateway {
  /** The text that the QR code carries; refuses with `wechatUnavailable` when WeChat does not answer. */
  abstract qrText(sceneId: string): Promise<string>;
  /** Where a developer simulates the phone of a scene; null with real phones. */
  abstract phoneUrl(sceneId: string): string | null;
}

/** [decision 42]: a page of this site simulates the phone. */
export const LOCAL_PHONE_PATH = '/dev/wechat/phone';

/** Simulated WeChat: the code leads to a page of this site on which a developer acts as the phone. */
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

/** WeChat itself: the code leads to the Official Account, whose callback reports who scanned it. */
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

/**
 * The phone simulated by a developer. Its people are invented, and their ids do not look like WeChat openids.
 */
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

  /**
   * Scans a scene as a given person; returns the token with which they may confirm, or null when it is too
   * late.
   */
  async scan(sceneId: string, name: string): Promise<string | null> {
    return this.isInUse ? this.scenes.scan(sceneId, `local:${name}`) : null;
  }
}
