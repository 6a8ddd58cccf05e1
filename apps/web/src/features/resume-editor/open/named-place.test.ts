import { emptyDocument } from '@qicheng/resume/defaults';
import { namedPlace } from './named-place.js';

const atom = (id: string) => ({ id, kind: 'bullet' as const });
const document = {
  ...emptyDocument(),
  work: [
    { id: 'w0', highlights: [atom('a0')] },
    { id: 'w1', highlights: [atom('a1'), atom('a2')] },
  ],
  selfEvaluation: [{ id: 'self', kind: 'paragraph' as const }],
  custom: [{ id: 'k', kind: 'tags' as const, items: [{ id: 'tag' }] }],
};

it.each([
  ['/basics/phone', '', { section: 'basics', field: 'phone' }],
  ['/work/1', 'w1', { section: 'work', itemId: 'w1' }],
  ['/work/1/company/zh', '', { section: 'work', itemId: 'w1', field: 'company' }],
  ['/work/1/highlights/0', 'a1', { section: 'work', itemId: 'w1', field: 'highlights', atomId: 'a1' }],
  ['/selfEvaluation/0', 'self', { section: 'selfEvaluation', atomId: 'self' }],
  ['/custom/0/items/0/name/zh', '', { section: 'custom:k', itemId: 'tag', field: 'name' }],
  ['/intention', '', { section: 'intention' }],
])('finds the form location of %s', (pointer, targetId, place) =>
  expect(namedPlace(document, pointer, targetId)).toEqual(place),
);

it('finds an item that has moved since by its id', () =>
  expect(namedPlace(document, '/work/0/highlights/4', 'a2')).toEqual({
    section: 'work',
    itemId: 'w1',
    field: 'highlights',
    atomId: 'a2',
  }));

it('returns nothing for content that the résumé lacks', () => {
  expect(namedPlace(document, '/nowhere/1', '')).toBeNull();
  expect(namedPlace(document, '/custom/7/items/0', '')).toBeNull();
});
