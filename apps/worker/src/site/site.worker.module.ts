import { Module } from '@nestjs/common';
import { RetentionModule } from '@qicheng/core/retention';
import { HealthMetricsModule } from '@qicheng/core/health-metrics';
import { SiteMaintenance } from './site-maintenance.js';

@Module({
  imports: [RetentionModule, HealthMetricsModule],
  providers: [SiteMaintenance],
  exports: [SiteMaintenance],
})
export class SiteWorkerModule {}
