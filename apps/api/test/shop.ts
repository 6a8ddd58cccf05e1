import { randomUUID } from 'node:crypto';
import { NestFactory } from '@nestjs/core';
import type { Call } from '@qicheng/contract/kit/client';
import { makeOrder, payOrder } from '@qicheng/contract/order/index';
import { CatalogueService } from '@qicheng/core/catalogue';
import { AuditLedger, LedgerAuditModule } from '@qicheng/core/ledger-audit';
import { Clock, CORE_CONFIG, type CoreConfig, PlatformModule } from '@qicheng/core/platform';
import { testPool } from '@qicheng/testing/open-database';
import type { TestApi } from './harness.js';

/** Opens a shop with the default catalogue. */
export async function openShop(api: TestApi) {
  const database = api.openDatabase();
  await api.app.get(CatalogueService, { strict: false }).seed();
  return {
    database,
    /** Places an order, starts its payment and returns the payment number. */
    async begin(call: Call, productId: number, provider: 'wechat' | 'alipay' | 'local') {
      const { order } = await call(makeOrder, { productId, requestKey: randomUUID() });
      const { way } = await call(payOrder, { orderId: order.orderId, provider });
      const payment = await database.payment.findFirstOrThrow({
        where: { orderId: order.orderId, provider, status: 'pending' },
      });
      return { order, way, number: payment.number };
    },
    async balanceOf(userId: string): Promise<number> {
      return (await database.aiCountBalance.findUnique({ where: { userId } }))?.balance ?? 0;
    },
    /** Returns the violated rules of the ledger audit; always empty. */
    async breaches(): Promise<string[]> {
      const config = api.app.get<CoreConfig>(CORE_CONFIG, { strict: false });
      const books = {
        module: class Books {},
        imports: [
          PlatformModule.forRoot(config, testPool({ url: api.databaseUrl, poolSize: 2 })),
          LedgerAuditModule,
        ],
      };
      const context = await NestFactory.createApplicationContext(books, { logger: false });
      try {
        return (await context.get(AuditLedger, { strict: false }).runFull()).map(({ rule }) => rule);
      } finally {
        await context.close();
      }
    },
    /** Runs something with the application's clock moved forward; the database keeps its own time. */
    async later<Result>(milliseconds: number, run: () => Promise<Result>): Promise<Result> {
      const clock = api.app.get(Clock, { strict: false });
      const spy = jest.spyOn(clock, 'now').mockImplementation(() => new Date(Date.now() + milliseconds));
      try {
        return await run();
      } finally {
        spy.mockRestore();
      }
    },
    stop: () => database.$disconnect(),
  };
}
