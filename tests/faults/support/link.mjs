// A TCP proxy in front of a service that can be cut, frozen (connections stay open, no data passes) or slowed down.
import net from 'node:net';

export class Link {
  #mode = 'open';
  #delayMs = 0;
  /** @type {Set<net.Socket>} */
  #sockets = new Set();
  /** @type {(() => void)[]} */
  #waiting = [];

  /** @param {number} target port of the service @param {number} port port on which the proxy listens */
  constructor(target, port) {
    this.target = target;
    this.port = port;
  }

  /** @param {number} target */
  static async to(target) {
    const link = new Link(target, 0);
    await link.#listen();
    return link;
  }

  async #listen() {
    this.server = net.createServer((client) => this.#join(client));
    await new Promise((resolve, reject) => {
      this.server.once('error', reject).listen(this.port, '127.0.0.1', () => resolve(undefined));
    });
    this.port = /** @type {net.AddressInfo} */ (this.server.address()).port;
  }

  /** Closes all connections and refuses new ones. */
  async cut() {
    this.#mode = 'cut';
    const closed = new Promise((resolve) => this.server.close(resolve));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  /** Keeps all connections open, but passes no data in either direction. */
  freeze() {
    this.#mode = 'frozen';
    for (const socket of this.#sockets) socket.pause();
  }

  /** Delays each chunk of a response. @param {number} ms */
  slow(ms) {
    this.#delayMs = ms;
  }

  async mend() {
    const was = this.#mode;
    this.#mode = 'open';
    this.#delayMs = 0;
    if (was === 'cut') await this.#listen();
    for (const go of this.#waiting.splice(0)) go();
    for (const socket of this.#sockets) socket.resume();
  }

  async close() {
    if (this.#mode !== 'cut') await this.cut();
  }

  #join(client) {
    const service = net.connect(this.target, '127.0.0.1');
    for (const [from, to] of [
      [client, service],
      [service, client],
    ]) {
      this.#sockets.add(from);
      from.setNoDelay(true);
      from.on('data', (bytes) => this.#pass(from === service, to, bytes));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        this.#sockets.delete(from);
        to.destroy();
      });
      if (this.#mode === 'frozen') from.pause();
    }
  }

  #pass(isAnswer, to, bytes) {
    const write = () => to.writable && to.write(bytes);
    const now = () => (this.#mode === 'frozen' ? this.#waiting.push(write) : write());
    if (isAnswer && this.#delayMs > 0) setTimeout(now, this.#delayMs);
    else now();
  }
}
