import { Module } from '@nestjs/common';
import { TemplateModule } from '@qicheng/core/template';
import { TemplateController } from './template.controller.js';

@Module({ imports: [TemplateModule], controllers: [TemplateController] })
export class TemplateHttpModule {}
