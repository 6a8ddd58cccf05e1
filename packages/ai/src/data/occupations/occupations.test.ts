import { ABILITY_LIST, abilityOf, occupationByCode, OCCUPATIONS } from '../occupations.js';

describe('the table of occupations', () => {
  it('has at least forty unique occupations', () => {
    expect(OCCUPATIONS.length).toBeGreaterThanOrEqual(40);
    expect(new Set(OCCUPATIONS.map(({ code }) => code)).size).toBe(OCCUPATIONS.length);
  });

  it('has each ability once', () => {
    const keys = ABILITY_LIST.map(({ key }) => key);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('names no ability like an occupation, which is no thing to learn for it', () => {
    const names = new Set(OCCUPATIONS.map(({ name }) => name));
    expect(ABILITY_LIST.map(({ label }) => label).filter((label) => names.has(label))).toEqual([]);
  });

  it.each(OCCUPATIONS.map((each) => [each.name, each] as const))('%s is complete', (_name, occupation) => {
    const { abilities, adjacent, duties, path, titles } = occupation;
    expect(abilities.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
    expect(abilities.map(({ key }) => abilityOf(key).label)).not.toContain('');
    expect(new Set(abilities.map(({ key }) => key)).size).toBe(abilities.length);
    expect(adjacent.filter((code) => occupationByCode(code) === null || code === occupation.code)).toEqual(
      [],
    );
    expect([duties.length >= 3, path.length, titles.length > 0]).toEqual([true, 4, true]);
    expect(path.every(({ title, focus }) => title !== '' && focus !== '')).toBe(true);
  });
});
