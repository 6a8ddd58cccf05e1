import type { ResumeDocument } from './document.js';
import { accountingSample } from './samples/accounting.js';
import { architectureSample } from './samples/architecture.js';
import { bookConservationSample } from './samples/book-conservation.js';
import { civilServiceSample } from './samples/civil-service.js';
import { computerScienceSample } from './samples/computer-science.js';
import { culinarySample } from './samples/culinary.js';
import { dataAnalystSample } from './samples/data-analyst.js';
import { electricianSample } from './samples/electrician.js';
import { gameArtSample } from './samples/game-art.js';
import { marketingSample } from './samples/marketing.js';
import { mathematicsSample } from './samples/mathematics.js';
import { mechanicalSample } from './samples/mechanical.js';
import { nursingSample } from './samples/nursing.js';
import { performingSample } from './samples/performing.js';
import { photographySample } from './samples/photography.js';
import { policySample } from './samples/policy.js';
import { powerGridSample } from './samples/power-grid.js';
import { researchSample } from './samples/research.js';
import { sustainabilitySample } from './samples/sustainability.js';
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
  gameArt: () => structuredClone(gameArtSample),
  bookConservation: () => structuredClone(bookConservationSample),
  civilService: () => structuredClone(civilServiceSample),
  mathematics: () => structuredClone(mathematicsSample),
  culinary: () => structuredClone(culinarySample),
  photography: () => structuredClone(photographySample),
  performing: () => structuredClone(performingSample),
  policy: () => structuredClone(policySample),
  powerGrid: () => structuredClone(powerGridSample),
  sustainability: () => structuredClone(sustainabilitySample),
} as const satisfies Record<string, () => ResumeDocument>;

export type SampleName = keyof typeof SAMPLES;

/** All samples in catalogue order. */
export const sampleNames = Object.keys(SAMPLES) as SampleName[];
