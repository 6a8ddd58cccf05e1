// Checkpoints 09 (types of elements), 13 (figures), 14 (headings), 15 (tables), 17 (formulas) and 19 (notes).
import { PDFArray, PDFDict, PDFStream } from '@cantoo/pdf-lib';
import { each, without, type Condition } from './condition.js';
import { EntryReader, entriesOf } from './entry-reader.js';
import type { PdfUnderTest } from './pdf-under-test.js';
import type { StructureElement } from './structure-elements.js';

/** The allowed children and parents of a type; absent means any. */
interface Grammar {
  children?: RegExp;
  parents?: RegExp;
}

// ISO 32000-1, tables 333 and 336 to 338. The children of an element are a string with a space after each.
const TABLES: Readonly<Record<string, Grammar>> = {
  Table: { children: /^(?:Caption )?(?:(?:TR )*|(?:THead )?(?:TBody )+(?:TFoot )?)(?:Caption )?$/ },
  THead: { children: /^(?:TR )*$/, parents: /^Table$/ },
  TBody: { children: /^(?:TR )*$/, parents: /^Table$/ },
  TFoot: { children: /^(?:TR )*$/, parents: /^Table$/ },
  TR: { children: /^(?:T[HD] )*$/, parents: /^(?:Table|THead|TBody|TFoot)$/ },
  TH: { parents: /^TR$/ },
  TD: { parents: /^TR$/ },
};
const LISTS: Readonly<Record<string, Grammar>> = {
  L: { children: /^(?:Caption )?(?:LI? )*$/ },
  LI: { children: /^(?:(?:Lbl|LBody) )+$/, parents: /^L$/ },
  LBody: { parents: /^LI$/ },
};
const CONTENTS: Readonly<Record<string, Grammar>> = {
  TOC: { children: /^(?:Caption )?(?:TOCI? )*$/ },
  TOCI: { children: /^(?:(?:Lbl|Reference|NonStruct|P|TOC) )*$/, parents: /^TOC$/ },
};
const RUBIES: Readonly<Record<string, Grammar>> = {
  Ruby: { children: /^RB (?:RT |RP RT RP )$/ },
  RB: { parents: /^Ruby$/ },
  RT: { parents: /^Ruby$/ },
  RP: { parents: /^Ruby$/ },
};
const WARICHUS: Readonly<Record<string, Grammar>> = {
  Warichu: { children: /^WP WT WP $/ },
  WT: { parents: /^Warichu$/ },
  WP: { parents: /^Warichu$/ },
};

const ofRole =
  (...roles: string[]) =>
  ({ structure }: PdfUnderTest): StructureElement[] =>
    structure.elements.filter(({ role }) => roles.includes(role));

const rolesOf = (children: readonly StructureElement[]): string =>
  children.map(({ role }) => `${role} `).join('');

/** Chromium tags the borders of a table as content of the table itself; only text in cells counts. */
const holdsText = ({ contents }: StructureElement, pdf: PdfUnderTest): boolean =>
  contents.some((key) => pdf.textKeys.has(key));

const follows =
  (grammar: Readonly<Record<string, Grammar>>) =>
  (element: StructureElement, pdf: PdfUnderTest): boolean => {
    const { children, parents } = grammar[element.role] ?? {};
    if (parents && !parents.test(element.parent?.role ?? '')) return false;
    return !children || (children.test(rolesOf(element.children)) && !holdsText(element, pdf));
  };

const grammatical = (id: string, about: string, grammar: Readonly<Record<string, Grammar>>): Condition =>
  each(id, about, ofRole(...Object.keys(grammar)), follows(grammar));

/** Returns an attribute of a table element (ISO 32000-1, 14.8.5.7). */
function tableAttribute(element: StructureElement, key: string): unknown {
  const { dict } = element.entries;
  const value = element.entries.get('A');
  const owners = value instanceof PDFArray ? value.asArray() : value ? [value] : [];
  for (const owner of owners) {
    const found = dict.context.lookup(owner);
    if (!(found instanceof PDFDict) && !(found instanceof PDFStream)) continue;
    const entries = entriesOf(dict.context, owner) as EntryReader;
    if (entries.text('O') === 'Table' && entries.has(key))
      return entries.number(key) ?? entries.text(key) ?? true;
  }
  return undefined;
}

