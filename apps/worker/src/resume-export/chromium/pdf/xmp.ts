/** What the metadata stream of a PDF states; times are ISO 8601. */
export interface XmpFacts {
  title: string;
  author: string;
  creator: string;
  producer: string;
  created: string;
  modified: string;
  /** Whether the file claims PDF/UA-1 and PDF/A-3b. */
  conforms: boolean;
  /** Of the label of AI-written text (docs/AI_LABEL.md). */
  aigc?: string | undefined;
}

/** A text for XML: markup characters escaped, no control characters. */
export const xmlText = (text: string): string =>
  text
    // What XML 1.0 has no way to write is left out.
    .replace(/[^\t\n\r\u0020-\uFFFD]/g, '')
    .replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0) ?? 0};`);

const AIGC_SPACE = 'http://www.tc260.org.cn/ns/AIGC/1.0/';

const property = (name: string, type: string, category: string, description: string) =>
  `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>${type}</pdfaProperty:valueType><pdfaProperty:category>${category}</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`;

const schema = (name: string, uri: string, prefix: string, properties: string) =>
  `<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>${name}</pdfaSchema:schema><pdfaSchema:namespaceURI>${uri}</pdfaSchema:namespaceURI><pdfaSchema:prefix>${prefix}</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>${properties}</rdf:Seq></pdfaSchema:property></rdf:li>`;

// ISO 19005-3, 6.6.2.3: properties outside its own schemas are described in the file.
const SCHEMAS = [
  schema(
    'PDF/UA identification schema',
    'http://www.aiim.org/pdfua/ns/id/',
    'pdfuaid',
    property('part', 'Integer', 'internal', 'Part of ISO 14289 that the file conforms to'),
  ),
  schema(
    'AI-generated content label',
    AIGC_SPACE,
    'TC260',
    property('AIGC', 'Text', 'internal', 'Implicit label of AI-generated content, GB 45438'),
  ),
].join('');

const language = (text: string) =>
  `<rdf:Alt><rdf:li xml:lang="x-default">${xmlText(text)}</rdf:li></rdf:Alt>`;

const IDENTIFIERS =
  '<pdfaid:part>3</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance><pdfuaid:part>1</pdfuaid:part>';

/** The XMP packet of a PDF. */
export function xmpPacket({
  title,
  author,
  creator,
  producer,
  created,
  modified,
  conforms,
  aigc,
}: XmpFacts): string {
  const label = aigc === undefined ? '' : `<TC260:AIGC>${xmlText(aigc)}</TC260:AIGC>`;
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""
 xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/"
 xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" xmlns:TC260="${AIGC_SPACE}"
 xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
${conforms ? IDENTIFIERS : ''}
<dc:title>${language(title)}</dc:title><dc:creator><rdf:Seq><rdf:li>${xmlText(author)}</rdf:li></rdf:Seq></dc:creator><dc:format>application/pdf</dc:format>
<xmp:CreatorTool>${xmlText(creator)}</xmp:CreatorTool><xmp:CreateDate>${created}</xmp:CreateDate><xmp:ModifyDate>${modified}</xmp:ModifyDate><xmp:MetadataDate>${modified}</xmp:MetadataDate>
<pdf:Producer>${xmlText(producer)}</pdf:Producer>${label}
<pdfaExtension:schemas><rdf:Bag>${SCHEMAS}</rdf:Bag></pdfaExtension:schemas>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;
}
