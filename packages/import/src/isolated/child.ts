import dgram from 'node:dgram';
import dns from 'node:dns';
import net from 'node:net';
import { ImportRefusedError } from '../imported.js';
import type { Order, Report } from './messages.js';

function refuse(): never {
  throw new Error('this process has no network');
}

/**
 * Takes the network away from this process for good. It is the inner of two walls: where the kernel allows, the process
 * also runs in a network namespace of its own [UP5].
 */
function sealNetwork(): void {
  net.Socket.prototype.connect = refuse;
  net.Server.prototype.listen = refuse;
  Object.assign(dgram, { createSocket: refuse });
  Object.assign(dns, { lookup: refuse, resolve: refuse });
  Object.assign(dns.promises, { lookup: refuse, resolve: refuse });
  Object.assign(globalThis, { fetch: refuse, WebSocket: undefined, EventSource: undefined });
}

// The entry of the child process: it reads one file without network, says what it found, and ends.
sealNetwork();
const { importFile } = await import('../import-file.js');

const report = (message: Report): void => {
  process.send?.(message);
};
const end = (message: Report): void => {
  process.send?.(message, () => process.exit(0));
};

process.on('disconnect', () => process.exit(0));
process.once('message', (order: Order) => {
  importFile(order, (progress) => report({ kind: 'progress', progress })).then(
    (resume) => end({ kind: 'imported', resume }),
    (error: unknown) =>
      // A parser that fails on a file says nothing but that the file cannot be read.
      end({
        kind: 'refused',
        errorCode: error instanceof ImportRefusedError ? error.errorCode : 'unreadable',
      }),
  );
});
report({ kind: 'ready' });
