import { type DynamicModule, Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { createDatabase, Database, type DatabaseOptions } from '@qicheng/db';
import { Clock, SystemClock } from './clock.js';
import { CORE_CONFIG, type CoreConfig } from './config.js';
import { CryptoService } from './crypto.service.js';
import { SignalBus } from './signal-bus.js';
import { StoreStatusRepository } from './store-status.repository.js';

/** Gives every feature the clock, the database, the keys and the configuration of this process. */
@Global()
@Module({})
export class PlatformModule implements OnApplicationShutdown {
  constructor(@Inject(Database) private readonly database: Database) {}

  static forRoot(config: CoreConfig, database: DatabaseOptions): DynamicModule {
    const providers = [
      { provide: CORE_CONFIG, useValue: config },
      { provide: Database, useFactory: () => createDatabase(database) },
      { provide: Clock, useClass: SystemClock },
      { provide: CryptoService, useValue: new CryptoService(config.appSecret) },
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
