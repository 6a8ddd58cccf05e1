import type { Atom } from '@qicheng/resume/document';
import { withHidden } from './statement-writer.js';

const atom = (id: string, visible?: false): Atom => ({
  id,
  kind: 'bullet',
  ...(visible === false && { visible }),
});
const idsOf = (all: Atom[], shown: Atom[]) => withHidden(all, shown).map(({ id }) => id);

it('hidden statements stay behind those that they followed', () => {
  const all = [atom('h0', false), atom('a'), atom('h1', false), atom('b')];
  expect(idsOf(all, [atom('a'), atom('new'), atom('b')])).toEqual(['h0', 'a', 'h1', 'new', 'b']);
});

it('a hidden statement whose neighbour went stays at the end', () => {
  const all = [atom('a'), atom('h', false)];
  expect(idsOf(all, [atom('b')])).toEqual(['b', 'h']);
});
