import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import {
  AFRelationship,
  ParseSpeeds,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
} from '@cantoo/pdf-lib';
import { SOURCE_FILE_NAME, SOURCE_MIME } from '@qicheng/resume/embedded-source';
import sharp from 'sharp';
import { tagPages } from './pdf/tag-pages.js';
import { fileBytes } from './pdf/write-file.js';
import { xmlText, xmpPacket } from './pdf/xmp.js';
import { restoreColours, type TextColour } from './text-colours.js';

/** XMP metadata of an image with the label of AI-written text (docs/AI_LABEL.md). */
export const pictureXmp = (aigc: string): string =>
  `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:TC260="http://www.tc260.org.cn/ns/AIGC/1.0/"><TC260:AIGC>${xmlText(aigc)}</TC260:AIGC></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;

/** The image with that label. */
export const labelled = (picture: Buffer, aigc: string): Promise<Buffer> =>
  sharp(picture, { limitInputPixels: false }).withXmp(pictureXmp(aigc)).toBuffer();

/** The metadata and attachments of a PDF. */
export interface PdfMetadata {
  title: string;
  author: string;
  /** docs/EMBEDDED_SOURCE.md. */
  source?: string | undefined;
  /** docs/AI_LABEL.md. */
  aigc?: string | undefined;
  /** Of the placeholders in the file (text-colours.ts). */
  textColours?: readonly TextColour[];
}

const CREATOR = '启程';
const PRODUCER = 'Chromium';

/**
 * Adds what Chromium cannot write but PDF/UA-1 and PDF/A-3b require: metadata, artifacts, structure types,
 * link descriptions, an output intent and the source. A file that the library cannot parse is returned
 * unchanged, unless its colours are placeholders.
 */
export async function withMetadata(pdf: Buffer, metadata: PdfMetadata): Promise<Buffer> {
  const file = await opened(pdf);
  const info = file?.context.lookupMaybe(file.context.trailerInfo.Info, PDFDict);
  const { title, author, source, aigc, textColours = [] } = metadata;
  if (!file || !info) {
    if (textColours.length > 0) throw new Error('the colours of a printed file cannot be restored');
    return pdf;
  }
  const created = file.getCreationDate() ?? new Date();
  file.setTitle(title);
  file.setAuthor(author);
  file.setCreator(CREATOR);
  file.setProducer(PRODUCER);
  file.setModificationDate(created);
  if (aigc !== undefined) info.set(PDFName.of('AIGC'), PDFHexString.fromText(aigc));
  if (source !== undefined) {
    await file.attach(Buffer.from(source), SOURCE_FILE_NAME, {
      mimeType: SOURCE_MIME,
      description: '启程简历源数据',
      afRelationship: AFRelationship.Source,
      creationDate: created,
      modificationDate: created,
    });
  }
  restoreColours(file, textColours);
  const conforms = await tagPages(file);
  const time = created.toISOString().replace(/\.\d+Z$/, '+00:00');
  const facts = { title, author, creator: CREATOR, producer: PRODUCER, created: time, modified: time };
  setXmp(file, xmpPacket({ ...facts, conforms, aigc }));
  await setOutputIntent(file);
  const id = PDFHexString.of(createHash('sha256').update(pdf).digest('hex').slice(0, 32));
  file.context.trailerInfo.ID = file.context.obj([id, id]);
  return fileBytes(file);
}

async function opened(pdf: Buffer): Promise<PDFDocument | undefined> {
  try {
    return await PDFDocument.load(pdf, {
      updateMetadata: false,
      // In one go, rather than with a pause after every hundred objects.
      parseSpeed: ParseSpeeds.Fastest,
      throwOnInvalidObject: true,
    });
  } catch {
    return undefined;
  }
}

function setXmp(file: PDFDocument, packet: string): void {
  const { context, catalog } = file;
  const stream = context.stream(Buffer.from(packet), { Type: 'Metadata', Subtype: 'XML' });
  catalog.set(PDFName.of('Metadata'), context.register(stream));
}

let profile: Promise<Buffer> | undefined;

/** The sRGB profile included in the image library, compressed. */
async function readProfile(): Promise<Buffer> {
  const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } });
  const { icc } = await sharp(await pixel.withIccProfile('srgb').jpeg().toBuffer()).metadata();
  if (!icc) throw new Error('the image library wrote no sRGB profile');
  return deflateSync(icc);
}

/** All colours of Chromium's PDFs are device RGB; the output intent declares which. */
async function setOutputIntent({ context, catalog }: PDFDocument): Promise<void> {
  const icc = await (profile ??= readProfile());
  const intent = context.obj({
    Type: 'OutputIntent',
    S: 'GTS_PDFA1',
    OutputConditionIdentifier: PDFHexString.fromText('sRGB IEC61966-2.1'),
    Info: PDFHexString.fromText('sRGB IEC61966-2.1'),
  });
  intent.set(
    PDFName.of('DestOutputProfile'),
    context.register(context.stream(icc, { N: 3, Filter: 'FlateDecode' })),
  );
  const intents = PDFArray.withContext(context);
  intents.push(context.register(intent));
  catalog.set(PDFName.of('OutputIntents'), intents);
}
