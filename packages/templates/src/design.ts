import type { ComponentType } from 'react';
import type { ResumeView } from '@qicheng/resume/view-model';
import type { ATS_TEMPLATE } from './ats/ats-document.js';
import type { TemplateCode } from './catalog.js';

export interface TemplateProps {
  view: ResumeView;
}

/** One template: a pure function of the view, and its style sheet. Every selector starts with `.resume.<code>`. */
export interface TemplateDesign {
  code: TemplateCode | typeof ATS_TEMPLATE;
  css: string;
  Body: ComponentType<TemplateProps>;
}
