import type { HeaderView, SectionView } from '@qicheng/resume/view';
import type { WordSide } from '@qicheng/resume/word-layout';
import { heightOf, type Column, type Part } from './column.js';
import { borderOf, grid, type GridCell } from './grid.js';
import { headParts, itemParts } from './head.js';
import type { DocxPhoto } from './photo.js';
import { sectionParts } from './section.js';
import { twips, type Sheet } from './sheet.js';

const TWIPS_PER_MM = 1440 / 25.4;
/** The space that the first row leaves on page 1 if more follows: less than a line. */
const FULL_PAGE = 0.985;
/** Heights are estimates, so a page is assumed to hold slightly less than it does. */
const ESTIMATE = 0.93;

interface Body {
  column: Column;
  header: HeaderView;
  photo: DocxPhoto | undefined;
  sections: readonly SectionView[];
}

/** The width of the second column from the edge of the paper. */
export function sideWidth({ style, template, chosen }: Sheet): number {
  const { edge = 'left', widthMm } = template.sideColumn ?? {};
  const requestedMm = chosen.sideWidthMm ?? widthMm;
  const own =
    requestedMm === undefined
      ? twips(template.layout.side?.width ?? 0)
      : Math.round(requestedMm * TWIPS_PER_MM);
  return own + (edge === 'left' ? style.margin.left : style.margin.right);
}

/** Both columns as one table; what continues after the side column has ended uses the full width. */
export function twoColumns({ column, header, photo, sections }: Body, side: WordSide, above: Part[]): Part[] {
  const { sheet } = column;
  const { margin, page } = sheet.style;
  const isLeft = sheet.template.sideColumn?.edge !== 'right';
  const width = sideWidth(sheet);
  const ground = side.fill ? sheet.colour(side.fill) : undefined;
  const sideInner = width - twips(side.inset) - (isLeft ? margin.left : margin.right);
  const mainInner = page.width - width - twips(side.mainInset) - (isLeft ? margin.right : margin.left);
  const common = { left: 0, right: 0, isCell: true };
  const sideColumn = column.with({
    ...common,
    width: sideInner,
    isSide: true,
    heading: side.heading,
    ...(side.entry && { entry: side.entry }),
    ...(side.isDark && ground !== undefined && { ground }),
  });
  const mainColumn = column.with({ ...common, width: mainInner });
  const { main, aside } = split(sheet, sections);

  const sideHead = side.head.flatMap((item) => itemParts({ column: sideColumn, header, photo }, item));
  const sideParts = [...sideHead, ...sectionsIn(sideColumn, aside, sideHead.length > 0)];
  const mainHead = side.headInMain ? headParts({ column: mainColumn, header, photo }) : [];
  const room = page.height - margin.top - margin.bottom - heightOf(above);
  const aboves = { side: twips(side.above ?? 0), main: twips(side.mainAbove ?? 0) };
  const capacity = Math.max(room * ESTIMATE - aboves.main, heightOf(sideParts) + aboves.side);
  const mainParts = [...mainHead, ...sectionsIn(mainColumn, main, false)];
  const at = side.widens ? breakAt(mainParts, capacity) : mainParts.length;
  const beside = mainParts.slice(0, at);
  const after = at < mainParts.length ? partsAfter(column, main, mainColumn, at - mainHead.length) : [];

  const line = side.line && borderOf(sheet, side.line);
  const sideCell: GridCell = {
    width,
    parts: sideParts,
    ...(ground !== undefined && { fill: ground }),
    padding: isLeft
      ? [side.above ?? 0, side.inset, 0, margin.left / 15]
      : [side.above ?? 0, margin.right / 15, 0, side.inset],
  };
  const mainCell: GridCell = {
    width: page.width - width,
    parts: beside,
    ...(line && { borders: isLeft ? { left: line } : { right: line } }),
    padding: isLeft
      ? [side.mainAbove ?? 0, margin.right / 15, 0, side.mainInset]
      : [side.mainAbove ?? 0, side.mainInset, 0, margin.left / 15],
  };
  const table = grid(
    column,
    [
      {
        cells: isLeft ? [sideCell, mainCell] : [mainCell, sideCell],
        splits: true,
        ...(after.length > 0 && { height: Math.round(room * FULL_PAGE) }),
      },
    ],
    -margin.left,
  );
  return [...above, ...(above.length > 0 ? [column.room(20)] : []), table, ...after];
}

/** The sections of both columns: the candidate's choice first, then the template's. */
export function split(
  { template: { sideSections = [] } }: Sheet,
  sections: readonly SectionView[],
): { main: SectionView[]; aside: SectionView[] } {
  const isSide = ({ key, region }: SectionView): boolean =>
    region ? region === 'side' : sideSections.includes(key);
  return { main: sections.filter((one) => !isSide(one)), aside: sections.filter(isSide) };
}

const sectionsIn = (column: Column, sections: readonly SectionView[], hasHead: boolean): Part[] =>
  sections.flatMap((section, index) => sectionParts(column, section, index === 0 && !hasHead));

/** The first part on a later page; a heading stays with its content. */
function breakAt(parts: readonly Part[], capacity: number): number {
  let used = 0;
  for (const [index, part] of parts.entries()) {
    used += part.height;
    if (used <= capacity && !(part.startsPage && index > 0)) continue;
    let at = index;
    while (at > 0 && parts[at - 1]?.keepsNext) at -= 1;
    return at === 0 ? parts.length : at;
  }
  return parts.length;
}

/** The same sections at full width, starting at the part with this number in the narrow columns. */
function partsAfter(column: Column, main: readonly SectionView[], narrow: Column, from: number): Part[] {
  const wide = column.with({ measure: narrow.width });
  let before = 0;
  return main.flatMap((section, index) => {
    const own = sectionParts(narrow, section, index === 0);
    const parts = sectionParts(wide, section, index === 0);
    const start = Math.max(0, from - before);
    before += own.length;
    if (start === 0) return parts;
    // Parts of other lengths cannot be counted: the rest of the section keeps its width.
    return (parts.length === own.length ? parts : own).slice(start);
  });
}
