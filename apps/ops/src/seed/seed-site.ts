import { Inject, Injectable } from '@nestjs/common';
import { DemoAccounts } from '@qicheng/core/account';
import { Operators } from '@qicheng/core/operator';
import { CORE_CONFIG, type CoreConfig } from '@qicheng/core/platform';
import { Regions, Schools } from '@qicheng/core/reference';
import { readDemo, readRegions, readSchools } from './seed-files.js';
import { SeedDemoResume } from './seed-demo-resume.js';

export interface SeedReport {
  regions: number;
  schools: number;
  newSchools: number;
  /** What a demo may be tried with; null outside a demo. */
  demo: Awaited<ReturnType<typeof readDemo>> | null;
}

const ACTOR = 'ops-cli';

/**
 * Fills a database with what the site needs from the first day. Running it again changes nothing. Settings are
 * not seeded: their defaults live in code, so nothing that an operator set is ever overwritten.
 */
@Injectable()
export class SeedSite {
  constructor(
    private readonly regions: Regions,
    private readonly schools: Schools,
    private readonly accounts: DemoAccounts,
    private readonly operators: Operators,
    private readonly resume: SeedDemoResume,
    @Inject(CORE_CONFIG) private readonly config: CoreConfig,
  ) {}

  async run(): Promise<SeedReport> {
    if (this.config.demo && this.config.environment === 'production')
      throw new Error('生产环境不能有演示账号，请去掉 DEMO');
    const regions = await this.regions.seed(await readRegions());
    const entries = await readSchools();
    const newSchools = await this.schools.seed(entries);
    return {
      regions,
      schools: entries.length,
      newSchools,
      demo: this.config.demo ? await this.seedDemo() : null,
    };
  }

  private async seedDemo(): Promise<SeedReport['demo']> {
    const demo = await readDemo();
    const [first] = await this.accounts.seed();
    if (first) await this.resume.run(first.userId);
    const known = await this.operators.list();
    if (!known.some(({ name }) => name === demo.operator.name))
      await this.operators.add({ actor: ACTOR, ...demo.operator });
    return demo;
  }
}
