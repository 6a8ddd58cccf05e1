import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../launcher/home.mjs';
import { AREAS } from './areas.mjs';
import { rowOf, scoreTable, survivorsOf } from './score.mjs';

const mutant = (status, line, replacement) => ({
  mutatorName: 'BooleanLiteral',
  status,
  replacement,
  location: { start: { line } },
});
const report = {
  files: {
    'a.ts': { mutants: [mutant('Killed', 1), mutant('Survived', 2, 'true'), mutant('CompileError', 3)] },
    'b.ts': { mutants: [mutant('Timeout', 4), mutant('NoCoverage', 5, '{\n}'), mutant('RuntimeError', 6)] },
  },
};

describe('the mutation score of an area', () => {
  it('counts a mutant without covering tests as survived', () => {
    const row = { area: 'one', mutants: 4, killed: 1, timeout: 1, survived: 2, score: 50 };
    expect(rowOf('one', report)).toEqual(row);
    expect(rowOf('none', { files: {} }).score).toBe(0);
    expect(scoreTable([row])).toBe(
      [
        'area  mutants  killed  timeout  survived   score',
        'one         4       1        1         2  50.0 %',
      ].join('\n'),
    );
  });

  it('lists each survivor', () => {
    expect(survivorsOf(report)).toEqual(['a.ts:2 BooleanLiteral → true', 'b.ts:5 BooleanLiteral → { }']);
  });
});

it.each(AREAS)('the files of the area $name exist', ({ mutate, tests }) => {
  const isThere = (file) => fs.existsSync(path.join(projectRoot, file));
  expect([...mutate, ...tests].filter((file) => !isThere(file))).toEqual([]);
  expect(tests).not.toEqual([]);
});
