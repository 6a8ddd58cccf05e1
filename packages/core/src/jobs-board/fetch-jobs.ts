import { Injectable, Logger } from '@nestjs/common';
import { PartnerCallService, PartnerFeatureService } from '../partner/index.js';
import { Failure } from '../platform/index.js';
import { ImportJobs } from './import-jobs.js';

const ACTOR = 'worker';

/** Imports the feed of the connected employment platform (docs/JOBS.md); on failure the old one is kept. */
@Injectable()
export class FetchJobs {
  private readonly logger = new Logger(FetchJobs.name);

  constructor(
    private readonly services: PartnerFeatureService,
    private readonly calls: PartnerCallService,
    private readonly feed: ImportJobs,
  ) {}

  /** Number of imported jobs; 0 if there is no feed or it could not be read. */
  async run(): Promise<number> {
    const partner = await this.services.find('employment');
    if (partner === null || partner.jobsUrl === '') return 0;
    const outcome = await this.calls.send({ partner, url: partner.jobsUrl, use: 'jobs' });
    if (outcome.kind !== 'taken') {
      this.logger.warn(`the feed of ${partner.code} could not be fetched: ${outcome.kind}`);
      return 0;
    }
    try {
      const facts = { source: partner.code, name: partner.name, isSample: false, isTrial: false };
      const report = await this.feed.run({ actor: ACTOR, ...facts, document: outcome.body });
      if (report.refusals.length > 0) {
        this.logger.warn(`the feed of ${partner.code} has ${report.refusals.length} invalid jobs`);
      }
      return report.taken;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.logger.warn(`the feed of ${partner.code} was rejected: ${error.reason}`);
      return 0;
    }
  }
}
