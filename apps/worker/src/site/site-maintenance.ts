import { Injectable, Module } from '@nestjs/common';
import {
  type HealthMetrics,
  HealthMetricsRepository,
  HealthMetricsModule,
} from '@qicheng/core/health-metrics';
import { RetentionService, RetentionModule } from '@qicheng/core/retention';

export const SWEEP_EVERY_MS = 10 * 60_000;
export const HEALTH_EVERY_MS = 60_000;

/** The worker's recurring work for the whole site. */
@Injectable()
export class SiteMaintenance {
  constructor(
    private readonly retention: RetentionService,
    private readonly healthMetrics: HealthMetricsRepository,
  ) {}

  /** Removes expired rows and files. */
  sweep(): ReturnType<RetentionService['run']> {
    return this.retention.run();
  }

  /** Measures what only the database knows. */
  readHealth(): Promise<HealthMetrics> {
    return this.healthMetrics.read();
  }
}

@Module({
  imports: [RetentionModule, HealthMetricsModule],
  providers: [SiteMaintenance],
  exports: [SiteMaintenance],
})
export class SiteWorkerModule {}
