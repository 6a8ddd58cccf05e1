// Requests at fixed moments, whether or not earlier ones were answered; each is timed from the moment it was due, so
// that a server which stalls cannot hide the wait of those behind (coordinated omission).
import http from 'node:http';

/** @typedef {{ ms: number, status: number, retryAfter: string | undefined, text: string }} Shot */

/**
 * @param {{ url: string, perSecond: number, seconds: number, shot: (index: number) => import('./load.mjs').Shot }} load
 * @returns {Promise<{ shots: Shot[], lateMs: number }>} `lateMs` is how late this process itself was at most
 */
export async function openLoop({ url, perSecond, seconds, shot }) {
  const agent = new http.Agent({ keepAlive: true });
  const { hostname, port } = new URL(url);
  const total = Math.round(perSecond * seconds);
  const started = performance.now() + 50;
  const answers = [];
  let lateMs = 0;
  for (let index = 0; index < total; index += 1) {
    const due = started + (index * 1000) / perSecond;
    const wait = due - performance.now();
    if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
    lateMs = Math.max(lateMs, performance.now() - due);
    const { path, method = 'POST', headers, body } = shot(index);
    answers.push(send({ agent, hostname, port, path, method, headers }, body, due));
  }
  const shots = await Promise.all(answers);
  agent.destroy();
  return { shots, lateMs };
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
    // A broken connection is an answer too: it counts among those that went wrong.
    request.on('error', (error) =>
      resolve({ ms: performance.now() - due, status: 0, retryAfter: undefined, text: String(error) }),
    );
    request.end(body);
  });
}
