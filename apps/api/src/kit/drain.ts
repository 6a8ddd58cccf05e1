import type { Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Closes the connections of a stopping server. Keep-alive connections would hold it open indefinitely;
 * closing them abruptly would break requests just being sent.
 */
export class Drain {
  private readonly underWay = new Set<ServerResponse>();
  private isEnding = false;

  constructor(private readonly server: Server) {
    server.prependListener('request', (_request, response) => this.track(response));
  }

  /**
   * From now on every response closes its connection. Resolves after `noticeMs`, during which balancers and
   * clients notice while still being served; then idle connections are closed, the others after their
   * response.
   */
  async begin(noticeMs: number): Promise<void> {
    this.isEnding = true;
    for (const response of this.underWay) endAfter(response);
    await pause(noticeMs);
    this.server.closeIdleConnections();
  }

  private track(response: ServerResponse): void {
    if (this.isEnding) endAfter(response);
    this.underWay.add(response);
    response.once('close', () => {
      this.underWay.delete(response);
      // Its headers may have been sent before shutdown began; the connection is idle in the next turn.
      if (this.isEnding) setImmediate(() => this.server.closeIdleConnections());
    });
  }
}

function endAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
