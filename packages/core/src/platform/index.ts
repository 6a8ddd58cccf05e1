export { type DatabaseOptions, isDatabaseUnavailable as isStoreUnavailable } from '@qicheng/db';
export { Clock, SystemClock } from './clock.js';
export { CORE_CONFIG, type CoreConfig, type OfficialAccountOptions } from './config.js';
export { type CommonFailure, Failure } from './failure.js';
export { cut, type Paging } from './paging.js';
export { PlatformModule } from './platform.module.js';
export { Secrets } from './secrets.js';
export { type Signal, Signals, type SignInOutcome } from './signals.js';
export { type StoreReport, StoreStatus } from './store-status.repository.js';
