import type { PipeTransport } from './pipe-transport.js';

interface Command {
  method: string;
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/** A reply to the command with this number, or an event. */
interface Message {
  id?: number;
  method?: string;
  result?: unknown;
  error?: { message: string };
}

/**
 * The DevTools protocol of one browser: commands with their replies, and events. The printer needs a dozen commands; a library
 * for all takes memory and time in every worker, and listens to the requests of a page, which contain each photo again.
 */
export class DevToolsConnection {
  private readonly commands = new Map<number, Command>();
  private readonly listeners = new Map<string, () => void>();
  private lastNumber = 0;
  private isClosed = false;

  constructor(
    readonly transport: PipeTransport,
    private readonly timeoutMs: number,
  ) {
    transport.onmessage = (text) => this.receive(JSON.parse(text) as Message);
    transport.onclose = () => this.close();
  }

  get isOpen(): boolean {
    return !this.isClosed;
  }

  /** Sends a command to a session, by default to the browser. Rejects if it fails, takes too long or the browser is gone. */
  send<Result = unknown>(method: string, parameters: object = {}, sessionId?: string): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      if (this.isClosed) return reject(closedDuring(method));
      this.lastNumber += 1;
      const id = this.lastNumber;
      const timer = setTimeout(() => {
        this.commands.delete(id);
        reject(new Error(`${method} took too long`));
      }, this.timeoutMs);
      this.commands.set(id, { method, resolve: resolve as Command['resolve'], reject, timer });
      this.transport.send(JSON.stringify({ id, method, params: parameters, sessionId }));
    });
  }

  /** Calls the listener with each event of this name; one listener per name. */
  on(event: string, listener: () => void): void {
    this.listeners.set(event, listener);
  }

  private receive({ id, method, result, error }: Message): void {
    if (id === undefined) {
      this.listeners.get(method ?? '')?.();
      return;
    }
    const command = this.commands.get(id);
    if (!command) return;
    this.commands.delete(id);
    clearTimeout(command.timer);
    if (error) command.reject(new Error(`${command.method}: ${error.message}`));
    else command.resolve(result);
  }

  private close(): void {
    this.isClosed = true;
    for (const { method, reject, timer } of this.commands.values()) {
      clearTimeout(timer);
      reject(closedDuring(method));
    }
    this.commands.clear();
  }
}

const closedDuring = (method: string): Error => new Error(`${method}: the browser is gone`);
