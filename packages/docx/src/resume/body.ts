import type { ResumeView } from '@qicheng/resume/view';
import type { WordForm } from '@qicheng/resume/word-layout';
import type { Paragraph, Table } from 'docx';
import { Column, type Part } from './column.js';
import { formSections } from './form-sections.js';
import { formTitle, personRows } from './form.js';
import { grid } from './grid.js';
import { headParts } from './head.js';
import { labelledRows, personRow } from './labels.js';
import type { DocxPhoto } from './photo.js';
import { sectionParts } from './section.js';
import type { Sheet } from './sheet.js';
import { split, twoColumns } from './two-columns.js';

/** The column between the page margins. */
export const pageColumn = (sheet: Sheet): Column => new Column(sheet, { width: sheet.style.contentWidth });

/** The colours and background of the second column, for its styles. */
export const sideLook = (sheet: Sheet): Column | undefined => {
  const { side } = sheet.layout;
  if (!side) return undefined;
  const ground = side.isDark && side.fill ? { ground: sheet.colour(side.fill) } : {};
  return pageColumn(sheet).with({ heading: side.heading, isSide: true, ...ground });
};

/** Header and sections in the arrangement of the template. */
export const bodyParts = (
  sheet: Sheet,
  view: ResumeView,
  photo: DocxPhoto | undefined,
): (Paragraph | Table)[] => arranged(sheet, view, photo).map(({ node }) => node);

/** The same with the heights of its parts. */
export function arranged(
  sheet: Sheet,
  { header, sections: all }: ResumeView,
  photo: DocxPhoto | undefined,
): Part[] {
  const column = pageColumn(sheet);
  const { side, labels, isTitled } = sheet.layout;
  const form = formFor(sheet, Boolean(photo && header.photo));
  const head = { column, header, photo };
  if (side) {
    const above = side.headInMain ? [] : headParts(head);
    return twoColumns({ ...head, sections: all }, side, above);
  }
  const { main, aside } = split(sheet, all);
  const sections = [...inOrder(sheet, aside), ...main];
  const title = isTitled ? formTitle(column, header) : headParts(head);
  const person = form ? personRows({ column, form, header, photo }) : [];
  if (labels) {
    const rows = labels.person ? personRow(column, labels, header, photo) : person;
    return [...title, ...labelledRows({ column, labels, form, sections }, rows)];
  }
  if (form?.hasSections) return [...title, ...formSections({ column, form }, sections, person)];
  return [
    ...title,
    ...(person.length > 0 ? [grid(column, person), column.room(20)] : []),
    ...sections.flatMap((section, index) =>
      sectionParts(column, section, index === 0 && person.length === 0),
    ),
  ];
}

/** The form of the template; without a photo it has no photo cell. */
const formFor = ({ layout: { form } }: Sheet, hasPhoto: boolean): WordForm | undefined =>
  form && !hasPhoto ? { ...form, photoPx: 0 } : form;

/** Sections that come first in a single column, in template order. */
const inOrder = <Section extends { key: string }>(
  { template: { sideSections = [] } }: Sheet,
  sections: Section[],
): Section[] => {
  const placeOf = ({ key }: Section): number => {
    const place = sideSections.indexOf(key);
    return place < 0 ? sideSections.length : place;
  };
  return sections.toSorted((a, b) => placeOf(a) - placeOf(b));
};
