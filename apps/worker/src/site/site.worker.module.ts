import { Module } from '@nestjs/common';
import { RetentionModule } from '@qicheng/core/retention';
import { VitalSignsModule } from '@qicheng/core/vital-signs';
import { SiteUpkeep } from './site-upkeep.js';

@Module({ imports: [RetentionModule, VitalSignsModule], providers: [SiteUpkeep], exports: [SiteUpkeep] })
export class SiteWorkerModule {}
