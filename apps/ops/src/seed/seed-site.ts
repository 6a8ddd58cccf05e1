import { Inject, Injectable } from '@nestjs/common';
import { SchoolMailDomainService } from '@qicheng/core/campus-email';
import { CORE_CONFIG, type CoreConfig } from '@qicheng/core/platform';
import { RegionService, SchoolService } from '@qicheng/core/reference';
import { SeedContent } from './seed-content.js';
import { SeedDemo } from './seed-demo.js';
import { type readDemo, readMailDomains, readRegions, readSchools } from './seed-files.js';

export interface SeedReport {
  regions: number;
  schools: number;
  newSchools: number;
  mailDomains: number;
  newMailDomains: number;
  /** Documents, courses, help and banners. */
  content: { entries: number; newEntries: number };
  /** What a demo may be tried with; null outside a demo. */
  demo: Awaited<ReturnType<typeof readDemo>> | null;
}

/**
 * Fills a database with what the site needs from the first day. Running it again changes nothing. Settings are
 * not seeded: their defaults live in code, so nothing that an operator set is ever overwritten.
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
