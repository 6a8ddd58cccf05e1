import { Module } from '@nestjs/common';
import { HealthMetricsRepository } from './health-metrics.repository.js';

export { type HealthMetrics, HealthMetricsRepository } from './health-metrics.repository.js';

@Module({ providers: [HealthMetricsRepository], exports: [HealthMetricsRepository] })
export class HealthMetricsModule {}
