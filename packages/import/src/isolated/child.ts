import { ImportRefusedError } from '../imported.js';
import type { Order, Report } from './messages.js';
import { sealNetwork } from './seal.js';

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
