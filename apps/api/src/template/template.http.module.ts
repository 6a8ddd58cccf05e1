import { Module } from '@nestjs/common';
import { TemplateModule } from '@qicheng/core/template';
import { MyTemplateController } from './my-template.controller.js';
import { TemplateController } from './template.controller.js';

@Module({ imports: [TemplateModule], controllers: [MyTemplateController, TemplateController] })
export class TemplateHttpModule {}
