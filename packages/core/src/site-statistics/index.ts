import { Module } from '@nestjs/common';
import { BacklogRepository } from './backlog.repository.js';
import { DailyCountRepository } from './daily-count.repository.js';
import { SiteStatisticsService } from './site-statistics.service.js';

export type { Backlog } from './backlog.repository.js';
export {
  PERIOD_LENGTHS,
  type PeriodLength,
  type PeriodSeries,
  type SitePeriod,
  SiteStatisticsService,
} from './site-statistics.service.js';

@Module({
  providers: [BacklogRepository, DailyCountRepository, SiteStatisticsService],
  exports: [SiteStatisticsService],
})
export class SiteStatisticsModule {}
