import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { chinaDay, Clock, loggableError } from '../platform/index.js';
import { type FailedRoute, HttpFailureRepository } from './http-failure.repository.js';

/** Failing routes, for operators. However many requests fail, only one statement runs at a time. */
@Injectable()
export class HttpFailureService implements BeforeApplicationShutdown {
  private readonly logger = new Logger(HttpFailureService.name);
  private readonly waiting = new Map<string, FailedRoute>();
  private writing: Promise<void> | null = null;

  constructor(
    private readonly failures: HttpFailureRepository,
    private readonly clock: Clock,
  ) {}

  /** Never fails and never blocks: the response has already been sent. */
  record(route: string, requestId: string): void {
    const count = (this.waiting.get(route)?.count ?? 0) + 1;
    this.waiting.set(route, { route, requestId, count });
    this.writing ??= this.write().finally(() => {
      this.writing = null;
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.writing;
  }

  private async write(): Promise<void> {
    for (let [next] = this.waiting.values(); next !== undefined; [next] = this.waiting.values()) {
      this.waiting.delete(next.route);
      const now = this.clock.now();
      try {
        await this.failures.add(next, chinaDay(now), now);
      } catch (error) {
        const { type, message } = loggableError(error);
        this.logger.error(`a failed request was not counted: ${type} ${message}`);
      }
    }
  }
}
