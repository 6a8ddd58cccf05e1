import type { Atom } from '@qicheng/resume/document';
import { joinStatements, withHidden } from './statement-merge.js';

const atom = (id: string, visible?: false): Atom => ({
  id,
  kind: 'bullet',
  ...(visible === false && { visible }),
});
const idsOf = (all: Atom[], shown: Atom[]) => withHidden(all, shown).map(({ id }) => id);

it('hidden statements stay after those that they followed', () => {
  const all = [atom('h0', false), atom('a'), atom('h1', false), atom('b')];
  expect(idsOf(all, [atom('a'), atom('new'), atom('b')])).toEqual(['h0', 'a', 'h1', 'new', 'b']);
});

it('a hidden statement moves to the end if its predecessor is removed', () => {
  const all = [atom('a'), atom('h', false)];
  expect(idsOf(all, [atom('b')])).toEqual(['b', 'h']);
});

describe('joinStatements', () => {
  const statement = (id: string, text: string): Atom => ({ id, kind: 'bullet', zh: [{ text }] });
  const [a, b, c] = [statement('a', '甲'), statement('b', '乙'), statement('c', '丙')];

  it('keeps changes from elsewhere besides those made here', () => {
    const elsewhere = statement('a', '甲，改');
    const here = statement('b', '乙，写');
    expect(joinStatements([elsewhere, b, c], [a, b, c], [a, here, c])).toEqual([elsewhere, here, c]);
  });

  it('accepts additions and removals from elsewhere, except removals of statements edited here', () => {
    const added = statement('d', '丁');
    const here = statement('c', '丙，写');
    expect(joinStatements([a, added], [a, b, c], [a, b, here])).toEqual([a, added, here]);
  });

  it('removes what was removed here', () => expect(joinStatements([a, b], [a, b], [b])).toEqual([b]));
});
