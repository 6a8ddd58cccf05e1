import { emptyDocument } from '@qicheng/resume/defaults';
import { SAMPLES } from '@qicheng/resume/samples';
import { withGhosts } from './ghost-content.js';

const sample = SAMPLES.computerScience();

describe('withGhosts', () => {
  it('fills an empty résumé and lists every borrowed section', () => {
    const { document, ghosts } = withGhosts(emptyDocument({ templateCode: 'tem0007' }), sample);
    expect(document.basics.name).toEqual(sample.basics.name);
    expect(document.education).toEqual(sample.education);
    expect(ghosts).toEqual(expect.arrayContaining(['header', 'education', 'internships']));
    expect(document.meta.templateCode).toBe('tem0007');
  });

  it("keeps the owner's content, and does not borrow hidden sections", () => {
    const own = emptyDocument();
    own.basics = { name: { zh: '欧阳' }, phone: '13800000000' };
    own.education = structuredClone(SAMPLES.nursing().education);
    own.meta.sections = own.meta.sections.map((placed) =>
      placed.key === 'projects' ? { ...placed, visible: false } : placed,
    );
    const { document, ghosts } = withGhosts(own, sample);
    expect(document.basics).toEqual(own.basics);
    expect(document.education).toEqual(own.education);
    expect(document.projects).toEqual([]);
    expect(ghosts).not.toEqual(expect.arrayContaining(['header']));
    expect(ghosts).not.toEqual(expect.arrayContaining(['education']));
    expect(ghosts).toContain('internships');
  });

  it('borrows nothing for a résumé with enough content to show a design', () => {
    const own = SAMPLES.nursing();
    expect(withGhosts(own, sample)).toEqual({ document: own, ghosts: [] });
  });

  it('does not modify the given résumé', () => {
    const own = emptyDocument();
    const before = structuredClone(own);
    withGhosts(own, sample);
    expect(own).toEqual(before);
  });
});
