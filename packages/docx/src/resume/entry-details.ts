import type { FactView } from '@qicheng/resume/view';
import type { Column, Part } from './column.js';
import { textEm } from './text-width.js';

const GAP = '    ';
/** Maximum length in ems of a line shared by details. */
const DETAIL_LINE = 35;
const DETAIL_GAP = 2.5;

/** Values share a line while it is short enough; in a narrow column each has its own. */
export function detailLines(column: Column, details: readonly FactView[], indent: number): Part[] {
  const { sheet } = column;
  const lines: FactView[][] = [];
  let used = 0;
  for (const detail of details) {
    const width = textEm(detail.label + detail.value) + DETAIL_GAP;
    const isSameLine = !column.options.isSide && lines.length > 0 && used + width <= DETAIL_LINE;
    if (isSameLine) lines.at(-1)?.push(detail);
    else lines.push([detail]);
    used = isSameLine ? used + width : width;
  }
  return lines.map((line) =>
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
