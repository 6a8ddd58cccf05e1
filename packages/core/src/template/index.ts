export { isTemplateCode } from '@qicheng/templates/catalog';
export { TemplateModule } from './template.module.js';
export { TemplateService } from './template.service.js';
