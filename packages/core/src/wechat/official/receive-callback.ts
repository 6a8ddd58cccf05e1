import { createHash, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { formatChinaMoment } from '@qicheng/resume/china-time';
import type { OfficialAccount } from 'node-easywechat';
import {
  Clock,
  CORE_CONFIG,
  type CoreConfig,
  Failure,
  type OfficialAccountOptions,
  CryptoService,
} from '../../platform/index.js';
import { WechatSceneService } from '../scene/wechat-scene.service.js';
import { UsedCallbackRepository } from './used-callback.repository.js';

/** A callback as received: the query contains the signature, the body is XML. */
export interface Callback {
  signature: string;
  timestamp: string;
  nonce: string;
  /** Signs the encrypted body. */
  messageSignature: string;
  body: string;
}

type MessageFields = Record<string, string>;

/** The text fields of WeChat's XML; null for anything else. DTD entities are never expanded. */
async function readXml(xml: string): Promise<MessageFields | null> {
  if (!xml.startsWith('<xml>')) return null;
  const { ServerRequest } = await import('node-easywechat');
  const request = new ServerRequest('POST', '/', {}, Buffer.from(xml));
  const fields: unknown = await request.getParsedBody().catch(() => null);
  if (typeof fields !== 'object' || fields === null) return null;
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Decrypts a body; null when it was altered or is meant for another account. */
function openEnvelope(account: OfficialAccount, sealed: string, callback: Callback): string | null {
  const { messageSignature, nonce, timestamp } = callback;
  try {
    return account.getEncryptor().decrypt(sealed, messageSignature, nonce, Number(timestamp));
  } catch {
    return null;
  }
}

/** A text reply from the account to the person. */
function textReply(message: MessageFields, text: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return (
    `<xml><ToUserName>${cdata(message.FromUserName)}</ToUserName>` +
    `<FromUserName>${cdata(message.ToUserName)}</FromUserName>` +
    `<CreateTime>${seconds}</CreateTime><MsgType>${cdata('text')}</MsgType>` +
    `<Content>${cdata(text)}</Content></xml>`
  );
}

const cdata = (text = '') => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

/** Where the person at the phone confirms. */
export const CONFIRM_PATH = '/api/wechat/confirm';

const SCENE_IS_OVER = '二维码已过期或已被使用，请在电脑上刷新后重新扫码。';

/** The address of a scene's phone page; its token is valid for one decision within the scene's minute. */
export const confirmAddress = (phoneToken: string) => `${CONFIRM_PATH}?t=${encodeURIComponent(phoneToken)}`;

/** The account's reply to a scan [WX1]: which browser asks, and the page on which to confirm. */
function phoneInvitation(scan: {
  appUrl: string;
  origin: string;
  createdAt: Date;
  phoneToken: string;
}): string {
  return [
    `有人正在用您的微信登录启程（${new URL(scan.appUrl).host}）。`,
    `时间：${formatChinaMoment(scan.createdAt)}`,
    `来源：${scan.origin}`,
    `是您本人，请在 1 分钟内打开这个页面确认：${scan.appUrl}${confirmAddress(scan.phoneToken)}`,
    '不是您本人，请不要确认。',
  ].join('\n');
}

/** WeChat's signature: SHA-1 over the sorted parts, including our token. */
function signatureOf(...parts: string[]): string {
  return createHash('sha1')
    .update([...parts].sort().join(''))
    .digest('hex');
}

/** Whether a signature matches these parts, compared in constant time. */
function isSigned(signature: string, ...parts: string[]): boolean {
  const expected = Buffer.from(signatureOf(...parts));
  const received = Buffer.from(signature);
  return expected.length === received.length && timingSafeEqual(expected, received);
}

// [WX5].
const TOLERANCE_SECONDS = 300;

/** WeChat's code for "received, no reply". */
const SILENCE = 'success';

/**
 * WeChat's callbacks: who scanned which code. Each must be signed, fresh and new; with an AES key plain ones
 * are refused, because their signature does not cover the body.
 */
@Injectable()
export class ReceiveWechatCallback {
  constructor(
    private readonly scenes: WechatSceneService,
    private readonly used: UsedCallbackRepository,
    private readonly secrets: CryptoService,
    private readonly clock: Clock,
    @Inject(CORE_CONFIG) private readonly config: CoreConfig,
  ) {}

  /** Proves to WeChat's settings page that the address is ours by returning its text. */
  async verify(callback: Callback, echo: string): Promise<string> {
    await this.admit(this.account(), callback);
    return echo;
  }

  /** Handles a message and returns the reply body. */
  async run(callback: Callback): Promise<string> {
    const config = this.account();
    const app = config.aesKey === null ? null : await appOf(config);
    const message = await this.read(config, app, callback);
    await this.admit(config, callback);
    const text = await this.answer(message);
    if (text === null) return SILENCE;
    const reply = textReply(message, text, this.clock.now());
    return app === null ? reply : app.getEncryptor().encrypt(reply);
  }

  private async read(
    config: OfficialAccountOptions,
    app: OfficialAccount | null,
    callback: Callback,
  ): Promise<MessageFields> {
    this.refuseForged(config, callback);
    const outer = await readXml(callback.body);
    if (app === null) return outer ?? refuse();
    const sealed = outer?.Encrypt ?? refuse();
    const { messageSignature, timestamp, nonce } = callback;
    if (!isSigned(messageSignature, config.token, timestamp, nonce, sealed)) refuse();
    return (await readXml(openEnvelope(app, sealed, callback) ?? refuse())) ?? refuse();
  }

  private refuseForged(config: OfficialAccountOptions, { signature, timestamp, nonce }: Callback): void {
    const age = Math.abs(this.clock.now().getTime() / 1000 - Number(timestamp));
    const isFresh = /^\d{1,12}$/.test(timestamp) && age <= TOLERANCE_SECONDS;
    if (!isFresh || !isSigned(signature, config.token, timestamp, nonce)) refuse();
  }

  // Only signed callbacks are stored, so nobody can fill the table or use up WeChat's nonces.
  private async admit(config: OfficialAccountOptions, callback: Callback): Promise<void> {
    this.refuseForged(config, callback);
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + 2 * TOLERANCE_SECONDS * 1000);
    const name = `wechat-callback:${callback.timestamp}:${callback.nonce}`;
    if (!(await this.used.claim(this.secrets.hash(name, 'pass'), now, expiresAt))) refuse();
  }

  private async answer(message: MessageFields): Promise<string | null> {
    const sceneId = sceneOf(message);
    if (sceneId === null || !message.FromUserName) return null;
    const phoneToken = await this.scenes.scan(sceneId, message.FromUserName);
    const view = phoneToken === null ? null : await this.scenes.view(phoneToken);
    if (phoneToken === null || view === null) return SCENE_IS_OVER;
    return phoneInvitation({ ...view, phoneToken, appUrl: this.config.appUrl });
  }

  private account(): OfficialAccountOptions {
    const { wechat } = this.config;
    if (wechat?.driver !== 'official') throw new Failure('notFound');
    return wechat;
  }
}

function refuse(): never {
  throw new Failure('forbidden');
}

// Loaded at the first callback: without WeChat the library is never needed.
async function appOf({ appId, secret, token, aesKey }: OfficialAccountOptions): Promise<OfficialAccount> {
  const { OfficialAccount } = await import('node-easywechat');
  return new OfficialAccount({
    app_id: appId,
    secret,
    token,
    ...(aesKey === null ? {} : { aes_key: aesKey }),
  });
}

/** The scene of a scan, by an existing follower or by one who followed through it. */
function sceneOf({ MsgType, Event, EventKey = '' }: MessageFields): string | null {
  if (MsgType !== 'event') return null;
  const key = Event === 'subscribe' ? EventKey.replace(/^qrscene_/, '') : EventKey;
  return (Event === 'SCAN' || Event === 'subscribe') && /^[\da-f-]{36}$/.test(key) ? key : null;
}
