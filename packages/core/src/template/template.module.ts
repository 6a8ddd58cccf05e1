import { Module } from '@nestjs/common';
import { MyTemplateRepository } from './my-template.repository.js';
import { MyTemplates } from './my-templates.service.js';
import { TemplateService } from './template.service.js';
import { TemplateUsesRepository } from './template-uses.repository.js';
import { TemplateUses } from './template-uses.service.js';

@Module({
  providers: [MyTemplateRepository, MyTemplates, TemplateService, TemplateUses, TemplateUsesRepository],
  exports: [MyTemplates, TemplateService],
})
export class TemplateModule {}
