import { renderToStaticMarkup } from 'react-dom/server';
import { emptyDocument } from '@qicheng/resume/defaults';
import type { ResumeDocument } from '@qicheng/resume/document';
import { ResumeTree } from '../resume-tree.js';
import { viewOf } from '../view-of.js';
import { tem0041 } from './template.js';

const employer = {
  id: 'w1',
  company: { zh: '云溪纺织' },
  place: { zh: '绍兴' },
  period: { start: { y: 2019, m: 3 }, end: { y: 2024, m: 6 } },
};

const textsIn = (html: string): string[] => html.split(/<[^>]+>/u).filter((text) => text.trim() !== '');

/** The texts of the column and of the margin beside the first entry. */
function entryOf(internships: ResumeDocument['internships']) {
  const document = { ...emptyDocument({ templateCode: 'tem0041' }), internships };
  const html = renderToStaticMarkup(<ResumeTree view={viewOf(document, 'zh')} design={tem0041} />);
  const [, row = ''] = html.split('data-block="row"');
  const [text = '', note = ''] = row.slice(row.indexOf('>') + 1).split('<div class="note">');
  return { text: textsIn(text).join(''), note: textsIn(note.slice(0, note.indexOf('</div>'))) };
}

it('has date and location in the margin, beside name and position', () => {
  const { note, text } = entryOf([{ ...employer, title: { zh: '车间主任' } }]);
  expect(note).toEqual(['2019.03 – 2024.06', '绍兴']);
  expect(text).toBe('云溪纺织车间主任');
});

it('has the location below the name of an employer without a position', () => {
  const roles = [{ id: 'r1', title: { zh: '车间主任' } }];
  const { note, text } = entryOf([{ ...employer, roles }]);
  expect(note).toEqual(['2019.03 – 2024.06']);
  expect(text).toBe('云溪纺织绍兴');
});
