import { AFRelationship, PDFDict, PDFDocument, PDFHexString, PDFName } from '@cantoo/pdf-lib';
import { SOURCE_FILE_NAME, SOURCE_MIME } from '@qicheng/resume/embedded-source';
import sharp from 'sharp';

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`);

/** The picture with the label of AI-written text in its XMP metadata (docs/AI_LABEL.md). */
export function labelled(picture: Buffer, aigc: string): Promise<Buffer> {
  const xmp = `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:TC260="http://www.tc260.org.cn/ns/AIGC/1.0/"><TC260:AIGC>${escaped(aigc)}</TC260:AIGC></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;
  return sharp(picture, { limitInputPixels: false }).withXmp(xmp).toBuffer();
}

/** What a PDF says of itself and what it carries. */
export interface PdfMetadata {
  title: string;
  author: string;
  /** docs/EMBEDDED_SOURCE.md. */
  source?: string | undefined;
  /** docs/AI_LABEL.md. */
  aigc?: string | undefined;
}

/**
 * Adds what Chromium cannot write, by an incremental update: pages, tags, outline and fonts stay byte for byte. A file
 * that the library does not understand is returned as it is.
 */
export async function withMetadata(pdf: Buffer, metadata: PdfMetadata): Promise<Buffer> {
  const file = await opened(pdf);
  const info = file?.context.lookupMaybe(file.context.trailerInfo.Info, PDFDict);
  if (!file || !info) return pdf;
  file.setTitle(metadata.title);
  file.setAuthor(metadata.author);
  file.setCreator('启程');
  file.setProducer('Chromium');
  if (metadata.aigc !== undefined) info.set(PDFName.of('AIGC'), PDFHexString.fromText(metadata.aigc));
  if (metadata.source !== undefined) {
    await file.attach(Buffer.from(metadata.source), SOURCE_FILE_NAME, {
      mimeType: SOURCE_MIME,
      description: '启程简历源数据',
      afRelationship: AFRelationship.Source,
    });
  }
  return Buffer.from(await file.save({ useObjectStreams: false }));
}

async function opened(pdf: Buffer): Promise<PDFDocument | undefined> {
  try {
    return await PDFDocument.load(pdf, { forIncrementalUpdate: true, updateMetadata: false });
  } catch {
    return undefined;
  }
}
