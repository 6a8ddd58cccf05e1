import { type Html, html } from '../../kit/page/html.js';
import { table } from '../../kit/page/table.js';

export interface ChartSeries {
  name: string;
  counts: readonly number[];
  before: readonly number[];
}

export interface BarChart {
  id: string;
  title: string;
  /** 2026-11-24, oldest first; as many as each series has values. */
  days: readonly string[];
  series: readonly ChartSeries[];
  /** Stacked series add up to the day's total; grouped ones are side by side. */
  shape: 'stacked' | 'grouped';
  /** The headline figure: total of the period, or daily average. */
  head: 'sum' | 'mean';
  /** Formats a value; whole numbers by default. */
  format?: (value: number) => string;
}

/** Available colours; series ranked beyond the last but one are combined. */
const COLOURS = 6;
const HEIGHT = 100;
const SLOT = 10;
const ROUND_STEPS = [1, 1.2, 1.6, 2, 3, 4, 5, 6, 8, 10];

export const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const addUp = (series: readonly (readonly number[])[], length: number): number[] =>
  Array.from({ length }, (_, index) => sum(series.map((each) => each[index] ?? 0)));

/** The smallest round number at or above every bar. */
export function ceilingOf(max: number): number {
  if (max <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(max));
  return ROUND_STEPS.map((step) => step * power).find((step) => step >= max && Number.isInteger(step)) ?? max;
}

/** Change from the previous period. */
export function changeText(now: number, before: number, length: number): string {
  const past = `前 ${length} 天`;
  if (now === before) return `与${past}相同`;
  if (before === 0) return `${past}为 0`;
  const percent = Math.round((Math.abs(now - before) / before) * 100);
  return `比${past}${now > before ? '多' : '少'} ${percent === 0 ? '不到 1' : percent}%`;
}

/** Largest series first; those beyond the available colours are summed up as the last one. */
export function rankedSeries(series: readonly ChartSeries[]): ChartSeries[] {
  const ranked = [...series].sort((one, other) => sum(other.counts) - sum(one.counts));
  if (ranked.length <= COLOURS) return ranked;
  const rest = ranked.slice(COLOURS - 1);
  const length = rest[0]?.counts.length ?? 0;
  const counts = addUp(
    rest.map((each) => each.counts),
    length,
  );
  const before = addUp(
    rest.map((each) => each.before),
    length,
  );
  return [...ranked.slice(0, COLOURS - 1), { name: `其他 ${rest.length} 项`, counts, before }];
}

const MIN_MEAN = 0.1;

/** Daily figures as bars, the previous period as a line, and all of them as a table. */
export function barChart(chart: BarChart): Html {
  const { id, title, days, shape, head } = chart;
  const whole = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: head === 'mean' ? 1 : 0 });
  const format = chart.format ?? ((value: number) => whole.format(value));
  const series = shape === 'stacked' ? rankedSeries(chart.series) : chart.series;
  const leading = shape === 'stacked' ? series : series.slice(0, 1);
  const now = addUp(
    leading.map(({ counts }) => counts),
    days.length,
  );
  const before = addUp(
    leading.map((each) => each.before),
    days.length,
  );
  const shown = head === 'mean' ? sum(now) / days.length : sum(now);
  // A mean above zero is never shown as 0.
  const headline = head === 'mean' && shown > 0 && shown < MIN_MEAN / 2 ? `不到 ${MIN_MEAN}` : format(shown);
  const top = ceilingOf(
    Math.max(...now, ...before, ...(shape === 'grouped' ? series.flatMap(({ counts }) => counts) : [])),
  );
  const change = changeText(sum(now), sum(before), days.length);
  const label = `${title}：${head === 'mean' ? '日均' : '共'} ${headline}，${change}；最多的一天 ${format(Math.max(...now))}`;
  return html`<section class="sheet chart" aria-labelledby="${id}">
    <h2 id="${id}">${title}</h2>
    <p class="total"><strong>${headline}</strong><span>${head === 'mean' && '日均，'}${change}</span></p>
    <div class="plot">
      <div class="scale" aria-hidden="true">
        <span>${format(top)}</span>${top % 2 === 0 && html`<span>${format(top / 2)}</span>`}<span>0</span>
      </div>
      <svg
        role="img"
        aria-label="${label}"
        viewBox="0 0 ${days.length * SLOT} ${HEIGHT}"
        preserveAspectRatio="none"
      >
        ${[0, HEIGHT / 2, HEIGHT].map((y) => html`<path class="grid" d="M0 ${y}H${days.length * SLOT}" />`)}
        ${days.map((day, index) => bar({ day, index, series, top, shape, format }))}
        <path class="before" d="${lineOf(before, top)}" />
      </svg>
      <div class="dates" aria-hidden="true">
        ${[days[0], days[Math.floor((days.length - 1) / 2)], days.at(-1)].map(
          (day = '') => html`<span>${day.slice(5)}</span>`,
        )}
      </div>
    </div>
    ${legend(series, shape, format)} ${valuesTable({ title, days, series, shape, before, format })}
  </section>`;
}

