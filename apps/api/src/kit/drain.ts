import type { Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Lets go of the connections of a server that ends. Kept connections would hold it for as long as their clients like;
 * closed without a word, they would break whatever is just being sent on them.
 */
export class Drain {
  private readonly underWay = new Set<ServerResponse>();
  private isEnding = false;

  constructor(private readonly server: Server) {
    server.prependListener('request', (_request, response) => this.take(response));
  }

  /**
   * From now on every answer ends its connection. Resolves after `noticeMs`, in which balancers and clients hear of it
   * while they are still served; idle connections are closed then, the others after their answer.
   */
  async begin(noticeMs: number): Promise<void> {
    this.isEnding = true;
    for (const response of this.underWay) endAfter(response);
    await pause(noticeMs);
    this.server.closeIdleConnections();
  }

  private take(response: ServerResponse): void {
    if (this.isEnding) endAfter(response);
    this.underWay.add(response);
    response.once('close', () => {
      this.underWay.delete(response);
      // Its head may have been sent before the end began; the connection is idle in the next turn.
      if (this.isEnding) setImmediate(() => this.server.closeIdleConnections());
    });
  }
}

function endAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
