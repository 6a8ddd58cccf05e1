// Functions that break a printed file in memory.
import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFRef,
  type PDFDocument,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { decoded } from '#src/resume-export/chromium/pdf/content-tokens.js';

export interface BrokenFile {
  how: string;
  /** The only conditions that fail. */
  fails: string;
  change: (file: PDFDocument) => void;
}

export const broken = (how: string, fails: string, change: (file: PDFDocument) => unknown): BrokenFile => ({
  how,
  fails,
  change: (file) => void change(file),
});

type Literal = { [key: string]: Literal | PDFObject } | (Literal | PDFObject)[] | string | number | boolean;
export type Values = Readonly<Record<string, Literal | PDFObject>>;

export const text = (value: string): PDFHexString => PDFHexString.fromText(value);

export const set = (dict: PDFDict, values: Values): void => {
  for (const [key, value] of Object.entries(values))
    dict.set(PDFName.of(key), dict.context.obj(value as string));
};

/** Returns the stream of an entry. */
export const stream = (dict: PDFDict, key: string): PDFRawStream =>
  dict.lookup(PDFName.of(key)) as PDFRawStream;

export const remove = (dict: PDFDict, ...keys: string[]): void => {
  for (const key of keys) dict.delete(PDFName.of(key));
};

export const entry = (dict: PDFDict, key: string): PDFDict => dict.lookup(PDFName.of(key), PDFDict);

/** Returns the first dictionary with the key and, if given, the value. */
export function find(file: PDFDocument, key: string, value?: string): PDFDict {
  for (const [, object] of file.context.enumerateIndirectObjects()) {
    const dict = object instanceof PDFRawStream ? object.dict : object;
    if (!(dict instanceof PDFDict)) continue;
    const found = dict.get(PDFName.of(key));
    if (found && (value === undefined || found === PDFName.of(value))) return dict;
  }
  throw new Error(`no object has ${key} ${value ?? ''}`);
}

/** Returns the first composite font of the first page, with its dictionaries. */
export function shownFont(file: PDFDocument): {
  font: PDFDict;
  name: string;
  descendant: PDFDict;
  descriptor: PDFDict;
} {
  const fonts = entry(file.getPage(0).node.Resources() as PDFDict, 'Font');
  for (const [key] of fonts.entries()) {
    const font = fonts.lookup(key, PDFDict);
    if (font.get(PDFName.of('Subtype')) !== PDFName.of('Type0')) continue;
    const descendant = font.lookup(PDFName.of('DescendantFonts'), PDFArray).lookup(0, PDFDict);
    return { font, name: key.decodeText(), descendant, descriptor: entry(descendant, 'FontDescriptor') };
  }
  throw new Error('the first page shows no composite font');
}

/** Appends to the content of the first page. */
export function paint(file: PDFDocument, added: string): void {
  const { node } = file.getPage(0);
  const content = stream(node, 'Contents');
  const longer = file.context.stream(Buffer.from(`${decoded(content)}\n${added}`, 'latin1'));
  node.set(PDFName.of('Contents'), file.context.register(longer));
}

/** Adds an object to the resources of the first page. */
export function addResource(file: PDFDocument, kind: string, key: string, object: PDFObject): void {
  const resources = file.getPage(0).node.Resources() as PDFDict;
  const known = resources.lookupMaybe(PDFName.of(kind), PDFDict) ?? file.context.obj({});
  known.set(PDFName.of(key), file.context.register(object));
  resources.set(PDFName.of(kind), known);
}

type Tree = readonly [type: string, ...children: Tree[]];

/** Appends elements to the first element of the structure tree. */
export function addElements(file: PDFDocument, ...trees: Tree[]): PDFDict[] {
  const root = entry(file.catalog, 'StructTreeRoot');
  const kids = root.lookup(PDFName.of('K'));
  const first = kids instanceof PDFArray ? kids.get(0) : root.get(PDFName.of('K'));
  const parent = file.context.lookup(first, PDFDict);
  const array = parent.lookup(PDFName.of('K'), PDFArray);
  return trees.map((tree) => {
    const ref = addTree(file, tree, first as PDFRef);
    array.push(ref);
    return file.context.lookup(ref, PDFDict);
  });
}

function addTree(file: PDFDocument, [type, ...children]: Tree, parent: PDFRef): PDFRef {
  const element = file.context.obj({ Type: 'StructElem', S: type, P: parent });
  const ref = file.context.register(element);
  element.set(PDFName.of('K'), file.context.obj(children.map((child) => addTree(file, child, ref))));
  return ref;
}

/** Greater than any structure parent number that Chromium assigns. */
const FREE_NUMBER = 900_000;

/** Adds an annotation to the first page that meets all conditions except those that `values` break. */
export function annotate(
  file: PDFDocument,
  subtype: string,
  holder: string | undefined,
  values: Values = {},
): PDFDict {
  const { context } = file;
  const annotation = context.obj({ Type: 'Annot', Subtype: subtype, F: 4, Rect: [10, 10, 20, 20] });
  const appearance = context.register(
    context.stream('', { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 1, 1] }),
  );
  set(annotation, { Contents: text('说明'), AP: { N: appearance }, ...values });
  const ref = context.register(annotation);
  const { node } = file.getPage(0);
  const annotations = node.Annots() ?? context.obj([]);
  annotations.push(ref);
  set(node, { Annots: annotations, Tabs: 'S' });
  if (holder) {
    const [element] = addElements(file, [holder]);
    if (!element) throw new Error('no element was added');
    set(element, { K: [{ Type: 'OBJR', Obj: ref }] });
    set(annotation, { StructParent: FREE_NUMBER });
    const tree = entry(entry(file.catalog, 'StructTreeRoot'), 'ParentTree');
    const numbers = tree.lookup(PDFName.of('Nums'), PDFArray);
    numbers.push(context.obj(FREE_NUMBER));
    numbers.push(element);
  }
  return annotation;
}

/** Edits the metadata stream. */
export function editXmp(file: PDFDocument, from: RegExp | string, to: string): void {
  const packet = Buffer.from(decoded(stream(file.catalog, 'Metadata')), 'latin1')
    .toString('utf8')
    .replace(from, to);
  const edited = file.context.stream(Buffer.from(packet), { Type: 'Metadata', Subtype: 'XML' });
  file.catalog.set(PDFName.of('Metadata'), file.context.register(edited));
}
