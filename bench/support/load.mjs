// A closed loop of requests over keep-alive connections, timed individually.
import http from 'node:http';

/** @typedef {{ path: string, method?: string, headers: Record<string, string>, body?: string | Buffer,
 *   answered?: (kind: string, answer: { text: string }) => void }} Shot */

/**
 * @param {{ url: string, connections: number, seconds: number, shot: (index: number, connection: number) => Shot, accepts?: (status: number, body: string) => boolean }} load
 * @returns {Promise<{ times: number[], failed: number, seconds: number }>}
 */
export async function drive({ url, connections, seconds, shot, accepts = (status) => status === 200 }) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(url);
  const times = [];
  let failed = 0;
  let index = 0;
  const started = performance.now();
  const until = started + seconds * 1000;
  const loop = async (connection) => {
    while (performance.now() < until) {
      const { path, method = 'POST', headers, body, answered } = shot((index += 1), connection);
      const began = performance.now();
      const { status, text } = await send({ agent, hostname, port, path, method, headers }, body);
      times.push(performance.now() - began);
      const isAccepted = accepts(status, text);
      if (!isAccepted) failed += 1;
      answered?.(isAccepted ? 'accepted' : 'other', { text });
    }
  };
  await Promise.all(Array.from({ length: connections }, (_none, connection) => loop(connection)));
  agent.destroy();
  return { times, failed, seconds: (performance.now() - started) / 1000 };
}

function send(options, body) {
  return new Promise((resolve, reject) => {
    const request = http.request(options, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, text: Buffer.concat(chunks).toString() }),
      );
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** Merges several runs. */
export const merge = (runs) => ({
  times: runs.flatMap((run) => run.times),
  failed: runs.reduce((sum, run) => sum + run.failed, 0),
  seconds: runs.reduce((sum, run) => sum + run.seconds, 0),
});

/** @param {number[]} values @param {number} share 0 to 1 */
export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
