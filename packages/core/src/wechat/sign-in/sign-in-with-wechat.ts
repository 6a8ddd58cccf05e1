import { Injectable } from '@nestjs/common';
import type { AuthFailure, ClientInfo } from '../../auth/index.js';
import { Failure, Clock } from '../../platform/index.js';
import { StepGrantService } from '../../step-grant/index.js';
import { WechatIdentityService } from '../identity/wechat-identity.service.js';
import { WechatSceneService } from '../scene/wechat-scene.service.js';
import type { WechatFailure } from '../wechat.failures.js';
import { EnterByWechat } from './enter-by-wechat.js';

const BURST = 2;
const SECONDS_PER_POLL = 3;
const MAX_SCENES = 10_000;

interface Bucket {
  tokens: number;
  at: number;
}

/**
 * [spec 9]: a scene is polled every three seconds, and two polls may arrive together [WX4]. Counted in this
 * process before any query, so a flood costs only map look-ups; several processes admit proportionally more,
 * which is harmless.
 */
@Injectable()
export class PollLimit {
  private readonly buckets = new Map<string, Bucket>();

  constructor(private readonly clock: Clock) {}

  /** Admits a poll of a scene or refuses it with `tooManyRequests`. */
  admit(sceneId: string): void {
    const now = this.clock.now().getTime() / 1000;
    const known = this.buckets.get(sceneId) ?? { tokens: BURST, at: now };
    const tokens = Math.min(BURST, known.tokens + (now - known.at) / SECONDS_PER_POLL);
    this.store(sceneId, { tokens: tokens < 1 ? tokens : tokens - 1, at: now });
    if (tokens >= 1) return;
    const wait = Math.ceil((1 - tokens) * SECONDS_PER_POLL);
    throw new Failure('tooManyRequests', { retryAfterSeconds: Math.max(1, wait) });
  }

  // The map keeps insertion order: the scene polled least recently is evicted first.
  private store(sceneId: string, bucket: Bucket): void {
    this.buckets.delete(sceneId);
    this.buckets.set(sceneId, bucket);
    if (this.buckets.size <= MAX_SCENES) return;
    const [oldest] = this.buckets.keys();
    if (oldest !== undefined) this.buckets.delete(oldest);
  }
}

interface Poll {
  sceneId: string;
  /** The caller's browser, as its HttpOnly cookie names it. */
  browser: string;
}

@Injectable()
export class SignInWithWechat {
  constructor(
    private readonly polls: PollLimit,
    private readonly scenes: WechatSceneService,
    private readonly identities: WechatIdentityService,
    private readonly grants: StepGrantService,
    private readonly enter: EnterByWechat,
  ) {}

  /**
   * One poll of a scene [spec 4]: keep waiting, sign in, or ask for a phone when the WeChat has no account.
   */
  async run(poll: Poll, client: ClientInfo) {
    this.polls.admit(poll.sceneId);
    const state = await this.scenes.stateFor(poll.sceneId, poll.browser);
    if (state === null) throw new Failure<WechatFailure>('wechatSceneExpired');
    if (state === 'declined') throw new Failure<WechatFailure>('wechatDeclined');
    if (state !== 'confirmed')
      return { outcome: 'waiting' as const, data: { isScanned: state === 'scanned' } };
    return this.finish(poll, client);
  }

  private async finish({ sceneId, browser }: Poll, client: ClientInfo) {
    const openid = await this.scenes.consume(sceneId, browser);
    if (openid === null) throw new Failure<WechatFailure>('wechatSceneExpired');
    const account = await this.identities.find(openid);
    if (account?.isDisabled) throw new Failure<AuthFailure>('accountDisabled');
    if (account) return { outcome: 'signedIn' as const, data: await this.enter.run(account.userId, client) };
    const bindHandle = await this.grants.issue({ kind: 'wechatBind', browser, subject: openid });
    return { outcome: 'phoneRequired' as const, data: { bindHandle } };
  }
}
