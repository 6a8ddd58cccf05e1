import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { StoreStatusRepository } from '@qicheng/core/platform';

export interface ReadinessReport {
  ready: boolean;
  database: 'ok' | 'unreachable';
  migrations: 'ok' | 'pending' | 'unknown';
  /** A stopping process accepts no new work. */
  stopping: boolean;
}

@Injectable()
export class Readiness implements BeforeApplicationShutdown {
  private stopping = false;

  constructor(private readonly store: StoreStatusRepository) {}

  async report(): Promise<ReadinessReport> {
    const { database, migrations } = await this.store.check();
    const ready = database === 'ok' && migrations === 'ok' && !this.stopping;
    return { ready, database, migrations, stopping: this.stopping };
  }

  /** Called when a shutdown begins, before connections are closed. */
  stop(): void {
    this.stopping = true;
  }

  beforeApplicationShutdown(): void {
    this.stop();
  }
}
