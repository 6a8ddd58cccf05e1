import { catalog, type CatalogEntry } from '@qicheng/templates/catalog';
import {
  chosenFacets,
  type GalleryFilter,
  galleryQuery,
  isUnfiltered,
  NO_FILTER,
  readGalleryFilter,
  startLanguage,
  withoutNarrowing,
} from './gallery-filter.js';
import { similarTemplates } from './components/template-details.js';

const read = (address: string) => readGalleryFilter(new URLSearchParams(address));
const entries: readonly CatalogEntry[] = Object.values(catalog);

describe('filter in the address', () => {
  it('survives a round trip', () => {
    const filter: GalleryFilter = {
      keyword: '产品 经理',
      category: 'academic',
      look: 'sidebar',
      colour: 'blue',
      language: 'en',
      occupation: '科研',
      order: 'campus',
      degree: 'master',
    };
    expect(read(galleryQuery(filter).toString())).toEqual(filter);
  });

  it('is empty without filters', () => {
    expect(galleryQuery(NO_FILTER).toString()).toBe('');
    expect(isUnfiltered(read('flag_code=x'))).toBe(true);
    expect(isUnfiltered(read('sort=hot'))).toBe(false);
  });

  it('drops unknown values and truncates those that are too long for the API', () => {
    expect(read('sort=best&language=fr&level=infant&keyword=%20%20')).toEqual(read(''));
    expect(read(`keyword=${'a'.repeat(80)}`).keyword).toHaveLength(50);
    expect(read('sort=constructor').order).toBe('default');
  });

  it('has a degree only in the order for students', () => {
    expect(read('level=doctor').degree).toBeUndefined();
    expect(galleryQuery({ ...NO_FILTER, degree: 'doctor' }).toString()).toBe('');
  });

  it('keeps its order when it is cleared', () => {
    const filter = read('sort=hot&category=academic&keyword=x');
    expect(chosenFacets(filter)).toEqual([{ key: 'category', value: 'academic' }]);
    expect(galleryQuery(withoutNarrowing(filter)).toString()).toBe('sort=hot');
  });
});

describe('template in the gallery', () => {
  it('starts in the filtered language if it has it', () => {
    const both = { ...catalog.tem0001, languages: ['zh', 'en'] } as CatalogEntry;
    const english = { ...both, languages: ['en'] } as CatalogEntry;
    expect(startLanguage(both, undefined)).toBe('zh');
    expect(startLanguage(both, 'en')).toBe('en');
    expect(startLanguage(english, 'zh')).toBe('en');
  });

  it('is followed by similar ones, never by itself', () => {
    for (const entry of entries) {
      const similar = similarTemplates(entry, 4);
      expect(similar).toHaveLength(4);
      expect(similar).not.toContain(entry);
      const isSimilar = ({ category, look, occupations }: CatalogEntry) =>
        category === entry.category ||
        look === entry.look ||
        occupations.some((name) => entry.occupations.includes(name));
      expect(similar.every(isSimilar)).toBe(true);
    }
  });
});
