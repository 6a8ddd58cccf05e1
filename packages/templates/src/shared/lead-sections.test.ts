import { SAMPLES } from '@qicheng/resume/samples';
import { viewOf } from '../view-of.js';
import { leadSections } from './lead-sections.js';

const ENTRY = { sideSections: ['skills', 'projects'] };

function keysOf(regions: Record<string, 'main' | 'side'> = {}): string[] {
  const document = SAMPLES.computerScience();
  for (const section of document.meta.sections) section.region = regions[section.key];
  return leadSections(viewOf(document, 'zh'), ENTRY).map(({ key }) => key);
}

describe('sections that come first in a column', () => {
  it('follow the catalog entry, the others the document', () => {
    expect(keysOf().slice(0, 5)).toEqual(['skills', 'projects', 'intention', 'education', 'internships']);
  });

  it("follow the candidate's choice to move one", () => {
    expect(keysOf({ projects: 'main', awards: 'side' }).slice(0, 5)).toEqual([
      'skills',
      'awards',
      'intention',
      'education',
      'internships',
    ]);
  });
});