const rowsOf = (table: StructureElement): StructureElement[] =>
  table.children.flatMap((child) =>
    child.role === 'TR' ? [child] : /^T[HBF]/.test(child.role) ? child.children : [],
  );

/** Returns whether all rows have the same number of cells, including cells that span from earlier rows. */
function isRegular(table: StructureElement): boolean {
  const rows = rowsOf(table);
  const widths = rows.map(() => 0);
  rows.forEach((row, index) => {
    for (const cell of row.children) {
      const [columns, reach] = ['ColSpan', 'RowSpan'].map((key) => Number(tableAttribute(cell, key) ?? 1));
      const last = Math.min(rows.length, index + (reach ?? 1));
      for (let at = index; at < last; at += 1) widths[at] = (widths[at] ?? 0) + (columns ?? 1);
    }
  });
  return new Set(widths).size <= 1;
}

/** Returns whether every data cell names its headers. */
const namesHeaders = (table: StructureElement): boolean =>
  rowsOf(table)
    .flatMap(({ children }) => children)
    .every((cell) => cell.role === 'TH' || tableAttribute(cell, 'Headers') !== undefined);

const numbered = ofRole('H1', 'H2', 'H3', 'H4', 'H5', 'H6');
const isDescribed = ({ entries }: StructureElement): boolean =>
  Boolean(entries.text('Alt')) || entries.has('ActualText');
const levelOf = ({ role }: StructureElement): number => Number(role.slice(1));

export const structureConditions: readonly Condition[] = [
  each(
    '09-004',
    'tables hold rows of as many cells each',
    ofRole(...Object.keys(TABLES)),
    (element, pdf) => follows(TABLES)(element, pdf) && (element.role !== 'Table' || isRegular(element)),
  ),
  grammatical('09-005', 'lists hold entries of label and body', LISTS),
  grammatical('09-006', 'tables of contents hold their entries', CONTENTS),
  grammatical('09-007', 'a ruby element contains base and text', RUBIES),
  grammatical('09-008', 'a warichu element contains text between delimiters', WARICHUS),
  each('13-004', 'figures are described', ofRole('Figure'), isDescribed),
  each(
    '14-002',
    'the first heading is of level 1',
    (pdf) => numbered(pdf).slice(0, 1),
    ({ role }) => role === 'H1',
  ),
  each(
    '14-003',
    'no level of headings is skipped',
    (pdf) =>
      numbered(pdf).map((heading, index, all) => levelOf(heading) - levelOf(all[index - 1] ?? heading)),
    (step) => step <= 1,
  ),
  each(
    '14-006',
    'an element has one unnumbered heading',
    ofRole('H'),
    ({ parent }) => parent?.children.filter(({ role }) => role === 'H').length === 1,
  ),
  each(
    '14-007',
    'headings are all numbered or all unnumbered',
    (pdf) => [...numbered(pdf), ...ofRole('H')(pdf)],
    ({ role }, pdf) => (role === 'H' ? numbered(pdf) : ofRole('H')(pdf)).length === 0,
  ),
  each('15-003', 'headers of a table say what they head', ofRole('TH'), (header) => {
    if (/^(?:Row|Column|Both)$/.test(String(tableAttribute(header, 'Scope')))) return true;
    let table: StructureElement | undefined = header;
    while (table && table.role !== 'Table') table = table.parent;
    return table !== undefined && namesHeaders(table);
  }),
  each('17-002', 'formulas are described', ofRole('Formula'), isDescribed),
  without('17-003', 'no formula (their signs map to Unicode)', ofRole('Formula')),
  each('19-003', 'notes have an identifier', ofRole('Note'), ({ entries }) => Boolean(entries.text('ID'))),
  each(
    '19-004',
    'identifiers of notes differ',
    ofRole('Note'),
    ({ entries }, pdf) =>
      ofRole('Note')(pdf).filter((note) => note.entries.text('ID') === entries.text('ID')).length === 1,
  ),
];
