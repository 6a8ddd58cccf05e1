import net from 'node:net';

/** What happens to the next COMMIT on the connection. */
export type CommitFate =
  | 'passes'
  /** The server commits, but the response and the connection are lost. */
  | 'answerLost'
  /** The connection is lost before the server receives the COMMIT. */
  | 'neverSent'
  /** The connection is lost, and the server receives the COMMIT `LATE_MS` later. */
  | 'late';

export const LATE_MS = 400;
const COMMIT = Buffer.from('COMMIT');

/** A proxy to PostgreSQL that loses connections during COMMIT, so that the driver cannot tell whether it committed. */
export class LossyLine {
  /** Called for every COMMIT. */
  fateOf: () => CommitFate = () => 'passes';
  /** The delay of each response in ms. */
  delayMs = 0;
  private readonly sockets = new Set<net.Socket>();
  private readonly server: net.Server;

  private constructor(private readonly target: URL) {
    this.server = net.createServer((client) => this.join(client));
  }

  static async to(databaseUrl: string): Promise<LossyLine> {
    const line = new LossyLine(new URL(databaseUrl));
    await new Promise<void>((resolve) => line.server.listen(0, '127.0.0.1', resolve));
    return line;
  }

  /** Returns the URL of the database through this proxy. */
  get url(): string {
    const url = new URL(this.target);
    const { port } = this.server.address() as net.AddressInfo;
    url.hostname = '127.0.0.1';
    url.port = String(port);
    return url.toString();
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  private join(client: net.Socket): void {
    const server = net.connect(Number(this.target.port || 5432), this.target.hostname);
    let isLost = false;
    for (const socket of [client, server]) {
      this.sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        this.sockets.delete(socket);
        if (!isLost) (socket === client ? server : client).destroy();
      });
    }
    server.on('data', (bytes) => {
      if (isLost) return;
      if (this.delayMs > 0) setTimeout(() => client.write(bytes), this.delayMs);
      else client.write(bytes);
    });
    client.on('data', (bytes) => {
      const fate = bytes.includes(COMMIT) ? this.fateOf() : 'passes';
      if (fate === 'passes') return void server.write(bytes);
      isLost = true;
      client.destroy();
      if (fate === 'neverSent') server.destroy();
      else setTimeout(() => server.end(bytes), fate === 'late' ? LATE_MS : 0);
    });
  }
}
