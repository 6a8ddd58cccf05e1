import { Injectable } from '@nestjs/common';
import type { AuthFailure, ClientInfo } from '../../auth/index.js';
import { Failure } from '../../platform/index.js';
import { StepGrantService } from '../../step-grant/index.js';
import { WechatIdentityService } from '../identity/wechat-identity.service.js';
import { PollLimit } from '../scene/poll-limit.js';
import { WechatSceneService } from '../scene/wechat-scene.service.js';
import type { WechatFailure } from '../wechat.failures.js';
import { EnterByWechat } from './enter-by-wechat.js';

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

  /** One poll of a scene [spec 4]: keeps waiting, signs in, or asks for a phone when the WeChat has no account. */
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
    const openid = await this.scenes.take(sceneId, browser);
    if (openid === null) throw new Failure<WechatFailure>('wechatSceneExpired');
    const account = await this.identities.find(openid);
    if (account?.isDisabled) throw new Failure<AuthFailure>('accountDisabled');
    if (account) return { outcome: 'signedIn' as const, data: await this.enter.run(account.userId, client) };
    const bindHandle = await this.grants.issue({ kind: 'wechatBind', browser, subject: openid });
    return { outcome: 'phoneRequired' as const, data: { bindHandle } };
  }
}
