import type { ComponentType } from 'react';
import type { ResumeView } from '@qicheng/resume/view-model';
import { ATS_TEMPLATE } from './ats/ats-document.js';
import { type TemplateCode, usableTemplate } from './catalog.js';

export interface TemplateProps {
  view: ResumeView;
}

export type DesignCode = TemplateCode | typeof ATS_TEMPLATE;

/** The design of a stored code: the ATS design, one of the catalog, or the default. */
export const designCodeOf = (code: string): DesignCode =>
  code === ATS_TEMPLATE ? code : usableTemplate(code);

/** One template: a pure function of the view, and its style sheet. Every selector starts with `.resume.<code>`. */
export interface TemplateDesign {
  code: DesignCode;
  css: string;
  Body: ComponentType<TemplateProps>;
}
