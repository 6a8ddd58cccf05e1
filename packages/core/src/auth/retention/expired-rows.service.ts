import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Clock } from '../../platform/index.js';
import { ExpiredRowsRepository } from './expired-rows.repository.js';

const EVERY = 600_000;

/** Clears away expired rows every ten minutes; several processes may do so at once. */
@Injectable()
export class ExpiredRows implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(ExpiredRows.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly rows: ExpiredRowsRepository,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sweep(), EVERY).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async sweep(): Promise<void> {
    try {
      await this.rows.remove(this.clock.now());
    } catch (error) {
      this.logger.warn(
        `expired rows stay until the next sweep: ${error instanceof Error ? error.name : 'unknown'}`,
      );
    }
  }
}
