import { Controller, Get, Req, Res } from '@nestjs/common';
import { AuditLogService, mayOperator, type OperatorTask, SystemStatusService } from '@qicheng/core/operator';
import { SETTINGS, SettingsService } from '@qicheng/core/site';
import { PERIOD_LENGTHS, type PeriodLength, SiteStatisticsService } from '@qicheng/core/site-statistics';
import type { Request, Response } from 'express';
import { queryText } from '../../kit/page/form-fields.js';
import { operatorPages } from '../../kit/page/operator-pages.js';
import { sendPage } from '../../kit/page/send-page.js';
import { requestLog } from '../../kit/request-log.js';
import { OperatorPage, Viewer } from '../operator-page.decorator.js';
import { sendCsv } from '../send-csv.js';
import { overviewCharts } from './overview-charts.js';
import { overviewPage, type SiteFigures } from './overview.page.js';

/** Any unknown length means a month. */
const lengthOf = (request: Request): PeriodLength =>
  PERIOD_LENGTHS.find((length) => String(length) === queryText(request, 'days')) ?? 30;

/** Shown in the footer, where the user agreement refers for them. */
const AGREEMENT_SETTINGS = ['operatorName', 'contactEmail'] as const;

@Controller()
export class OperatorOverviewController {
  constructor(
    private readonly status: SystemStatusService,
    private readonly statistics: SiteStatisticsService,
    private readonly audit: AuditLogService,
    private readonly settings: SettingsService,
  ) {}

  @Get(operatorPages.home)
  @OperatorPage()
  async home(@Viewer() viewer: Viewer, @Req() request: Request, @Res() response: Response): Promise<void> {
    const system = await this.status.check();
    const may = (task: OperatorTask) =>
      mayOperator(viewer.operator, task) && system.database === 'ok' && system.migrations !== 'pending';
    const figures = may('readFigures') ? await this.figures(request) : null;
    const withMoney = mayOperator(viewer.operator, 'runOrders');
    const unset = may('changeSettings') ? await this.unset() : [];
    const body = overviewPage({ system, figures, withMoney, unset });
    sendPage(response, { title: '概况', path: operatorPages.home, viewer, body });
  }

  /** A row per day with all figures of the overview. */
  @Get(operatorPages.figuresFile)
  @OperatorPage('readFigures')
  async file(@Viewer() viewer: Viewer, @Req() request: Request, @Res() response: Response): Promise<void> {
    const length = lengthOf(request);
    const period = await this.statistics.period(length);
    const withMoney = mayOperator(viewer.operator, 'runOrders');
    const columns = overviewCharts(period, { withMoney }).flatMap(({ title, series, id }) =>
      series.map(({ name, counts }) => ({
        name: `${title}：${name}${id === 'revenue' ? '（元）' : ''}`,
        of: (at: number) => (id === 'revenue' ? ((counts[at] ?? 0) / 100).toFixed(2) : String(counts[at])),
      })),
    );
    await this.audit.record(`operator:${viewer.operator.name}`, 'figures.export', '', { days: length });
    const rows = period.days.map((day, at) => [day, ...columns.map(({ of }) => of(at))]);
    sendCsv(response, {
      name: `概况-${length}天`,
      day: period.days.at(-1) ?? '',
      head: ['日期', ...columns.map(({ name }) => name)],
      rows,
    });
  }

  private async unset(): Promise<string[]> {
    const values = await this.settings.all();
    return AGREEMENT_SETTINGS.filter((key) => values[key] === '').map((key) => SETTINGS[key].label);
  }

  /** Content above the service status, which is shown in any case. */
  private async figures(request: Request): Promise<SiteFigures | 'unreadable'> {
    const length = lengthOf(request);
    try {
      const [period, backlog] = await Promise.all([
        this.statistics.period(length),
        this.statistics.backlog(),
      ]);
      return { length, period, backlog };
    } catch (error) {
      requestLog(request).error({ err: error }, 'the figures were not read');
      return 'unreadable';
    }
  }
}
