import { detailLines as linesOf } from '@qicheng/resume/detail-lines';
import type { FactView } from '@qicheng/resume/view';
import type { Column, Part } from './column.js';

const GAP = '     ';

/** The facts of an entry on the lines of the PDF; in a narrow column each has its own. */
export function detailLines(column: Column, details: readonly FactView[], indent: number): Part[] {
  const { sheet } = column;
  const lines = column.options.isSide ? details.map((detail) => [detail]) : linesOf(details);
  return lines
    .flatMap((line) => brokenAt(column, line, column.measure - indent))
    .map((line) =>
      column.paragraph(
        line.flatMap(({ label, value, href }, index) => [
          {
            text: `${index > 0 ? GAP : ''}${label}${label && sheet.colon}`,
            ...column.muted,
          },
          { text: value, href },
        ]),
        { indent },
      ),
    );
}

/** The same facts on more lines if the column is narrower: a line breaks before a fact, not within it. */
function brokenAt(column: Column, facts: readonly FactView[], room: number): FactView[][] {
  const lines: FactView[][] = [];
  let used = 0;
  for (const fact of facts) {
    const own = column.lineWidth([{ text: fact.label + column.sheet.colon + fact.value }]);
    const beside = used + column.lineWidth([{ text: GAP }]) + own;
    const isFirst = lines.length === 0 || beside > room;
    if (isFirst) lines.push([fact]);
    else lines.at(-1)?.push(fact);
    used = isFirst ? own : beside;
  }
  return lines;
}
