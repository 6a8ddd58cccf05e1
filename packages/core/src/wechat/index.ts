import { Module } from '@nestjs/common';
import { SharedCache } from '@qicheng/jobs/shared-cache';
import { AccountModule } from '../account/index.js';
import { AuthModule } from '../auth/index.js';
import { OperatorModule } from '../operator/index.js';
import { CORE_CONFIG, type CoreConfig, CryptoService } from '../platform/index.js';
import { ThrottleModule } from '../platform/throttle/index.js';
import { StepGrantModule } from '../step-grant/index.js';
import {
  WechatGateway,
  LocalWechatGateway,
  OfficialWechatGateway,
  LocalWechatPhone,
} from './gateway/wechat-gateway.js';
import { WechatIdentityRepository } from './identity/wechat-identity.repository.js';
import { WechatIdentityService } from './identity/wechat-identity.service.js';
import { ReceiveWechatCallback } from './official/receive-callback.js';
import { UsedCallbackRepository } from './official/used-callback.repository.js';
import { WechatSceneRepository } from './scene/wechat-scene.repository.js';
import { WechatSceneService } from './scene/wechat-scene.service.js';
import { BindWechatPhone } from './sign-in/bind-wechat-phone.js';
import { EnterByWechat } from './sign-in/enter-by-wechat.js';
import { ShowWechatQrCode } from './sign-in/show-qr-code.js';
import { SignInWithWechat, PollLimit } from './sign-in/sign-in-with-wechat.js';

export { LocalWechatPhone } from './gateway/wechat-gateway.js';
export { LOCAL_PHONE_PATH } from './gateway/wechat-gateway.js';
export { WechatIdentityService } from './identity/wechat-identity.service.js';
export type { Callback } from './official/receive-callback.js';
export { CONFIRM_PATH, confirmAddress } from './official/receive-callback.js';
export { ReceiveWechatCallback } from './official/receive-callback.js';
export { type SceneView, WechatSceneService } from './scene/wechat-scene.service.js';
export type { Decision } from './scene/wechat-scene.repository.js';
export { BindWechatPhone } from './sign-in/bind-wechat-phone.js';
export { ShowWechatQrCode } from './sign-in/show-qr-code.js';
export { SignInWithWechat } from './sign-in/sign-in-with-wechat.js';
export type { WechatFailure } from './wechat.failures.js';

const gateway = {
  provide: WechatGateway,
  inject: [CORE_CONFIG, CryptoService],
  useFactory: gatewayOf,
};

/** WeChat itself where configured; its library is loaded only there. */
async function gatewayOf(
  { wechat, appUrl, redisUrl }: CoreConfig,
  secrets: CryptoService,
): Promise<WechatGateway> {
  if (wechat?.driver !== 'official') return new LocalWechatGateway(appUrl);
  const { OfficialAccountApi } = await import('./official/official-account.js');
  const cache = new SharedCache(redisUrl);
  return new OfficialWechatGateway(new OfficialAccountApi(wechat, cache, secrets), cache);
}

@Module({
  imports: [AccountModule, AuthModule, OperatorModule, StepGrantModule, ThrottleModule],
  providers: [
    gateway,
    WechatSceneRepository,
    WechatSceneService,
    PollLimit,
    WechatIdentityRepository,
    WechatIdentityService,
    UsedCallbackRepository,
    ReceiveWechatCallback,
    LocalWechatPhone,
    EnterByWechat,
    ShowWechatQrCode,
    SignInWithWechat,
    BindWechatPhone,
  ],
  exports: [
    WechatSceneService,
    WechatIdentityService,
    ReceiveWechatCallback,
    LocalWechatPhone,
    ShowWechatQrCode,
    SignInWithWechat,
    BindWechatPhone,
  ],
})
export class WechatModule {}
