import type { ResumeDocument } from './document.js';
import { accountingSample } from './samples/accounting.js';
import { architectureSample } from './samples/architecture.js';
import { computerScienceSample } from './samples/computer-science.js';
import { dataAnalystSample } from './samples/data-analyst.js';
import { electricianSample } from './samples/electrician.js';
import { marketingSample } from './samples/marketing.js';
import { mechanicalSample } from './samples/mechanical.js';
import { nursingSample } from './samples/nursing.js';
import { researchSample } from './samples/research.js';
import { teachingSample } from './samples/teaching.js';

/** Fictional résumés of different occupations, for template thumbnails, demo accounts and tests. */
export const SAMPLES = {
  computerScience: () => structuredClone(computerScienceSample),
  accounting: () => structuredClone(accountingSample),
  nursing: () => structuredClone(nursingSample),
  teaching: () => structuredClone(teachingSample),
  marketing: () => structuredClone(marketingSample),
  mechanical: () => structuredClone(mechanicalSample),
  dataAnalyst: () => structuredClone(dataAnalystSample),
  research: () => structuredClone(researchSample),
  electrician: () => structuredClone(electricianSample),
  architecture: () => structuredClone(architectureSample),
} as const satisfies Record<string, () => ResumeDocument>;

export type SampleName = keyof typeof SAMPLES;

/** All samples in catalogue order. */
export const sampleNames = Object.keys(SAMPLES) as SampleName[];
