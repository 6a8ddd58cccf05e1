import type { Language, ResumeDocument } from '@qicheng/resume/document';
import { SAMPLES } from '@qicheng/resume/samples';
import { catalog, type TemplateCode } from '@qicheng/templates/catalog';
import { hardResume } from '@qicheng/testing/hard-resumes';
import { longCareer } from '@qicheng/testing/long-career';
import { MIXED, RARE } from './text-layer.js';

/** A résumé for a template, and the language that it is printed in. */
export interface Content {
  name: string;
  lang: Language;
  hasPhoto: boolean;
  of: (code: TemplateCode) => ResumeDocument;
}

const ownSample = (code: TemplateCode): ResumeDocument => SAMPLES[catalog[code].sample]();

/** A graduate with few sections. */
function halfPage(): ResumeDocument {
  const document = SAMPLES.nursing();
  return { ...document, internships: document.internships.slice(0, 1), campus: [], practice: [] };
}

/** The characters and names that fonts and readers most often get wrong. */
function rareCharacters(code: TemplateCode): ResumeDocument {
  const document = ownSample(code);
  document.basics.name = { zh: '喆镕堃', en: 'Zherong Kun' };
  document.selfEvaluation = [RARE, ...MIXED].map((text, index) => ({
    id: `rare${index}`,
    kind: 'paragraph',
    zh: [{ text }],
  }));
  return document;
}

/** The contents that every template is printed with. */
export const CONTENTS: readonly Content[] = [
  { name: 'half a page', lang: 'zh', hasPhoto: true, of: halfPage },
  { name: 'one and a half pages', lang: 'zh', hasPhoto: true, of: (code) => longCareer(code, 4) },
  { name: 'two and a half pages', lang: 'zh', hasPhoto: true, of: (code) => longCareer(code, 9) },
  { name: 'four pages', lang: 'zh', hasPhoto: true, of: (code) => longCareer(code, 18) },
  { name: 'English', lang: 'en', hasPhoto: true, of: (code) => longCareer(code, 2) },
  { name: 'rare characters and a name in both scripts', lang: 'zh', hasPhoto: true, of: rareCharacters },
  { name: 'no photo', lang: 'zh', hasPhoto: false, of: ownSample },
  { name: 'everything', lang: 'zh', hasPhoto: true, of: (code) => hardResume('everySection', code) },
];
