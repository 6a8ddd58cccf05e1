import type { Readable, Writable } from 'node:stream';
import type { ConnectionTransport } from 'puppeteer';

/** DevTools messages over two pipes, ended by a zero byte: unlike a port, no other process can connect. */
export class PipeTransport implements ConnectionTransport {
  onmessage?: (message: string) => void;
  onclose?: () => void;
  private pending: Buffer[] = [];

  constructor(
    private readonly toBrowser: Writable,
    fromBrowser: Readable,
  ) {
    fromBrowser.on('data', (chunk: Buffer) => this.receive(chunk));
    fromBrowser.on('close', () => this.onclose?.());
    // A killed browser breaks the pipe; the slot learns of it from the process exit.
    fromBrowser.on('error', () => undefined);
    toBrowser.on('error', () => undefined);
  }

  send(message: string): void {
    if (this.toBrowser.writable) this.toBrowser.write(`${message}\0`);
  }

  close(): void {
    this.toBrowser.end();
  }

  private receive(chunk: Buffer): void {
    let start = 0;
    for (let end = chunk.indexOf(0); end >= 0; end = chunk.indexOf(0, start)) {
      this.pending.push(chunk.subarray(start, end));
      const message = Buffer.concat(this.pending).toString('utf8');
      this.pending = [];
      start = end + 1;
      this.onmessage?.(message);
    }
    if (start < chunk.length) this.pending.push(chunk.subarray(start));
  }
}