interface Bar {
  day: string;
  index: number;
  series: readonly ChartSeries[];
  top: number;
  shape: BarChart['shape'];
  format: (value: number) => string;
}

/** The bars of one day, over a full-height area that shows them on hover. */
function bar({ day, index, series, top, shape, format }: Bar): Html {
  const values = series.map(({ counts }) => counts[index] ?? 0);
  const words = series.map(({ name }, at) => `${name} ${format(values[at] ?? 0)}`).join('\n');
  const width = shape === 'stacked' ? SLOT - 2 : (SLOT - 2) / series.length;
  let reached = 0;
  const rects = values.map((value, at) => {
    const height = (value / top) * HEIGHT;
    reached = shape === 'stacked' ? reached + height : height;
    const x = index * SLOT + 1 + (shape === 'stacked' ? 0 : at * width);
    return (
      value > 0 &&
      html`<rect
        class="c${at % COLOURS}"
        x="${round(x)}"
        y="${round(HEIGHT - reached)}"
        width="${round(width)}"
        height="${round(height)}"
      />`
    );
  });
  return html`<g>
    <title>${day} ${words}</title>
    <rect class="hit" x="${index * SLOT}" y="0" width="${SLOT}" height="${HEIGHT}" />
    ${rects}
  </g>`;
}

const round = (value: number): number => Math.round(value * 100) / 100;

const lineOf = (values: readonly number[], top: number): string =>
  values
    .map(
      (value, index) =>
        `${index === 0 ? 'M' : 'L'}${index * SLOT + SLOT / 2} ${round(HEIGHT - (value / top) * HEIGHT)}`,
    )
    .join('');

/** The series that have bars. */
const legend = (series: readonly ChartSeries[], shape: BarChart['shape'], format: Bar['format']): Html =>
  html`<ul class="legend">
    ${series.map(
      ({ name, counts }, at) =>
        sum(counts) > 0 &&
        html`<li>
          <i class="c${at % COLOURS}"></i>${name}${series.length > 1 && html` <b>${format(sum(counts))}</b>`}
        </li>`,
    )}
    <li><i class="before"></i>前一段${shape === 'grouped' && `（${series[0]?.name ?? ''}）`}</li>
  </ul>`;

interface Values extends Pick<BarChart, 'title' | 'days' | 'series' | 'shape'> {
  before: readonly number[];
  format: Bar['format'];
}

/** The same figures as a table for screen readers; opens by keyboard and touch. */
function valuesTable({ title, days, series, shape, before, format }: Values): Html {
  const isOne = series.length === 1;
  const columns = [
    { name: '日期', of: (at: number) => days[at] },
    ...series.map(({ name, counts }) => ({ name, of: (at: number) => format(counts[at] ?? 0) })),
    ...(shape === 'stacked' && !isOne
      ? [{ name: '合计', of: (at: number) => format(sum(series.map(({ counts }) => counts[at] ?? 0))) }]
      : []),
    { name: '前一段同一天', of: (at: number) => format(before[at] ?? 0) },
  ];
  return html`<details>
    <summary>逐日数据</summary>
    ${table(
      columns,
      days.map((_, at) => at),
      `${title}，逐日数据`,
    )}
  </details>`;
}
