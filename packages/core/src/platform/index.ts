export {
  type DatabaseOptions,
  isDatabaseUnavailable as isStoreUnavailable,
  isOutcomeUnknown,
} from '@qicheng/db';
export { chinaDay } from './china-day.js';
export { Clock, SystemClock } from './clock.js';
export { CORE_CONFIG, type CoreConfig, type OfficialAccountOptions } from './config.js';
export { type CommonFailure, Failure } from './failure.js';
export { onUnexpected, tellFailedStart } from './last-resort.js';
export { cut, type Paging } from './paging.js';
export { type AlipayOptions, payWaysOf, type WechatPayOptions } from './pay-options.js';
export { PlatformModule } from './platform.module.js';
export { PromiseCache } from './promise-cache.js';
export { CryptoService } from './crypto.service.js';
export { settled, unsettled } from './settled.js';
export { takeAdvisoryLock } from './advisory-lock.js';
export { type Signal, SignalBus, type SignInOutcome } from './signal-bus.js';
export { type StoreReport, StoreStatusRepository } from './store-status.repository.js';
export { loggableError } from '@qicheng/jobs/loggable-error';
