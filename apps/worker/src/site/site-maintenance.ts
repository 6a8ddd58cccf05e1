import { Injectable, Module } from '@nestjs/common';
import { RetentionService, RetentionModule } from '@qicheng/core/retention';
import {
  type HealthMetrics,
  HealthMetricsRepository,
  HealthMetricsModule,
} from '@qicheng/core/health-metrics';

export const SWEEP_EVERY_MS = 10 * 60_000;
export const LOOK_EVERY_MS = 60_000;

/** What the worker does for the site as a whole. */
@Injectable()
export class SiteMaintenance {
  constructor(
    private readonly retention: RetentionService,
    private readonly healthMetrics: HealthMetricsRepository,
  ) {}

  /** Removes the rows and files that had their time. */
  sweep(): ReturnType<RetentionService['run']> {
    return this.retention.run();
  }

  /** Looks at what only the database knows. */
  look(): Promise<HealthMetrics> {
    return this.healthMetrics.read();
  }
}

@Module({
  imports: [RetentionModule, HealthMetricsModule],
  providers: [SiteMaintenance],
  exports: [SiteMaintenance],
})
export class SiteWorkerModule {}
