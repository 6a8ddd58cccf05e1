import dgram from 'node:dgram';
import dns from 'node:dns';
import net from 'node:net';
import { ImportRefusedError } from '../imported.js';
import type { Order, Report } from './messages.js';

function refuse(): never {
  throw new Error('this process has no network');
}

/**
 * Disables the network in this process for good. This is the inner of two layers: where the kernel allows it, the
 * process also runs in its own network namespace [UP5].
 */
function sealNetwork(): void {
  net.Socket.prototype.connect = refuse;
  net.Server.prototype.listen = refuse;
  Object.assign(dgram, { createSocket: refuse });
  Object.assign(dns, { lookup: refuse, resolve: refuse });
  Object.assign(dns.promises, { lookup: refuse, resolve: refuse });
  Object.assign(globalThis, { fetch: refuse, WebSocket: undefined, EventSource: undefined });
}

// Entry point of the child process: reads one file without network access, reports the result and exits.
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
      // A parser error means only that the file cannot be read.
      end({
        kind: 'refused',
        errorCode: error instanceof ImportRefusedError ? error.errorCode : 'unreadable',
      }),
  );
});
report({ kind: 'ready' });
