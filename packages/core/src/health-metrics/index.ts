export { HealthMetricsModule } from './health-metrics.module.js';
export { type HealthMetrics, HealthMetricsRepository } from './health-metrics.repository.js';
