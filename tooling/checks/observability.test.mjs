// Compares the metrics that Prometheus and Grafana use with those that the processes expose.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (...parts) => fs.readFileSync(path.join(root, ...parts), 'utf8');
const kits = ['apps/api/src/kit', 'apps/worker/src/kit'];

/** Name -> labels of every metric of the processes and of prom-client. */
function countedMetrics() {
  const found = new Map();
  for (const kit of kits) {
    for (const file of fs.readdirSync(path.join(root, kit)).filter((name) => name.includes('metrics'))) {
      const source = read(kit, file);
      for (const [, name, rest] of source.matchAll(/name: '([a-z_]+)',([^}]*)/g)) {
        const labels = /labelNames: \[([^\]]*)\]/.exec(rest)?.[1] ?? '';
        found.set(
          name,
          [...labels.matchAll(/'(\w+)'/g)].map(([, label]) => label),
        );
      }
      for (const [, name] of source.matchAll(/gauge\(\s*'([a-z_]+)'/g)) found.set(name, []);
    }
  }
  const { collectDefaultMetrics, Registry } = createRequire(path.join(root, 'apps/api/package.json'))(
    'prom-client',
  );
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const { name, labelNames = [] } of registry.getMetricsAsArray()) found.set(name, labelNames);
  return found;
}

const metrics = countedMetrics();
const { groups } = parse(read('docker/observability/prometheus-rules.yml'));
const rules = groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(read('docker/observability/grafana-dashboard.json'));
const queries = [
  ...rules.map(({ alert, expr }) => [alert, expr]),
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr])),
];
const NAME = /\b(?:qicheng|http|job|process|nodejs)_[a-z0-9_]+\b/g;
const plain = (name) => (metrics.has(name) ? name : name.replace(/_(bucket|count|sum)$/, ''));

describe('docker/observability', () => {
  it.each(queries)('%s uses existing metrics', (_title, expr) => {
    const named = (expr.match(NAME) ?? []).map(plain);
    if (!expr.includes('up{')) expect(named).not.toEqual([]);
    expect(named.filter((name) => !metrics.has(name))).toEqual([]);
  });

  it.each(queries)('%s selects existing labels', (_title, expr) => {
    for (const [, name, selector] of expr.matchAll(/\b([a-z0-9_]+)\{([^}]*)\}/g)) {
      const labels = [...selector.matchAll(/(\w+)\s*[=!]/g)].map(([, label]) => label);
      const known = ['job', 'instance', ...(metrics.get(plain(name)) ?? [])];
      expect(labels.filter((label) => !known.includes(label))).toEqual([]);
    }
    for (const [, grouped] of expr.matchAll(/by \(([^)]*)\)/g)) {
      const all = new Set(['le', 'job', 'instance', ...[...metrics.values()].flat()]);
      expect(grouped.split(/,\s*/).filter((label) => !all.has(label))).toEqual([]);
    }
  });

  it('shows every metric of the product', () => {
    const queried = new Set(queries.flatMap(([, expr]) => (expr.match(NAME) ?? []).map(plain)));
    const own = [...metrics.keys()].filter((name) => /^(qicheng|http|job)_/.test(name));
    expect(own.filter((name) => !queried.has(name))).toEqual([]);
  });

  it('has instructions for every alert', () => {
    const manual = read('docs/OPERATIONS.md');
    expect(rules.filter(({ alert }) => !manual.includes(`\`${alert}\``)).map(({ alert }) => alert)).toEqual(
      [],
    );
    for (const { labels, annotations } of rules) {
      expect(['page', 'ticket']).toContain(labels.severity);
      expect(annotations.summary).not.toBe('');
    }
  });
});
