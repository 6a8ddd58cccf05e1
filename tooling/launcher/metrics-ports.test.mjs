import net from 'node:net';
import { metricsPorts } from './metrics-ports.mjs';
import { isFree } from './ports.mjs';

/** Takes a free port. @returns {Promise<net.Server>} */
const listen = () =>
  new Promise((resolve) => {
    const server = net.createServer();
    server.listen(0, '127.0.0.1', () => resolve(server));
  });

describe('ports of the metrics', () => {
  it('differ for products that start at the same time', async () => {
    const said = [];
    const say = (text) => said.push(text);
    const [one, other] = await Promise.all([metricsPorts(3971, say, {}), metricsPorts(3972, say, {})]);
    expect(new Set([one.api, one.worker, other.api, other.worker]).size).toBe(4);
    expect([one.api, other.api]).not.toContain(9464);
    expect(said).toEqual([]);
  });

  it('are the documented ones beside the usual site, if they are free', async () => {
    const { api } = await metricsPorts(3000, () => {}, {});
    if (await isFree(9464)) expect(api).toBe(9464);
    else expect(api).not.toBe(9464);
  });

  it('are replaced and announced in one sentence where a configured one is taken', async () => {
    const taken = await listen();
    const { port } = taken.address();
    const said = [];
    try {
      const { api, worker } = await metricsPorts(3971, (text) => said.push(text), {
        METRICS_PORT: String(port),
      });
      expect(api).not.toBe(port);
      expect(worker).not.toBe(api);
      expect(said).toEqual([`端口 ${port} 已被别的程序占用，网站的指标改用端口 ${api}。`]);
    } finally {
      taken.close();
    }
  });

  it('are the configured ones otherwise', async () => {
    const free = await listen();
    const { port } = free.address();
    await new Promise((resolve) => free.close(resolve));
    const source = { WORKER_METRICS_PORT: String(port) };
    expect((await metricsPorts(3971, () => {}, source)).worker).toBe(port);
  });
});
