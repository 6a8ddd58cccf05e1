import { given } from './environment.mjs';
import { freePort } from './ports.mjs';

const USUAL_SITE_PORT = 3000;
const METRICS = [
  { process: 'api', name: 'METRICS_PORT', usual: 9464, label: '网站' },
  { process: 'worker', name: 'WORKER_METRICS_PORT', usual: 9465, label: '后台任务' },
];

/**
 * The ports of the metrics, announced where another one than the configured is used. Only one product has the usual port of the
 * site, and with it the usual ports of the metrics: several that start at the same time would find the same ones free.
 * @param {number} sitePort @param {(text: string) => void} say @param {NodeJS.ProcessEnv} [source]
 * @returns {Promise<{ api: number, worker: number }>}
 */
export async function metricsPorts(sitePort, say, source = process.env) {
  const found = { api: 0, worker: 0 };
  for (const { process: program, name, usual, label } of METRICS) {
    const configured = given(name, source);
    const preferred = configured ? Number(configured) : sitePort === USUAL_SITE_PORT ? usual : undefined;
    found[program] = await freePort(preferred);
    if (configured && found[program] !== preferred)
      say(`端口 ${preferred} 已被别的程序占用，${label}的指标改用端口 ${found[program]}。`);
  }
  return found;
}
