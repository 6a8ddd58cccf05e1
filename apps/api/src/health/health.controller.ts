import { Controller, Get, Res, Module } from '@nestjs/common';
import type { Response } from 'express';
import { Readiness } from './readiness.js';

/**
 * For load balancers and supervisors: liveness uses nothing, readiness checks the database and its
 * migrations.
 */
@Controller()
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Get('/healthz')
  alive(@Res() response: Response): void {
    response.set('Cache-Control', 'no-store').json({ status: 'ok' });
  }

  @Get('/readyz')
  async ready(@Res() response: Response): Promise<void> {
    const report = await this.readiness.report();
    response
      .set('Cache-Control', 'no-store')
      .status(report.ready ? 200 : 503)
      .json(report);
  }
}

@Module({ controllers: [HealthController], providers: [Readiness], exports: [Readiness] })
export class HealthHttpModule {}
