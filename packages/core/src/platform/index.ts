import { type DynamicModule, Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { createDatabase, Database, type DatabaseOptions } from '@qicheng/db';
import { Clock, SystemClock } from './clock.js';
import { CORE_CONFIG, type CoreConfig } from './config.js';
import { CryptoService } from './crypto.service.js';
import { SignalBus } from './signal-bus.js';
import { StoreStatusRepository } from './store-status.repository.js';

export {
  type DatabaseOptions,
  isDatabaseUnavailable as isStoreUnavailable,
  isOutcomeUnknown,
  isReferenceGone,
} from '@qicheng/db';
export { chinaDay, formatChinaMoment, formatChinaPaddedDay, isCalendarDay } from '@qicheng/resume/china-time';
export { Clock, SystemClock } from './clock.js';
export { CORE_CONFIG, type CoreConfig, type OfficialAccountOptions } from './config.js';
export { type CommonFailure, Failure } from './failure.js';
export { onUnexpected, reportFailedStart } from './last-resort.js';
export { cut, type Paging } from './record-query.js';
export { type AlipayOptions, payWaysOf, type WechatPayOptions } from './pay-options.js';
export { PromiseCache } from './promise-cache.js';
export { CryptoService } from './crypto.service.js';
export { type RecordCursor, type RecordQuery, rowsOf } from './record-query.js';
export { settled, unsettled } from './settled.js';
export { takeAdvisoryLock } from './advisory-lock.js';
export { type Signal, SignalBus, type SignInOutcome } from './signal-bus.js';
export { type StoreReport, StoreStatusRepository } from './store-status.repository.js';
export { isUuid, UUID_SOURCE } from './uuid.js';
export { loggableError } from '@qicheng/jobs/loggable-error';
export { withSourcePositions } from '@qicheng/jobs/source-positions';

/** Provides the clock, database, keys and configuration of this process to every feature. */
@Global()
@Module({})
export class PlatformModule implements OnApplicationShutdown {
  constructor(@Inject(Database) private readonly database: Database) {}

  static forRoot(config: CoreConfig, database: DatabaseOptions): DynamicModule {
    const providers = [
      { provide: CORE_CONFIG, useValue: config },
      { provide: Database, useFactory: () => createDatabase(database) },
      { provide: Clock, useClass: SystemClock },
      { provide: CryptoService, useFactory: () => new CryptoService(config.appSecret) },
      SignalBus,
      StoreStatusRepository,
    ];
    return {
      module: PlatformModule,
      providers,
      exports: [CORE_CONFIG, Database, Clock, CryptoService, SignalBus, StoreStatusRepository],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.database.$disconnect();
  }
}
