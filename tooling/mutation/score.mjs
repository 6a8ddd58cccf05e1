// How many mutants of an area the tests detected, and which survived.

/**
 * @typedef {{ mutatorName: string, replacement?: string, status: string, location: { start: { line: number } } }}
 * Mutant
 * @typedef {{ files: Record<string, { mutants: Mutant[] }> }} Report the fields of Stryker's report that are read here
 * @typedef {{ area: string, mutants: number, killed: number, timeout: number, survived: number, score: number }} Row
 */

/** Mutants that no test can run are not counted: they do not compile or break loading. */
const COUNTED = { Killed: 'killed', Timeout: 'timeout', Survived: 'survived', NoCoverage: 'survived' };

/** @param {string} area @param {Report} report @returns {Row} */
export function rowOf(area, { files }) {
  const row = { killed: 0, timeout: 0, survived: 0 };
  for (const { status } of Object.values(files).flatMap(({ mutants }) => mutants)) {
    const column = COUNTED[status];
    if (column) row[column] += 1;
  }
  const mutants = row.killed + row.timeout + row.survived;
  const score = mutants === 0 ? 0 : (100 * (row.killed + row.timeout)) / mutants;
  return { area, mutants, ...row, score };
}

/** Each survivor as one line. @param {Report} report @returns {string[]} */
export const survivorsOf = ({ files }) =>
  Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants
      .filter(({ status }) => COUNTED[status] === 'survived')
      .map(({ mutatorName, replacement = '', location }) => {
        const shortened = replacement.replace(/\s+/g, ' ').slice(0, 80);
        return `${file}:${location.start.line} ${mutatorName} → ${shortened}`;
      }),
  );

const COLUMNS = /** @type {const} */ (['area', 'mutants', 'killed', 'timeout', 'survived', 'score']);

/** @param {Row[]} rows @returns {string} */
export function scoreTable(rows) {
  const cells = [
    COLUMNS.map(String),
    ...rows.map((row) =>
      COLUMNS.map((key) => (key === 'score' ? `${row.score.toFixed(1)} %` : String(row[key]))),
    ),
  ];
  const widths = COLUMNS.map((_, column) => Math.max(...cells.map((row) => row[column].length)));
  const line = (row) =>
    row.map((text, at) => (at === 0 ? text.padEnd(widths[at]) : text.padStart(widths[at]))).join('  ');
  return cells.map(line).join('\n');
}
