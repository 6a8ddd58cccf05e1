import { emptyDocument } from '@qicheng/resume/defaults';
import { locate, locateStatement, sectionOfPart } from './locate.js';

const document = {
  ...emptyDocument(),
  work: [{ id: 'w1', highlights: [{ id: 'atom', kind: 'bullet' as const }], roles: [{ id: 'role' }] }],
  selfEvaluation: [{ id: 'self', kind: 'paragraph' as const }],
  custom: [{ id: 'k', kind: 'tags' as const, items: [{ id: 'tag' }] }],
};

it.each([
  ['w1', { section: 'work', item: 'w1' }],
  ['atom', { section: 'work', item: 'w1' }],
  ['role', { section: 'work', item: 'w1' }],
  ['self', { section: 'selfEvaluation', item: 'self' }],
  ['tag', { section: 'custom:k', item: 'tag' }],
  ['k', { section: 'custom:k', item: null }],
  ['elsewhere', { section: 'basics', item: null }],
])('finds the form location of %s', (id, place) => expect(locate(document, id)).toEqual(place));

it.each([
  ['header', 'basics'],
  ['person', 'basics'],
  ['education', 'education'],
  ['intention', 'intention'],
  ['selfEvaluation', 'selfEvaluation'],
  ['custom:k', 'custom:k'],
  ['custom:gone', 'basics'],
])('opens the form of %s of the sheet: %s', (part, section) =>
  expect(sectionOfPart(document, part)).toBe(section),
);

it('finds the end of a statement in the form of its entry', () => {
  const highlights = [
    { id: 'first', kind: 'bullet' as const, zh: [{ text: '第一条' }] },
    { id: 'second', kind: 'bullet' as const, zh: [{ text: '第二', bold: true }, { text: '条' }] },
  ];
  const written = { ...document, work: [{ id: 'w1', highlights }] };
  expect(locateStatement(written, 'second')).toEqual({
    place: { section: 'work', itemId: 'w1', field: 'highlights', atomId: 'second' },
    pointer: '/1/zh',
    start: 3,
    end: 3,
  });
});

it('finds a statement of a section without entries, and nothing for other ids', () => {
  const selfEvaluation = [{ id: 'self', kind: 'paragraph' as const, zh: [{ text: '稳' }] }];
  const place = locateStatement({ ...document, selfEvaluation }, 'self')?.place;
  expect(place).toEqual({ section: 'selfEvaluation', atomId: 'self' });
  for (const id of ['w1', 'tag', 'k', 'elsewhere']) expect(locateStatement(document, id)).toBeNull();
});
