import { Injectable } from '@nestjs/common';
import { ImportJobs } from '@qicheng/core/jobs-board';
import { readSampleJobs } from './seed-files.js';

const FEED = { source: 'sample', name: '示例职位，不对应任何真实招聘', isSample: true, isTrial: false };

/** Made-up jobs, marked as such wherever they are shown, until the first real feed comes in. */
@Injectable()
export class SeedSampleJobs {
  constructor(private readonly jobs: ImportJobs) {}

  /** Once: a site that has a feed of its own, or has removed the samples, keeps what it has. */
  async run(): Promise<void> {
    if ((await this.jobs.list()).length > 0) return;
    await this.jobs.run({
      actor: 'system',
      ...FEED,
      document: JSON.parse(await readSampleJobs()) as unknown,
    });
  }
}
