import fc from 'fast-check';
import { emptyDocument } from './defaults.js';
import { resumeDocument } from './document.js';
import { countingIds } from './ids.js';
import {
  addCustomSection,
  addItem,
  moveItem,
  moveSection,
  placeSection,
  removeCustomSection,
  removeItem,
  setField,
  setItemVisible,
} from './ops.js';
import { placementsOf } from './placements.js';
import { SAMPLES } from './samples.js';

const sample = SAMPLES.computerScience();

describe('setField', () => {
  it('replaces one value and shares the rest', () => {
    const changed = setField(sample, '/internships/0/company/zh', '新公司');
    expect(changed.internships[0]?.company).toEqual({ zh: '新公司', en: 'Xinghe Cloud Computing' });
    expect(changed.education).toBe(sample.education);
    expect(sample.internships[0]?.company?.zh).toBe('星河云计算有限公司');
  });

  it('creates missing parents and removes on undefined', () => {
    const named = setField(emptyDocument(), '/basics/name/zh', '林知远');
    expect(named.basics.name).toEqual({ zh: '林知远' });
    expect(setField(named, '/basics/name', undefined).basics).toEqual({});
  });

  it('rejects pointers outside the document', () => {
    expect(() => setField(sample, '/__proto__/x', 1)).toThrow(RangeError);
    expect(() => setField(sample, '/work/7/company', {})).toThrow(RangeError);
  });
});

describe('items', () => {
  it('adds, moves, hides and removes by id', () => {
    const added = addItem(sample, '/awards', { id: 'new1' }, 0);
    expect(added.awards.map(({ id }) => id)[0]).toBe('new1');
    const hidden = setItemVisible(moveItem(added, '/awards', 'new1', 99), '/awards', 'new1', false);
    expect(hidden.awards.at(-1)).toEqual({ id: 'new1', visible: false });
    expect(removeItem(hidden, '/awards', 'new1')).toEqual(sample);
  });

  it('works inside items', () => {
    const withRole = addItem(sample, '/internships/0/roles', { id: 'r1' });
    expect(withRole.internships[0]?.roles).toEqual([{ id: 'r1' }]);
  });

  it('moving keeps every item, whatever the target', () => {
    const ids = SAMPLES.mechanical().projects.map(({ id }) => id);
    fc.assert(
      fc.property(fc.constantFrom(...ids, 'absent'), fc.integer({ min: -3, max: 9 }), (id, to) => {
        const moved = moveItem(SAMPLES.mechanical(), '/projects', id, to).projects.map((item) => item.id);
        expect([...moved].sort()).toEqual([...ids].sort());
      }),
    );
  });
});

describe('sections', () => {
  it('moves, renames, hides', () => {
    const first = moveSection(sample, 'skills', 0);
    expect(first.meta.sections[0]?.key).toBe('skills');
    const renamed = placeSection(first, 'skills', { title: { zh: '技术栈' }, visible: false });
    expect(renamed.meta.sections[0]).toEqual({ key: 'skills', visible: false, title: { zh: '技术栈' } });
  });

  it('adds and removes a custom section', () => {
    const added = addCustomSection(sample, 'tags', { zh: '标签' }, countingIds('x'));
    expect(placementsOf(added).at(-1)).toEqual({ key: 'custom:x1', visible: true });
    expect(resumeDocument.safeParse(added).success).toBe(true);
    const removed = removeCustomSection(added, 'custom:x1');
    expect(removed.custom).toEqual([]);
    expect(placementsOf(removed)).toEqual(placementsOf(sample));
  });

  it('lists sections that are missing from an older placement list', () => {
    const bare = {
      ...sample,
      meta: {
        ...sample.meta,
        sections: [
          { key: 'skills', visible: false },
          { key: 'gone', visible: true },
        ],
      },
    };
    const placed = placementsOf(bare);
    expect(placed[0]).toEqual({ key: 'skills', visible: false });
    expect(placed.find(({ key }) => key === 'education')?.visible).toBe(true);
    expect(placed.find(({ key }) => key === 'family')?.visible).toBe(false);
    expect(placed.some(({ key }) => key === 'gone')).toBe(false);
  });
});
