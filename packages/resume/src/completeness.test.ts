import { completenessOf } from './completeness.js';
import { emptyDocument } from './defaults.js';
import { SAMPLES } from './samples.js';

describe('completenessOf', () => {
  it('is 0 for an empty résumé and lists the most important missing parts first', () => {
    const { percent, missing } = completenessOf(emptyDocument());
    expect(percent).toBe(0);
    expect(missing.slice(0, 2)).toEqual(['实习、项目或校园经历', '教育背景']);
  });

  it('is 100 for a résumé with every part', () => {
    expect(completenessOf(SAMPLES.computerScience())).toEqual({ percent: 100, missing: [] });
  });

  it('requires one kind of experience and accepts a name in either script', () => {
    const document = emptyDocument();
    document.basics = { name: { en: 'Lin Zhiyuan' }, email: 'lin@example.com' };
    document.projects = structuredClone(SAMPLES.computerScience().projects);
    const { percent, missing } = completenessOf(document);
    expect(percent).toBe(45);
    expect(missing).not.toContain('实习、项目或校园经历');
    expect(missing).toContain('电话');
  });
});
