import { Module } from '@nestjs/common';
import { MyTemplateRepository } from './my-template.repository.js';
import { MyTemplateService } from './my-template.service.js';
import { TemplateUseService } from './template-use.service.js';
import { TemplateUsesRepository } from './template-uses.repository.js';
import { TemplateService } from './template.service.js';

export { isTemplateCode } from '@qicheng/templates/catalog';
export { MyTemplateService } from './my-template.service.js';
export type { TemplateFailure } from './template.js';
export { TemplateService } from './template.service.js';

@Module({
  providers: [
    MyTemplateRepository,
    MyTemplateService,
    TemplateService,
    TemplateUseService,
    TemplateUsesRepository,
  ],
  exports: [MyTemplateService, TemplateService],
})
export class TemplateModule {}
