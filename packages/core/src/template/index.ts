export { isTemplateCode } from '@qicheng/templates/catalog';
export { MyTemplateService } from './my-template.service.js';
export type { TemplateFailure } from './template.failures.js';
export { TemplateModule } from './template.module.js';
export { TemplateService } from './template.service.js';
