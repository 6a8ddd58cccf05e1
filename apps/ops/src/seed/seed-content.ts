import { Injectable, Inject } from '@nestjs/common';
import { SchoolMailDomainService } from '@qicheng/core/campus-email';
import { ContentFileService } from '@qicheng/core/content';
import { ExamPostService, ImportPosts } from '@qicheng/core/exam-data';
import { ImportJobs } from '@qicheng/core/jobs-board';
import { CORE_CONFIG, type CoreConfig } from '@qicheng/core/platform';
import { RegionService, SchoolService } from '@qicheng/core/reference';
import { SeedDemo } from './seed-demo.js';
import {
  readSeedContent,
  readSampleJobs,
  readSamplePosts,
  type readDemo,
  readMailDomains,
  readRegions,
  readSchools,
} from './seed-files.js';

const TABLE = {
  exam: '国考',
  version: '示例职位表 2026-11',
  isSample: true,
  sourceTitle: '示例职位，不对应任何真实职位',
  sourceUrl: '',
  sourceDate: '2026-11-21',
};

/** Invented posts, marked as such wherever shown, until an operator imports a real table. */
@Injectable()
export class SeedSamplePosts {
  constructor(
    private readonly posts: ExamPostService,
    private readonly imports: ImportPosts,
  ) {}

  /** Once: a site with its own table, or that removed the samples, is left unchanged. */
  async run(): Promise<void> {
    if ((await this.posts.listTables()).length > 0) return;
    await this.imports.run({
      actor: 'system',
      table: TABLE,
      content: await readSamplePosts(),
      dryRun: false,
    });
  }
}

const FEED = { source: 'sample', name: '示例职位，不对应任何真实招聘', isSample: true, isTrial: false };

/** Invented jobs, marked as such wherever shown, until the first real feed is imported. */
@Injectable()
export class SeedSampleJobs {
  constructor(private readonly jobs: ImportJobs) {}

  /** Once: a site with its own feed, or that removed the samples, is left unchanged. */
  async run(): Promise<void> {
    if ((await this.jobs.list()).length > 0) return;
    await this.jobs.run({
      actor: 'system',
      ...FEED,
      document: JSON.parse(await readSampleJobs()) as unknown,
    });
  }
}

/** The initial content, the sample posts of the eligibility check and the sample jobs of the board. */
@Injectable()
export class SeedContent {
  constructor(
    private readonly files: ContentFileService,
    private readonly samplePosts: SeedSamplePosts,
    private readonly sampleJobs: SeedSampleJobs,
  ) {}

  /** Adds what is missing and returns how many entries are new. */
  async run(): Promise<{ entries: number; newEntries: number }> {
    await this.samplePosts.run();
    await this.sampleJobs.run();
    const files = await readSeedContent();
    return { entries: files.length, newEntries: await this.files.seed(files) };
  }
}

interface SeedReport {
  regions: number;
  schools: number;
  newSchools: number;
  mailDomains: number;
  newMailDomains: number;
  /** Documents, courses, help and banners. */
  content: { entries: number; newEntries: number };
  /** The demo's credentials; null outside a demo. */
  demo: Awaited<ReturnType<typeof readDemo>> | null;
}

/**
 * Fills a database with what the site needs initially. Idempotent. Settings are not seeded: their defaults
 * are in code, so an operator's value is never overwritten.
 */
@Injectable()
export class SeedSite {
  constructor(
    private readonly regions: RegionService,
    private readonly schools: SchoolService,
    private readonly mailDomains: SchoolMailDomainService,
    private readonly content: SeedContent,
    private readonly demo: SeedDemo,
    @Inject(CORE_CONFIG) private readonly config: CoreConfig,
  ) {}

  async run(): Promise<SeedReport> {
    if (this.config.demo && this.config.environment === 'production')
      throw new Error('生产环境不能有演示账号，请去掉 DEMO');
    const regions = await this.regions.seed(await readRegions());
    const entries = await readSchools();
    const newSchools = await this.schools.seed(entries);
    const mailDomains = await readMailDomains();
    const newMailDomains = await this.mailDomains.seed(mailDomains);
    const content = await this.content.run();
    return {
      regions,
      schools: entries.length,
      newSchools,
      mailDomains: mailDomains.length,
      newMailDomains,
      content,
      demo: this.config.demo ? await this.demo.run() : null,
    };
  }
}
