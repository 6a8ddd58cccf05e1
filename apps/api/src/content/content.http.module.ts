import { Module } from '@nestjs/common';
import { ContentModule, DocumentFilesModule } from '@qicheng/core/content';
import { SiteModule } from '@qicheng/core/site';
import { TemplateModule } from '@qicheng/core/template';
import { CourseController } from './course.controller.js';
import { DocumentController } from './document.controller.js';
import { HelpController } from './help.controller.js';
import { LegalController } from './legal.controller.js';
import { SiteEntryController } from './site-entry.controller.js';

@Module({
  imports: [ContentModule, DocumentFilesModule, SiteModule, TemplateModule],
  controllers: [CourseController, DocumentController, HelpController, LegalController, SiteEntryController],
})
export class ContentHttpModule {}
