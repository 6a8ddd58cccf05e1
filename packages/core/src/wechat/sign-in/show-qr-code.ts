import { isIPv4 } from 'node:net';
import { Injectable } from '@nestjs/common';
import Bowser from 'bowser';
import QRCode from 'qrcode';
import type { ClientInfo } from '../../auth/index.js';
import { addressIndexOf } from '../../platform/blind-index/index.js';
import { Clock, Failure, CryptoService } from '../../platform/index.js';
import { Throttle } from '../../platform/throttle/index.js';
import { WechatGateway } from '../gateway/wechat-gateway.js';
import { SCENE_SECONDS, WechatSceneService } from '../scene/wechat-scene.service.js';

/**
 * What the phone shows of the requesting browser [WX1]: name, system and part of its address, enough to
 * recognise one's own and too little to identify a household.
 */
export function describeOrigin({ ip, userAgent }: { ip: string; userAgent: string }): string {
  const parsed = userAgent === '' ? null : Bowser.parse(userAgent);
  const parts = [parsed?.browser.name || '未知浏览器', parsed?.os.name, `IP ${maskAddress(ip)}`];
  return parts.filter((part) => part !== undefined && part !== '').join('，');
}

function maskAddress(ip: string): string {
  const plain = ip.replace(/^::ffff:/, '');
  if (isIPv4(plain)) return plain.replace(/\d+$/, '*');
  if (plain === '::1') return '本机';
  const groups = plain.split(':').slice(0, 3).filter(Boolean);
  return groups.length === 0 ? '未知' : `${groups.join(':')}:*`;
}

// Per address: enough for a campus behind it, too little for a flood to use up our daily quota at WeChat.
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

  /** Opens a scene for this browser and draws its QR code. */
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

// Drawn as SVG: sharp at any size, and a tenth of the work of a bitmap.
async function draw(text: string): Promise<string> {
  const svg = await QRCode.toString(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
