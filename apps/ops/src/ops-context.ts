import type { Abstract, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { CoreConfig, DatabaseOptions } from '@qicheng/core/platform';
import { mailDriverOf, smsDriverOf, storageOf } from '@qicheng/env';
import { readOpsEnv } from './env.js';
import { OpsModule } from './ops.module.js';

/** Finds a service of core. */
export type Find = <Service>(service: Type<Service> | Abstract<Service>) => Service;

/** Opens the product's core for one command and closes it afterwards. */
export type WithCore = <Result>(work: (find: Find) => Promise<Result>) => Promise<Result>;

/** Core over the given configuration. */
export function coreOver(settings: () => { config: CoreConfig; database: DatabaseOptions }): WithCore {
  return async (work) => {
    const { config, database } = settings();
    const context = await NestFactory.createApplicationContext(OpsModule.with(config, database), {
      logger: false,
      abortOnError: false,
    });
    try {
      return await work((service) => context.get(service, { strict: false }));
    } finally {
      await context.close();
    }
  };
}

/** Core as the environment of this process describes it. */
export const coreOfProcess: WithCore = coreOver(() => {
  const env = readOpsEnv();
  const config: CoreConfig = {
    environment: env.NODE_ENV,
    appUrl: env.APP_URL,
    appSecret: env.APP_SECRET,
    redisUrl: env.REDIS_URL,
    sms: smsDriverOf(env),
    mail: mailDriverOf(env),
    storage: storageOf(env),
    fontsDirectory: env.FONTS_DIR ?? null,
    demo: env.DEMO,
  };
  return { config, database: { url: env.DATABASE_URL, poolSize: 2 } };
});
