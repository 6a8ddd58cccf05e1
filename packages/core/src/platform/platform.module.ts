import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Database } from '@qicheng/db';
import { Clock, SystemClock } from './clock.js';
import { CORE_CONFIG, type CoreConfig } from './config.js';
import { Secrets } from './secrets.js';

/** Gives every feature the clock, the database, the keys and the configuration of this process. */
@Global()
@Module({})
export class PlatformModule {
  static forRoot(config: CoreConfig, database: Database): DynamicModule {
    const providers = [
      { provide: CORE_CONFIG, useValue: config },
      { provide: Database, useValue: database },
      { provide: Clock, useClass: SystemClock },
      { provide: Secrets, useValue: new Secrets(config.appSecret) },
    ];
    return { module: PlatformModule, providers, exports: providers.map((provider) => provider.provide) };
  }
}
