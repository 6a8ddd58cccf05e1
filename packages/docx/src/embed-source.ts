import { SOURCE_NAMESPACE } from '@qicheng/resume/embedded-source';
import { strFromU8, strToU8, unzipSync, zipSync, type Unzipped } from 'fflate';

/** The embedded data of a Word file. */
export interface DocxExtras {
  /** Writes the source for the visible text of the file; docs/EMBEDDED_SOURCE.md. */
  source?: (visibleText: string) => Promise<string>;
  /** The label of AI-generated text, as a file property. */
  aigc?: string;
}

const ITEM = 'customXml/item1.xml';
const PROPERTIES = 'customXml/itemProps1.xml';
const ITEM_RELATIONS = 'customXml/_rels/item1.xml.rels';
const CUSTOM = 'docProps/custom.xml';
const DOCUMENT = 'word/document.xml';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
// Identifies the kind of custom part for Word; always the same for ours.
const STORE_ITEM = '{6D1B7C52-0F6E-4C1B-9A53-51C8F0A5C1D7}';
const CUSTOM_FORMAT = '{D5CDD505-2E9C-101B-9397-08002B2CF9AE}';

/** Adds the source as a custom XML part that Word keeps on save, and the label as a custom property. */
export async function embedSource(file: Uint8Array, { source, aigc }: DocxExtras): Promise<Uint8Array> {
  if (source === undefined && aigc === undefined) return file;
  const parts = unzipSync(file);
  const added: Record<string, string> = {};
  if (source !== undefined)
    Object.assign(added, sourceParts(parts, await source(visibleText(part(parts, DOCUMENT)))));
  if (aigc !== undefined) Object.assign(added, { [CUSTOM]: propertyPart(part(parts, CUSTOM), aigc) });
  const bytes = Object.entries(added).map(([name, text]) => [name, strToU8(text)] as const);
  return zipSync({ ...parts, ...Object.fromEntries(bytes) });
}

/** The embedded source of a Word file, if any, and its visible text. Throws if the file is not a Word file. */
export function carriedSource(file: Uint8Array): { source: string | undefined; visibleText: string } {
  const parts = unzipSync(file, { filter: ({ name }) => name === ITEM || name === DOCUMENT });
  const [, base64] = />([^<]*)<\/source>/.exec(part(parts, ITEM)) ?? [];
  const source = base64 === undefined ? undefined : Buffer.from(base64, 'base64').toString('utf8');
  return { source, visibleText: visibleText(part(parts, DOCUMENT)) };
}

/** The text of a Word document's main part, in reading order. */
function visibleText(documentXml: string): string {
  const texts = documentXml.matchAll(/<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>/g);
  return Array.from(texts, ([, text = '']) => unescaped(text)).join('');
}

function sourceParts(parts: Unzipped, source: string): Record<string, string> {
  const base64 = Buffer.from(source, 'utf8').toString('base64');
  const types = part(parts, '[Content_Types].xml');
  const relations = part(parts, 'word/_rels/document.xml.rels');
  const override = `<Override PartName="/${PROPERTIES}" ContentType="application/vnd.openxmlformats-officedocument.customXmlProperties+xml"/>`;
  return {
    [ITEM]: `${DECLARATION}<source xmlns="${SOURCE_NAMESPACE}">${base64}</source>`,
    [PROPERTIES]: `${DECLARATION}<ds:datastoreItem ds:itemID="${STORE_ITEM}" xmlns:ds="${OFFICE}/customXml"><ds:schemaRefs><ds:schemaRef ds:uri="${SOURCE_NAMESPACE}"/></ds:schemaRefs></ds:datastoreItem>`,
    [ITEM_RELATIONS]: `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${relation('rId1', 'customXmlProps', 'itemProps1.xml')}</Relationships>`,
    '[Content_Types].xml': types.replace('</Types>', `${override}</Types>`),
    'word/_rels/document.xml.rels': relations.replace(
      '</Relationships>',
      `${relation('rIdSource', 'customXml', '../customXml/item1.xml')}</Relationships>`,
    ),
  };
}

const relation = (id: string, kind: string, target: string): string =>
  `<Relationship Id="${id}" Type="${OFFICE}/relationships/${kind}" Target="${target}"/>`;

function propertyPart(custom: string, aigc: string): string {
  const property = `<property fmtid="${CUSTOM_FORMAT}" pid="2" name="AIGC"><vt:lpwstr>${escaped(aigc)}</vt:lpwstr></property>`;
  if (custom.includes('</Properties>')) return custom.replace('</Properties>', `${property}</Properties>`);
  return `${DECLARATION}<Properties xmlns="${OFFICE}/custom-properties" xmlns:vt="${OFFICE}/docPropsVTypes">${property}</Properties>`;
}

const part = (parts: Unzipped, name: string): string => {
  const bytes = parts[name];
  return bytes ? strFromU8(bytes) : '';
};

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const escaped = (text: string): string =>
  text.replace(
    /[&<>"']/g,
    (character) => `&${Object.entries(ENTITIES).find(([, one]) => one === character)?.[0] ?? ''};`,
  );

const unescaped = (text: string): string =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(amp|lt|gt|quot|apos));/gi, (_whole, hex, decimal, name) => {
    if (typeof name === 'string') return ENTITIES[name.toLowerCase()] ?? '';
    return String.fromCodePoint(typeof hex === 'string' ? parseInt(hex, 16) : Number(decimal));
  });
