/** An element in a part of a Word file; text nodes are in `text`. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

const TOKEN = /<\?[^>]*\?>|<(\/?)([\w:]+)((?:\s+[\w:]+="[^"]*")*)\s*(\/?)>|([^<]+)/gu;
const ATTRIBUTE = /([\w:]+)="([^"]*)"/gu;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decoded = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|apos);/gu, (_, name: string) => ENTITIES[name] ?? '');

/** Parses a part of a Word file; comments and CDATA are not supported. */
export function xmlTree(xml: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  for (const [, closes, name, attributes = '', isEmpty, text] of xml.matchAll(TOKEN)) {
    const top = open.at(-1);
    if (!top) throw new Error('a closing tag has no opening tag');
    if (text !== undefined) top.text += decoded(text);
    else if (name === undefined) continue;
    else if (closes) {
      if (open.pop()?.name !== name) throw new Error(`${name} is closed out of turn`);
    } else {
      const pairs = Array.from(attributes.matchAll(ATTRIBUTE), ([, key = '', value = '']) => [
        key,
        decoded(value),
      ]);
      const element = { name, attributes: Object.fromEntries(pairs), children: [], text: '' };
      top.children.push(element);
      if (!isEmpty) open.push(element);
    }
  }
  if (open.length !== 1) throw new Error(`${open.at(-1)?.name} is not closed`);
  return root;
}

/** Returns all descendants in document order. */
export const descendants = (element: XmlElement): XmlElement[] =>
  element.children.flatMap((child) => [child, ...descendants(child)]);

export const named = (element: XmlElement, name: string): XmlElement[] =>
  descendants(element).filter((one) => one.name === name);

export const child = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((one) => one.name === name);

export const value = (element: XmlElement | undefined): string | undefined => element?.attributes['w:val'];
