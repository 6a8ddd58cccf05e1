import net from 'node:net';
import { Remedy } from './remedy.mjs';

/** Whether this port is free. @param {number} port @param {string} [host] @returns {Promise<boolean>} */
export function isFree(port, host = '127.0.0.1') {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** The requested port, or any free one. @param {number | undefined} preferred @returns {Promise<number>} */
export async function freePort(preferred) {
  if (preferred && (await isFree(preferred))) return preferred;
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {net.AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}

/** Stops if the site's port is taken. @param {number} port @param {string} host */
export async function requirePort(port, host) {
  if (await isFree(port, host)) return;
  throw new Remedy(`端口 ${port} 已被别的程序占用：请换一个端口，例如 PORT=${port + 1} npm start。`);
}
