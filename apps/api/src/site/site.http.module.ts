import { Module } from '@nestjs/common';
import { SiteModule } from '@qicheng/core/site';
import { SiteController } from './site.controller.js';

@Module({ imports: [SiteModule], controllers: [SiteController] })
export class SiteHttpModule {}
