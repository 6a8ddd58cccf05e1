import { emptyDocument } from '@qicheng/resume/defaults';
import { locate } from './locate.js';

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
])('finds where %s is edited', (id, place) => expect(locate(document, id)).toEqual(place));
