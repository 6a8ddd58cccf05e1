import type { SystemReport } from '@qicheng/core/operator';
import {
  type Backlog,
  PERIOD_LENGTHS,
  type PeriodLength,
  type SitePeriod,
} from '@qicheng/core/site-statistics';
import { labelOf } from '../../kit/label-of.js';
import { type Html, html } from '../../kit/page/html.js';
import { operatorPages } from '../../kit/page/operator-pages.js';
import { timeOf } from '../../kit/page/page-shell.js';
import { type Column, table } from '../../kit/page/table.js';
import { barChart } from './bar-chart.js';
import { workLabels } from './figure-labels.js';
import { overviewCharts } from './overview-charts.js';

/** Daily figures and waiting work. */
export interface SiteFigures {
  length: PeriodLength;
  period: SitePeriod;
  backlog: readonly Backlog[];
}

interface OverviewState {
  system: SystemReport;
  /** Null for a role that may not see figures. */
  figures: SiteFigures | 'unreadable' | null;
  withMoney: boolean;
  /** Labels of the settings that the user agreement refers to and that are still empty. */
  unset: readonly string[];
}

const STATES: Record<SystemReport['database' | 'migrations' | 'redis'], string> = {
  ok: '正常',
  unreachable: '连接不上',
  pending: '有升级没有执行，请联系运维',
  unknown: '无法判断',
};

/** Site overview: daily figures, waiting work, and service status. */
export function overviewPage({ system, figures, withMoney, unset }: OverviewState): Html {
  return html`<h1>概况</h1>
    ${
      unset.length > 0 &&
      html`<p class="note">
        网站底部还没有${unset.join('、')}，用户协议与隐私政策都请用户到那里查看。
        <a href="${operatorPages.settings}">去填写</a>
      </p>`
    }
    ${
      figures === null
        ? html`<p class="lead">站点背后的服务现在的状态。您的角色看不到经营数字。</p>`
        : figures === 'unreadable'
          ? html`<p class="note error" role="alert">经营数字暂时读不出来，请稍后刷新。</p>`
          : figuresOf(figures, withMoney)
    }
    <section class="sheet">
      <h2>服务</h2>
      <dl>
        <dt>数据库</dt>
        ${state(system.database)}
        <dt>数据库结构</dt>
        ${state(system.migrations)}
        <dt>Redis</dt>
        ${state(system.redis)}
        <dt>导出队列里的任务</dt>
        <dd>${system.exportsInQueue ?? '无法判断'}</dd>
      </dl>
    </section>`;
}

const state = (value: keyof typeof STATES): Html =>
  html`<dd class="${value === 'ok' ? '' : 'bad'}">${STATES[value]}</dd>`;

function figuresOf({ length, period, backlog }: SiteFigures, withMoney: boolean): Html {
  const { updatedAt } = period;
  const address = (days: number) => `${operatorPages.home}?days=${days}`;
  return html`<div class="periods">
      <nav aria-label="多少天">
        ${PERIOD_LENGTHS.map(
          (days) =>
            html`<a href="${address(days)}" ${days === length && html` aria-current="true"`}>${days} 天</a>`,
        )}
      </nav>
      <span class="hint"
        >北京时间，含今天。${updatedAt !== null && html`更新于 ${timeOf(updatedAt)}，每十分钟一次。`}</span
      >
      <a href="${operatorPages.figuresFile}?days=${length}">下载 CSV</a>
    </div>
    ${
      updatedAt === null
        ? html`<p class="note">还没有数字。后台任务每十分钟汇总一次，请稍后刷新。</p>`
        : html`<div class="charts">${overviewCharts(period, { withMoney }).map(barChart)}</div>`
    }
    <section class="sheet">
      <h2>队列</h2>
      ${table(QUEUE_COLUMNS, backlog)}
    </section>`;
}

/** Work older than this is considered stuck. */
const SLOW_SECONDS = 600;

const QUEUE_COLUMNS: readonly Column<Backlog>[] = [
  { name: '任务', of: ({ queue }) => labelOf(workLabels, queue) },
  { name: '等待', of: ({ waiting }) => waiting },
  { name: '进行中', of: ({ running }) => running },
  {
    name: '最早的已等',
    of: ({ oldestSeconds }) => (oldestSeconds === null ? '—' : ageText(oldestSeconds)),
    look: ({ oldestSeconds }) => ((oldestSeconds ?? 0) > SLOW_SECONDS ? 'bad' : ''),
  },
  {
    name: '一天内失败',
    of: ({ failed }) => failed,
    look: ({ failed }) => (failed > 0 ? 'bad' : ''),
  },
];

/** 45 秒, 12 分钟, 3 小时, 2 天. */
export function ageText(seconds: number): string {
  const steps = [
    [86_400, '天'],
    [3_600, '小时'],
    [60, '分钟'],
  ] as const;
  for (const [size, name] of steps) if (seconds >= size) return `${Math.floor(seconds / size)} ${name}`;
  return `${Math.max(0, Math.floor(seconds))} 秒`;
}
