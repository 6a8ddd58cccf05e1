import dgram from 'node:dgram';
import dns from 'node:dns';
import net from 'node:net';

function refuse(): never {
  throw new Error('this process has no network');
}

/**
 * Takes the network away from this process for good. It is the inner of two walls: where the kernel allows, the process
 * also runs in a network namespace of its own [UP5].
 */
export function sealNetwork(): void {
  net.Socket.prototype.connect = refuse;
  net.Server.prototype.listen = refuse;
  Object.assign(dgram, { createSocket: refuse });
  Object.assign(dns, { lookup: refuse, resolve: refuse });
  Object.assign(dns.promises, { lookup: refuse, resolve: refuse });
  Object.assign(globalThis, { fetch: refuse, WebSocket: undefined, EventSource: undefined });
}
