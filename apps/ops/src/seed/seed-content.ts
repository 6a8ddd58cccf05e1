import { Injectable } from '@nestjs/common';
import { ContentFileService } from '@qicheng/core/content';
import { readSeedContent } from './seed-files.js';
import { SeedSampleJobs } from './seed-sample-jobs.js';
import { SeedSamplePosts } from './seed-sample-posts.js';

/** What there is to read on the first day, the sample posts of the eligibility check and the sample jobs of the board. */
@Injectable()
export class SeedContent {
  constructor(
    private readonly files: ContentFileService,
    private readonly samplePosts: SeedSamplePosts,
    private readonly sampleJobs: SeedSampleJobs,
  ) {}

  /** Adds what is missing and says how many entries are new. */
  async run(): Promise<{ entries: number; newEntries: number }> {
    await this.samplePosts.run();
    await this.sampleJobs.run();
    const files = await readSeedContent();
    return { entries: files.length, newEntries: await this.files.seed(files) };
  }
}
