import { emptyDocument } from '@qicheng/resume/defaults';
import type { Atom, ResumeDocument } from '@qicheng/resume/document';
import { ghostwriteChoices, writableEntries } from './choices.js';

const bullet = (id: string, text: string): Atom => ({ id, kind: 'bullet', zh: [{ text }] });
const document: ResumeDocument = {
  ...emptyDocument(),
  internships: [
    {
      id: 'job',
      company: { zh: '临江百货' },
      highlights: [bullet('a1', '负责门店盘点')],
      roles: [
        { id: 'lead', title: { zh: '店长' }, highlights: [bullet('a2', '带 12 人班组')] },
        { id: 'past', visible: false, title: { zh: '收银员' }, highlights: [bullet('a3', '收银')] },
      ],
    },
  ],
};

describe('text to write or improve', () => {
  it('lists the positions within an employment beside the employment, without hidden ones', () => {
    const internshipChoices = ghostwriteChoices(document).filter(({ section }) => section === 'internships');
    expect(internshipChoices).toMatchObject([
      { itemId: 'job', title: '临江百货', statements: [{ id: 'a1' }] },
      { itemId: 'lead', title: '临江百货 · 店长', statements: [{ id: 'a2', text: '带 12 人班组' }] },
    ]);
  });

  it('offers to write entries of work, and no schools, awards and cited works, which have no questions', () => {
    const entries = [
      ...['internships', 'education', 'awards', 'papers'],
      ...['practice', 'portfolio', 'custom:teaching', 'selfEvaluation'],
    ].map((section) => ({ section, key: section, itemId: 'one', heading: '', title: '', statements: [] }));
    expect(writableEntries(entries).map(({ section }) => section)).toEqual([
      ...['internships', 'practice', 'portfolio', 'custom:teaching', 'selfEvaluation'],
    ]);
  });
});
