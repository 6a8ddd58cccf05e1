import type { PeriodSeries, SitePeriod } from '@qicheng/core/site-statistics';
import { labelOf } from '../../kit/label-of.js';
import { yuan } from '../order/order-format.js';
import type { BarChart, ChartSeries } from './bar-chart.js';
import { exportLabels, serviceLabel, workLabels } from './figure-labels.js';

/** Simulated payments of the local cashier move no money. */
const isPlayed = ({ label }: PeriodSeries): boolean => label === 'local';

/** Charts of the overview; revenue only for those who may see orders. */
export function overviewCharts(period: SitePeriod, { withMoney }: { withMoney: boolean }): BarChart[] {
  const { days } = period;
  const of = (metric: string) => period.series.filter((each) => each.metric === metric);
  const named = (metric: string, nameOf: (label: string) => string): ChartSeries[] =>
    or0(
      of(metric).map(({ label, ...each }) => ({ ...each, name: nameOf(label) })),
      days.length,
    );
  const total: Total = (metric, name, isCounted = () => true) => {
    const counted = of(metric).filter(isCounted);
    const add = (key: 'counts' | 'before') =>
      days.map((_, at) => counted.reduce((all, each) => all + (each[key][at] ?? 0), 0));
    return { name, counts: add('counts'), before: add('before') };
  };
  const stacked = { days, shape: 'stacked', head: 'sum' } as const;
  return [
    { ...stacked, id: 'registrations', title: '注册', series: [total('registration', '注册')] },
    {
      ...stacked,
      head: 'mean',
      id: 'active',
      title: '活跃用户',
      series: [total('activeUser', '活跃用户')],
    },
    {
      ...stacked,
      id: 'exports',
      title: '导出',
      series: named('export', (label) => labelOf(exportLabels, label)),
    },
    { ...stacked, id: 'runs', title: 'AI 运行', series: named('aiRun', serviceLabel) },
    { ...stacked, id: 'run-failures', title: 'AI 运行失败', series: named('aiFailure', serviceLabel) },
    ...(withMoney ? moneyCharts(days, total) : []),
    {
      ...stacked,
      id: 'failures',
      title: '出错',
      series: named('failure', (label) => labelOf(workLabels, label)),
    },
  ];
}

type Total = (metric: string, name: string, isCounted?: (each: PeriodSeries) => boolean) => ChartSeries;

function moneyCharts(days: readonly string[], total: Total): BarChart[] {
  const grouped = { days, shape: 'grouped', head: 'sum' } as const;
  const played = total('revenueFen', '试用收银台（不扣款）', isPlayed);
  const hasPlayed = [...played.counts, ...played.before].some((fen) => fen > 0);
  return [
    {
      ...grouped,
      id: 'orders',
      title: '订单',
      series: [total('paidOrder', '已付'), total('order', '下单')],
    },
    {
      ...grouped,
      id: 'revenue',
      title: '收款与退款',
      series: [
        total('revenueFen', '收款', (each) => !isPlayed(each)),
        total('refundFen', '退款'),
        ...(hasPlayed ? [played] : []),
      ],
      format: yuan,
    },
  ];
}

/** A chart without figures shows one zero series. */
function or0(series: ChartSeries[], length: number): ChartSeries[] {
  const none = new Array<number>(length).fill(0);
  return series.length > 0 ? series : [{ name: '合计', counts: none, before: none }];
}
