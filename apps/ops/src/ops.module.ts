import { type DynamicModule, Module } from '@nestjs/common';
import { AccountModule } from '@qicheng/core/account';
import { OperatorModule } from '@qicheng/core/operator';
import { type CoreConfig, type DatabaseOptions, PlatformModule } from '@qicheng/core/platform';
import { ReferenceModule } from '@qicheng/core/reference';
import { ResumeModule } from '@qicheng/core/resume';
import { SeedDemoResume } from './seed/seed-demo-resume.js';
import { SeedSite } from './seed/seed-site.js';

/** What the commands use of core; none of it needs Redis. */
@Module({})
export class OpsModule {
  static with(config: CoreConfig, database: DatabaseOptions): DynamicModule {
    return {
      module: OpsModule,
      imports: [
        PlatformModule.forRoot(config, database),
        AccountModule,
        OperatorModule,
        ReferenceModule,
        ResumeModule,
      ],
      providers: [SeedDemoResume, SeedSite],
    };
  }
}
