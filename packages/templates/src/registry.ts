import type { TemplateCode } from './catalog.js';
import type { TemplateDesign } from './design.js';
import { tem0001 } from './tem0001/template.js';

/** Every catalogued template has a design: a missing one does not compile. */
export const registry: Record<TemplateCode, TemplateDesign> = { tem0001 };
