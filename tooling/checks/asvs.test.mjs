// The ASVS 5.0.0 map is complete and correct, and every test that it lists exists by that name.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { countsOf, pageOf, readMap, sentenceOf } from '../generators/asvs-table.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file) => fs.readFileSync(path.join(root, file), 'utf8');
const map = readMap();

/** The level of every requirement of the standard: one digit each, by section. */
const levels = new Map(
  Object.entries(map.levels).flatMap(([section, digits]) =>
    [...digits].map((digit, index) => [`${section}.${index + 1}`, Number(digit)]),
  ),
);
const ofLevel = (level) => [...levels.values()].filter((own) => own === level).length;

describe('docs/security/asvs.json', () => {
  it('covers the 345 requirements of the standard: 70, 183 and 92', () => {
    expect([levels.size, ofLevel(1), ofLevel(2), ofLevel(3)]).toEqual([345, 70, 183, 92]);
  });

  it('covers each requirement of levels 1 and 2 once, in order', () => {
    const expected = [...levels].filter(([, level]) => level < 3);
    expect(map.requirements.map(({ id, level }) => [id, level])).toEqual(expected);
  });

  it('lists a test for each claim, and a reason for each deviation', () => {
    for (const { id, state, tests, asks, why = '' } of map.requirements) {
      expect([id, ['tested', 'deviation', 'not-applicable'].includes(state), asks !== '']).toEqual([
        id,
        true,
        true,
      ]);
      if (state === 'tested') expect([id, tests.length > 0]).toEqual([id, true]);
      else expect([id, why !== '']).toEqual([id, true]);
    }
  });

  it('lists only existing tests', () => {
    const missing = map.requirements.flatMap(({ id, tests }) =>
      tests
        .filter(({ file, name }) => {
          if (!fs.existsSync(path.join(root, file))) return true;
          const text = read(file);
          return !["'", '"', '`'].some(
            (quote) =>
              text.includes(`(${quote}${name}${quote}`) || text.includes(`  ${quote}${name}${quote}`),
          );
        })
        .map(({ file, name }) => `${id} ${file}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('lists a test for 95 of 100 applicable requirements', () => {
    for (const level of [1, 2]) {
      const { shown, applicable } = countsOf(map, level);
      expect([level, shown / applicable >= 0.95]).toEqual([level, true]);
    }
  });
});

describe('the generated pages', () => {
  it('match the map', () => {
    expect(read('docs/security/ASVS.md')).toBe(pageOf(map));
  });

  it('have its counts and name every deviation', () => {
    const security = read('docs/SECURITY.md');
    expect(security).toContain(sentenceOf(map, 1));
    expect(security).toContain(sentenceOf(map, 2));
    const deviating = map.requirements.filter(({ state }) => state === 'deviation').map(({ id }) => id);
    const named = /^Deviations: (.+)\.$/m.exec(security)?.[1]?.split(', ') ?? [];
    expect(named).toEqual(deviating);
  });
});
