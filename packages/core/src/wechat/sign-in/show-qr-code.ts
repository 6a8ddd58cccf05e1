import { Injectable } from '@nestjs/common';
import QRCode from 'qrcode';
import type { ClientInfo } from '../../auth/index.js';
import { addressIndexOf } from '../../platform/blind-index/index.js';
import { Clock, Failure, CryptoService } from '../../platform/index.js';
import { Throttle } from '../../platform/throttle/index.js';
import { WechatGateway } from '../gateway/wechat-gateway.js';
import { describeOrigin } from '../scene/scene-origin.js';
import { SCENE_SECONDS, WechatSceneService } from '../scene/wechat-scene.service.js';

// Of one address: a campus behind it signs in, a flood does not spend our daily quota at WeChat.
const CODES_PER_MINUTE = 60;

@Injectable()
export class ShowWechatQrCode {
  constructor(
    private readonly scenes: WechatSceneService,
    private readonly gateway: WechatGateway,
    private readonly throttle: Throttle,
    private readonly secrets: CryptoService,
    private readonly clock: Clock,
  ) {}

  /** Opens a scene for this browser and draws the code that leads a phone to it. */
  async run(browser: string, client: ClientInfo) {
    await this.admit(client);
    const sceneId = this.scenes.newId();
    const text = await this.gateway.qrText(sceneId);
    const image = await draw(text);
    await this.scenes.open({ id: sceneId, browser, origin: describeOrigin(client) });
    const phoneUrl = this.gateway.phoneUrl(sceneId) ?? undefined;
    return { sceneId, image, expiresInSeconds: SCENE_SECONDS, phoneUrl };
  }

  private async admit({ ip }: ClientInfo): Promise<void> {
    const key = `wechat:code:${addressIndexOf(this.secrets, ip)}`;
    const [count] = await this.throttle.hit([{ key, seconds: 60 }]);
    if (!count || count.hits <= CODES_PER_MINUTE) return;
    const wait = Math.ceil((count.expiresAt.getTime() - this.clock.now().getTime()) / 1000);
    throw new Failure('tooManyRequests', { retryAfterSeconds: Math.max(1, wait) });
  }
}

// Drawn as outlines: sharp at any size, and a tenth of the work of a bitmap.
async function draw(text: string): Promise<string> {
  const svg = await QRCode.toString(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
