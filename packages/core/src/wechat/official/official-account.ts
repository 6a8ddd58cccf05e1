import { Logger } from '@nestjs/common';
import { CacheInterface, OfficialAccount } from 'node-easywechat';
import { Failure, type OfficialAccountOptions, type CryptoService } from '../../platform/index.js';
import type { WechatFailure } from '../wechat.failures.js';

/** Where the access token is stored; shared by all processes, because a new one invalidates the old. */
export interface TokenStore {
  get(key: string): Promise<string | null>;
  set(key: string, text: string, seconds: number): Promise<boolean>;
  remove(key: string): Promise<boolean>;
}

// WeChat's code for a token that ended early: another process requested a new one, or the secret was reset.
const STALE_TOKEN = new Set([40001, 40014, 42001]);
const TIMEOUT_MS = 4_000;

/** The WeChat calls needed for sign-in. Answers and errors may contain secrets and are never logged whole. */
export class OfficialAccountApi {
  private readonly logger = new Logger(OfficialAccountApi.name);
  private readonly account: OfficialAccount;

  constructor(config: OfficialAccountOptions, store: TokenStore, secrets: CryptoService) {
    this.account = new OfficialAccount({
      app_id: config.appId,
      secret: config.secret,
      token: config.token,
      // The stable interface gives every process the same token, so no lock is needed.
      use_stable_access_token: true,
      http: { baseURL: `${config.apiUrl}/`, timeout: TIMEOUT_MS },
    });
    this.account.setCache(new TokenCache(`wechat:${config.appId}:access-token`, store, secrets));
  }

  /** Creates a temporary code for a scene; returns the address to encode as an image. */
  async createQrCode(scene: string, seconds: number): Promise<string> {
    const answer = await this.post('cgi-bin/qrcode/create', {
      expire_seconds: seconds,
      action_name: 'QR_STR_SCENE',
      action_info: { scene: { scene_str: scene } },
    });
    if (typeof answer.url !== 'string') throw this.refuse(`no address, errcode ${codeOf(answer)}`);
    return answer.url;
  }

  private async post(path: string, body: object): Promise<Record<string, unknown>> {
    const answer = await this.attempt(path, body);
    if (!STALE_TOKEN.has(codeOf(answer))) return answer;
    await this.account.getCache().delete('');
    return this.attempt(path, body);
  }

  private async attempt(path: string, body: object): Promise<Record<string, unknown>> {
    try {
      const response = await this.account.getClient().postJson(path, body);
      return response.toObject();
    } catch (problem) {
      throw this.refuse(problem instanceof Error ? problem.name : 'unknown error');
    }
  }

  private refuse(reason: string): Failure<WechatFailure> {
    this.logger.error(`WeChat returned no QR code: ${reason}`);
    return new Failure<WechatFailure>('wechatUnavailable');
  }
}

const codeOf = (answer: Record<string, unknown>): number => Number(answer.errcode ?? 0);

/**
 * The library's cache with one entry: its own key would contain the account's secret, so it is not used. The
 * token is sealed, because its holder can act for the account.
 */
class TokenCache extends CacheInterface {
  constructor(
    private readonly key: string,
    private readonly store: TokenStore,
    private readonly secrets: CryptoService,
  ) {
    super();
  }

  override async get(): Promise<string | null> {
    const sealed = await this.store.get(this.key);
    if (sealed === null) return null;
    try {
      return this.secrets.decrypt(sealed, 'token');
    } catch {
      // Sealed with a previous secret.
      return null;
    }
  }

  override async has(): Promise<boolean> {
    return (await this.get()) !== null;
  }

  override async set(_key: string, token: string, seconds: number): Promise<boolean> {
    // WeChat keeps the old token valid for five minutes after a new one; ours is renewed before that.
    return this.store.set(this.key, this.secrets.encrypt(token, 'token'), Math.max(60, seconds - 300));
  }

  override delete(): Promise<boolean> {
    return this.store.remove(this.key);
  }
}
