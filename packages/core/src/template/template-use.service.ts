import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/index.js';
import { TemplateUsesRepository } from './template-uses.repository.js';

// One pass over all résumés, too slow for a request; the order of popularity may be this old.
const CACHE_MILLISECONDS = 600_000;

/** How often each template is used, by the existing résumés: no number is invented or bought. */
@Injectable()
export class TemplateUseService {
  private cached: { counts: Promise<ReadonlyMap<string, number>>; until: number } | undefined;

  constructor(
    private readonly repository: TemplateUsesRepository,
    private readonly clock: Clock,
  ) {}

  /** Uses by template code; up to ten minutes old. */
  counts(): Promise<ReadonlyMap<string, number>> {
    const now = this.clock.now().getTime();
    if (this.cached === undefined || this.cached.until <= now) {
      const counts = this.repository.count();
      this.cached = { counts, until: now + CACHE_MILLISECONDS };
      counts.catch(() => (this.cached = undefined));
    }
    return this.cached.counts;
  }
}
