import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRef,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib';

const S = PDFName.of('S');
const K = PDFName.of('K');
const P = PDFName.of('P');
const PG = PDFName.of('Pg');

/** Elements that contain blocks; text directly within them becomes a paragraph. */
const GROUPS = new Set(['Document', 'Div', 'Sect', 'TD', 'TH']);
const INLINE = new Set(['Span', 'Link']);
const HEADINGS = /^H[1-6]?$/;
const LIST_MARK = /^(?:[•·‧∙●○◦▪▫■□◆◇▶▸►–—\-*✓✔]|\(?\d{1,2}[.)、]?|[(（][\d一二三四五六七八九十]+[)）])$/u;

interface Child {
  value: PDFObject;
  element?: PDFDict | undefined;
}

/** Returns the text of a page's marked content where it has only a few glyphs. */
export type ShortTextOf = (page: PDFRef, id: number) => string | undefined;

/**
 * Converts Chromium's structure tree to one of ISO 32000-1, 14.8.4: lines of text become spans in paragraphs,
 * parts with a heading become sections, list entries get a label and a body. The tagged content and its order
 * are unchanged.
 */
export class StructureTree {
  constructor(
    private readonly context: PDFContext,
    private readonly shortTextOf: ShortTextOf,
  ) {}

  /** @param root the StructTreeRoot */
  normalise(root: PDFDict): void {
    for (const { value, element } of this.childrenOf(root)) if (element) this.visit(element, value);
  }

  private visit(element: PDFDict, ref: PDFObject): void {
    const former = this.nameOf(element);
    const type = this.typeOf(element);
    if (type !== former) element.set(S, PDFName.of(type));
    for (const child of this.childrenOf(element)) if (child.element) this.visit(child.element, child.value);
    if (type === 'LI') this.splitEntry(element, ref);
    else if (GROUPS.has(type)) this.gatherParagraphs(element, ref);
  }

  private typeOf(element: PDFDict): string {
    const type = this.nameOf(element);
    const children = this.childrenOf(element).flatMap(({ element: child }) => (child ? [child] : []));
    // Chromium also makes a figure of the box around an image.
    if (type === 'Figure' && !element.has(PDFName.of('Alt'))) return 'Div';
    if (type !== 'NonStruct') return type;
    if (children.length === 0) return 'Span';
    return children.some((child) => HEADINGS.test(this.nameOf(child))) ? 'Sect' : 'Div';
  }

  private splitEntry(entry: PDFDict, ref: PDFObject): void {
    const children = this.childrenOf(entry);
    if (children.some(({ element }) => element && /^(?:Lbl|LBody)$/.test(this.nameOf(element)))) return;
    const [first, ...others] = children;
    const hasLabel = first !== undefined && others.length > 0 && this.isLabel(first);
    const label = hasLabel ? [this.wrapped('Lbl', ref, [first])] : [];
    this.setChildren(entry, [...label, this.wrapped('LBody', ref, hasLabel ? others : children)]);
  }

  private isLabel({ element }: Child): boolean {
    const page = element?.get(PG);
    const [content, ...more] = element ? this.childrenOf(element) : [];
    if (!(page instanceof PDFRef) || !(content?.value instanceof PDFNumber) || more.length > 0) return false;
    return LIST_MARK.test(this.shortTextOf(page, content.value.asNumber())?.trim() ?? '');
  }

  private gatherParagraphs(group: PDFDict, ref: PDFObject): void {
    const gathered: PDFObject[] = [];
    let run: Child[] = [];
    const close = () => {
      if (run.length > 0) gathered.push(this.wrapped('P', ref, run));
      run = [];
    };
    for (const child of this.childrenOf(group)) {
      if (child.element && INLINE.has(this.nameOf(child.element))) run.push(child);
      else {
        close();
        gathered.push(child.value);
      }
    }
    close();
    this.setChildren(group, gathered);
  }

  private wrapped(type: string, parent: PDFObject, children: readonly Child[]): PDFRef {
    const element = this.context.obj({ Type: 'StructElem', S: type });
    element.set(P, parent);
    const ref = this.context.register(element);
    for (const { element: child } of children) child?.set(P, ref);
    const pages = new Set(children.map(({ element: child }) => child?.get(PG)));
    const [page] = pages;
    if (pages.size === 1 && page) element.set(PG, page);
    this.setChildren(
      element,
      children.map(({ value }) => value),
    );
    return ref;
  }

  private setChildren(element: PDFDict, children: readonly PDFObject[]): void {
    const array = PDFArray.withContext(this.context);
    for (const child of children) array.push(child);
    element.set(K, array);
  }

  private childrenOf(element: PDFDict): Child[] {
    const kids = this.context.lookup(element.get(K));
    const values = kids instanceof PDFArray ? kids.asArray() : kids === undefined ? [] : [element.get(K)!];
    return values.map((value) => {
      const found = this.context.lookup(value);
      return { value, element: found instanceof PDFDict && found.has(S) ? found : undefined };
    });
  }

  private nameOf(element: PDFDict): string {
    // The types have no escapes, which `decodeText` looks for in each.
    return this.context.lookup(element.get(S), PDFName).asString().slice(1);
  }
}

/**
 * Adds the destination to each link without a description (ISO 14289-1, 7.18.5).
 * @param annotations of a page
 */
export function describeLinks(context: PDFContext, annotations: PDFArray): void {
  for (const item of annotations.asArray()) {
    const link = context.lookupMaybe(item, PDFDict);
    const action = link && context.lookupMaybe(link.get(PDFName.of('A')), PDFDict);
    const target = action && context.lookup(action.get(PDFName.of('URI')));
    if (!link || link.has(PDFName.of('Contents')) || !target || !('decodeText' in target)) continue;
    const address = (target as PDFHexString).decodeText().replace(/^(?:mailto|tel):/, '');
    link.set(PDFName.of('Contents'), PDFHexString.fromText(address));
  }
}
