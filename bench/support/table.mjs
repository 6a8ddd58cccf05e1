/** Rows of text as aligned columns, the first left-aligned. @param {string[][]} rows */
export function table(rows) {
  const widths = rows[0].map((_cell, column) => Math.max(...rows.map((row) => row[column].length)));
  const line = (row) =>
    row
      .map((text, column) => (column === 0 ? text.padEnd(widths[column]) : text.padStart(widths[column])))
      .join('  ');
  return rows.map(line).join('\n');
}
