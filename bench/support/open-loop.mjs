// Requests at fixed or random times, whether or not earlier ones were answered; each is timed from its scheduled
// time, so that a stalled server cannot hide the wait of later requests (coordinated omission).
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Keep-alive connections, as from a balancer: Node accepts one new connection per iteration of its event loop,
 * so that a flood of new ones would wait in the kernel, where they cannot be refused.
 */
const CONNECTIONS = 512;

/** @typedef {{ ms: number, status: number, retryAfter: string | undefined, text: string }} Answer */

/**
 * @template Kept
 * @param {{ url: string, perSecond: number, seconds: number, shot: (index: number) => import('./load.mjs').Shot,
 *   chance?: import('./chance.mjs').Chance, keep?: (answer: Answer, index: number) => Kept }} load
 *   with `chance` they are sent at random times (Poisson), else evenly; `keep` returns the part of an answer that is needed later
 * @returns {Promise<{ shots: Kept[], lateMs: number, seconds: number }>} `lateMs` is how late this process itself was
 */
export async function openLoop({ url, perSecond, seconds, shot, chance, keep = (answer) => answer }) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS, maxFreeSockets: CONNECTIONS });
  const { hostname, port } = new URL(url);
  await openConnections({ agent, hostname, port });
  const total = Math.max(1, Math.round(perSecond * seconds));
  const started = performance.now() + 50;
  const answers = [];
  let due = started;
  let lateMs = 0;
  for (let index = 0; index < total; index += 1) {
    const wait = due - performance.now();
    if (wait > 1) await pause(wait);
    lateMs = Math.max(lateMs, performance.now() - due);
    const { path, method = 'POST', headers, body } = shot(index);
    const sent = send({ agent, hostname, port, path, method, headers }, body, due);
    answers.push(sent.then((answer) => keep(answer, index)));
    due += ((chance ? -Math.log(1 - chance.next()) : 1) * 1000) / perSecond;
  }
  const sending = (performance.now() - started) / 1000;
  const shots = await Promise.all(answers);
  agent.destroy();
  return { shots, lateMs, seconds: sending };
}

function openConnections(where) {
  const health = { ...where, path: '/healthz', method: 'GET', headers: {} };
  return Promise.all(Array.from({ length: CONNECTIONS }, () => send(health, undefined, 0)));
}

function send(options, body, due) {
  return new Promise((resolve) => {
    const request = http.request(options, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          ms: performance.now() - due,
          status: response.statusCode,
          retryAfter: response.headers['retry-after'],
          text: Buffer.concat(chunks).toString(),
        }),
      );
    });
    // A broken connection is an outcome too: it counts as an error.
    request.on('error', (error) =>
      resolve({ ms: performance.now() - due, status: 0, retryAfter: undefined, text: String(error) }),
    );
    request.end(body);
  });
}
