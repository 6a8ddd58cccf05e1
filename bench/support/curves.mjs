// Curves as one SVG picture: a small chart for each flow, a line for each series.

const CHART = { width: 230, height: 190, left: 46, right: 14, top: 34, bottom: 36 };
const COLUMNS = 3;
const COLOURS = ['#94a3b8', '#2563eb', '#b91c1c'];
const LEGEND = 26;

/**
 * @typedef {{ name: string, ratesAt: Map<number, number> }} Series `ratesAt`: calls a second by the number of processes
 * @typedef {{ title: string, series: Series[] }} Chart
 * @param {Chart[]} charts
 */
export function curvesSvg(charts) {
  const rows = Math.ceil(charts.length / COLUMNS);
  const [width, height] = [CHART.width * COLUMNS, CHART.height * rows + LEGEND];
  const names = [...new Set(charts.flatMap(({ series }) => series.map(({ name }) => name)))];
  const colourOf = (name) => COLOURS[names.indexOf(name) % COLOURS.length];
  const legend = names.map((name, index) => {
    const x = CHART.left + index * 150;
    return `<rect x="${x}" y="${height - 16}" width="10" height="3" fill="${colourOf(name)}"/>${label(x + 16, height - 11, name, 'start')}`;
  });
  const drawn = charts.map((chart, index) => {
    const [x, y] = [(index % COLUMNS) * CHART.width, Math.floor(index / COLUMNS) * CHART.height];
    return `<g transform="translate(${x} ${y})">${drawChart(chart, colourOf)}</g>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif" font-size="10">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...drawn,
    ...legend,
    '</svg>\n',
  ].join('\n');
}

function drawChart({ title, series }, colourOf) {
  const counts = [...new Set(series.flatMap(({ ratesAt }) => [...ratesAt.keys()]))].sort((a, b) => a - b);
  const top = niceTop(Math.max(...series.flatMap(({ ratesAt }) => [...ratesAt.values()])));
  const [first, last] = [counts[0], counts.at(-1)];
  const xOf = (count) =>
    CHART.left + ((count - first) / (last - first)) * (CHART.width - CHART.left - CHART.right);
  const yOf = (rate) =>
    CHART.height - CHART.bottom - (rate / top) * (CHART.height - CHART.top - CHART.bottom);
  const axes = [0, top / 2, top].map(
    (rate) =>
      `<path d="M${CHART.left} ${yOf(rate)}H${CHART.width - CHART.right}" stroke="#e2e8f0"/>${label(CHART.left - 6, yOf(rate) + 3, String(rate), 'end')}`,
  );
  const ticks = counts.map((count) =>
    label(xOf(count), CHART.height - CHART.bottom + 16, String(count), 'middle'),
  );
  const lines = series.map(({ name, ratesAt }) => {
    const points = [...ratesAt].map(([count, rate]) =>
      [xOf(count), yOf(rate)].map((each) => each.toFixed(1)),
    );
    const dots = points.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.5" fill="${colourOf(name)}"/>`);
    const path = points.map((point) => point.join(' ')).join('L');
    return `<path d="M${path}" fill="none" stroke="${colourOf(name)}" stroke-width="1.5"/>${dots.join('')}`;
  });
  return [label(CHART.left, 18, title, 'start'), ...axes, ...ticks, ...lines].join('');
}

const label = (x, y, text, anchor) =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}" fill="#334155">${text}</text>`;

/** The next 1, 2 or 5 times a power of ten, twice a whole number for the line in the middle. */
function niceTop(value) {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1)));
  return [1, 2, 4, 6, 8, 10].map((step) => step * power).find((step) => step >= value) ?? value;
}
