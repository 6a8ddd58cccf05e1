import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFRef,
  type PDFDocument,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { EntryReader, entriesOf, textOf } from './entry-reader.js';

/** An element of the structure tree. */
export interface StructureElement {
  entries: EntryReader;
  /** The type in the file. */
  type: string;
  /** The type after the role map. */
  role: string;
  parent: StructureElement | undefined;
  children: StructureElement[];
  /** The marked content that belongs directly to it (`contentKey`). */
  contents: string[];
}

export interface Structure {
  root: EntryReader | undefined;
  roleMap: ReadonlyMap<string, string>;
  elements: readonly StructureElement[];
  /** Elements by their content (`contentKey`), where the parent tree agrees; the same applies to `holders`. */
  owners: ReadonlyMap<string, StructureElement>;
  /** Elements by their annotations. */
  holders: ReadonlyMap<PDFDict, StructureElement>;
}

/** Identifies marked content by its page or form and its MCID. */
export const contentKey = (owner: PDFRef | undefined, id: number): string => `${String(owner)} ${id}`;

/** The standard types of ISO 32000-1, 14.8.4. */
export const STANDARD_TYPES: ReadonlySet<string> = new Set(
  `Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private P H H1 H2 H3 H4 H5 H6 L LI Lbl LBody
  Table TR TH TD THead TBody TFoot Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP
  Figure Formula Form`.split(/\s+/),
);

const MAX_ROLES = 20;

export function readStructure({ context, catalog }: PDFDocument): Structure {
  const root = new EntryReader(catalog).entries('StructTreeRoot');
  const roleMap = new Map<string, string>();
  for (const [from, to] of root?.entries('RoleMap')?.dict.entries() ?? []) {
    roleMap.set(from.decodeText(), textOf(context.lookup(to)) ?? '');
  }
  const elements: StructureElement[] = [];
  const owners = new Map<string, StructureElement>();
  const holders = new Map<PDFDict, StructureElement>();
  const parents = root ? numbersIn(root.entries('ParentTree')) : new Map<number, PDFObject>();
  /** Returns whether the parent tree leads from a content or an annotation back to the element that contains it. */
  const isParent = (element: StructureElement, from: PDFObject | undefined): boolean =>
    context.lookup(from) === element.entries.dict;
  const roleOf = (type: string): string => {
    let role = type;
    for (let step = 0; step < MAX_ROLES && !STANDARD_TYPES.has(role) && roleMap.has(role); step += 1) {
      role = roleMap.get(role) ?? '';
    }
    return role;
  };
  const visit = (value: PDFObject, parent: StructureElement | undefined, page: PDFRef | undefined) => {
    const entries = entriesOf(context, value);
    const claim = (owner: PDFRef | undefined, id: number) => {
      const key = contentKey(owner, id);
      parent?.contents.push(key);
      const number = entriesOf(context, owner)?.number('StructParents');
      const list = number === undefined ? undefined : context.lookup(parents.get(number));
      const from = list instanceof PDFArray && id < list.size() ? list.get(id) : undefined;
      if (parent && isParent(parent, from)) owners.set(key, parent);
    };
    const found = context.lookup(value);
    if (found instanceof PDFNumber) claim(page, found.asNumber());
    if (!entries) return;
    const ownPage = refOf(entries, 'Pg') ?? page;
    if (entries.text('Type') === 'MCR') {
      claim(refOf(entries, 'Stm') ?? ownPage, entries.number('MCID') ?? -1);
    } else if (parent && entries.text('Type') === 'OBJR') {
      const object = entries.entries('Obj');
      const from = parents.get(object?.number('StructParent') ?? -1);
      if (object && isParent(parent, from)) holders.set(object.dict, parent);
    } else if (entries.has('S')) {
      const type = entries.text('S') ?? '';
      const element: StructureElement = {
        entries,
        type,
        role: roleOf(type),
        parent,
        children: [],
        contents: [],
      };
      elements.push(element);
      parent?.children.push(element);
      for (const kid of kidsOf(entries)) visit(kid, element, ownPage);
    }
  };
  if (root) for (const kid of kidsOf(root)) visit(kid, undefined, undefined);
  return { root, roleMap, elements, owners, holders };
}

/** Reads the leaves of a number tree (ISO 32000-1, 7.9.7). */
function numbersIn(tree: EntryReader | undefined): Map<number, PDFObject> {
  const found = new Map<number, PDFObject>();
  const numbers = tree?.array('Nums') ?? [];
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    const [key, value] = [numbers[at], numbers[at + 1]];
    if (key instanceof PDFNumber && value) found.set(key.asNumber(), value);
  }
  for (const kid of tree?.all('Kids') ?? []) {
    for (const [key, value] of numbersIn(kid)) found.set(key, value);
  }
  return found;
}

function kidsOf(entries: EntryReader): PDFObject[] {
  const kids = entries.get('K');
  if (kids instanceof PDFArray) return kids.asArray();
  const own = entries.dict.get(PDFName.of('K'));
  return own ? [own] : [];
}

function refOf(entries: EntryReader, key: string): PDFRef | undefined {
  const value = entries.dict.get(PDFName.of(key));
  return value instanceof PDFRef ? value : undefined;
}
