import type { PageDpi } from '@qicheng/core/resume-export';
import { SAMPLES } from '@qicheng/resume/samples';
import { withTemplate } from '@qicheng/resume/with-template';
import { printedText } from '@qicheng/templates/fonts';
import { renderResume, standalonePage, type PrintMarkup } from '@qicheng/templates/print';
import sharp from 'sharp';
import { sourceText } from '../file-extras.js';
import {
  PrintRefusedError,
  ResumePrinter,
  type ImageFormat,
  type PagePictures,
  type PrintInput,
  type PrintedFile,
} from '../printer.js';
import { sweepProfiles } from './browser-launcher.js';
import type { ChromiumConfig } from './chromium-config.js';
import { FontLibrary, type LoadableFace } from './font-library.js';
import { labelled, pictureXmp, withMetadata } from './pdf-metadata.js';
import type { LaidOut, PrintPage } from './print-page.js';
import { PrintPool } from './print-slot.js';

// A photo of 35 mm at 300 dpi needs 413 x 579 pixels; more only makes the file larger.
const BOX = { width: 640, height: 900 };
const SMALL_BYTES = 120_000;
const MAX_BYTES = 5_000_000;
const MAX_PIXELS = 60_000_000;

/** A photo as a data URL, scaled down if larger than print needs; undefined when it is not an image. */
async function photoDataUrl(photo: { bytes: Uint8Array; mime: string }): Promise<string | undefined> {
  if (photo.bytes.length > MAX_BYTES) return undefined;
  try {
    const picture = sharp(photo.bytes, { limitInputPixels: MAX_PIXELS });
    const { format, width = 0, height = 0, orientation = 1 } = await picture.metadata();
    const isSmall = width <= BOX.width && height <= BOX.height && photo.bytes.length <= SMALL_BYTES;
    if (format === 'jpeg' && isSmall && orientation === 1) return dataUrl(photo.bytes);
    const scaled = picture.rotate().resize({ ...BOX, fit: 'inside', withoutEnlargement: true });
    return dataUrl(await scaled.flatten({ background: '#fff' }).jpeg({ quality: 88 }).toBuffer());
  } catch {
    return undefined;
  }
}

const dataUrl = (bytes: Uint8Array): string =>
  `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`;

// [EX3].
const MAX_PAGES = 20;
const MAX_MARKUP_BYTES = 200_000;
// A report is plain markup: this is about sixty pages.
const MAX_REPORT_BYTES = 600_000;
const AUTHOR = '启程';
const CSS_DPI = 96;
/** The compositor draws at most 16,384 pixels in height: six pages at scale 2. */
const PAGES_PER_PICTURE = 6;

interface PreparedPrint extends PrintMarkup {
  title: string;
  /** Characters that need a second subset, by family. */
  extra: Map<string, string>;
  notice: string | undefined;
  hasPlaceholders?: boolean;
}

/** Our own markup, paginated by the browser: every text in it is escaped. */
export interface MarkupPrint {
  html: string;
  title: string;
  family: string;
  /** Absent where no part is made by AI. */
  aigc?: string;
}

/** Prints through pooled browsers that are offline, run no page scripts and see no fonts of the machine. */
export class ChromiumPrinter extends ResumePrinter {
  private constructor(
    private readonly pool: PrintPool,
    private readonly fonts: FontLibrary,
  ) {
    super();
  }

  static async create(config: ChromiumConfig): Promise<ChromiumPrinter> {
    await sweepProfiles();
    const fonts = await FontLibrary.open(config.fontsDirectory);
    return new ChromiumPrinter(new PrintPool(config, fonts), fonts);
  }

  /**
   * Starts a browser and prints a sample, so that browser, page, fonts and code are ready for the first
   * export.
   */
  async warmUp(): Promise<void> {
    const document = SAMPLES.computerScience();
    const { templateCode } = document.meta;
    await this.pdf({ document, templateCode, lang: 'zh', title: '' });
  }

  async pdf(input: PrintInput): Promise<PrintedFile> {
    const prepared = await this.prepare(input);
    const { extras } = input;
    const [{ printed, pageCount, textColours }, source] = await Promise.all([
      this.pool.run(async (page) => {
        const { pageCount, textColours } = await this.layOut(page, { ...prepared, hasPlaceholders: true });
        const printed = await page.pdf();
        page.clear();
        return { printed, pageCount, textColours };
      }),
      extras && sourceText(extras),
    ]);
    const bytes = await withMetadata(printed, { ...prepared, source, aigc: extras?.aigc, textColours });
    return { bytes, mime: 'application/pdf', pageCount };
  }

  /** Prints markup instead of a résumé, with its own styles. */
  async markup({ html, title, family, aigc }: MarkupPrint): Promise<Buffer> {
    if (Buffer.byteLength(html) > MAX_REPORT_BYTES)
      throw new PrintRefusedError('The markup exceeds the size limit of a print');
    const families = [family];
    // Tags use only common characters, so the markup may stand in for its text.
    const { extra } = this.fonts.plan({ characters: new Set(html), families });
    const extraFaces = await this.loadExtras(extra);
    const printed = await this.pool.run(async (page) => {
      await page.show({ html, title, families, extraFaces, lang: 'zh' });
      const pdf = await page.pdf();
      page.clear();
      return pdf;
    });
    return withMetadata(printed, { title, author: AUTHOR, aigc });
  }

  async image(input: PrintInput, format: ImageFormat): Promise<PrintedFile> {
    const prepared = await this.prepare(input);
    const { pitch } = prepared.geometry;
    const encoding = format === 'png' ? 'png' : 'jpeg';
    const { pageCount, parts } = await this.pool.run(async (page) => {
      const { pageCount } = await this.layOut(page, prepared);
      const parts: Buffer[] = [];
      for (let first = 0; first < pageCount; first += PAGES_PER_PICTURE) {
        parts.push(
          await page.picture(
            { first, count: Math.min(PAGES_PER_PICTURE, pageCount - first), pitch, width: prepared.widthPx },
            encoding,
          ),
        );
      }
      page.clear();
      return { pageCount, parts };
    });
    const picture = await stack(parts, encoding);
    const bytes = input.extras?.aigc ? await labelled(picture, input.extras.aigc) : picture;
    return { bytes, mime: `image/${encoding}`, pageCount };
  }

  async pictures(input: PrintInput, format: ImageFormat, dpi: PageDpi): Promise<PagePictures> {
    const prepared = await this.prepare(input);
    const { geometry, widthPx } = prepared;
    const captures = await this.pool.run(async (page) => {
      const { pageCount } = await this.layOut(page, prepared);
      const captures: Buffer[] = [];
      for (let first = 0; first < pageCount; first += 1) {
        const area = { first, count: 1, pitch: geometry.pitch, width: widthPx, scale: dpi / CSS_DPI };
        captures.push(await page.picture(area, 'png'));
      }
      page.clear();
      return captures;
    });
    const pages: Buffer[] = [];
    for (const capture of captures) pages.push(await encoded(capture, { format, dpi, ...input.extras }));
    return { pages, mime: format === 'png' ? 'image/png' : 'image/jpeg' };
  }

  async html(input: PrintInput): Promise<PrintedFile> {
    const prepared = await this.prepare(input);
    const { shown, pageCount } = await this.pool.run(async (page) => {
      const { pageCount } = await this.layOut(page, prepared);
      const shown = await page.shown();
      page.clear();
      return { shown, pageCount };
    });
    const { title, lang, author } = prepared;
    const { templateCode, extras } = input;
    const faces = await this.fonts.carry(shown.texts);
    const text = standalonePage({
      html: shown.html,
      faces,
      title,
      lang,
      author,
      templateCode,
      aigc: extras?.aigc,
    });
    return { bytes: Buffer.from(text), mime: 'text/html; charset=utf-8', pageCount };
  }

  async close(): Promise<void> {
    await this.pool.close();
  }

  private async prepare(input: PrintInput): Promise<PreparedPrint> {
    const document = withTemplate(input.document, input.templateCode);
    const photo = input.photo && (await photoDataUrl(input.photo));
    const markup = renderResume(document, input.lang, photo);
    if (Buffer.byteLength(markup.html) - (photo?.length ?? 0) > MAX_MARKUP_BYTES) {
      throw new PrintRefusedError('The markup of the résumé exceeds the size limit of a print');
    }
    const { extra } = this.fonts.plan(printedText(document, input.lang));
    return { ...markup, title: input.title, extra, notice: input.extras?.notice };
  }

  private async layOut(page: PrintPage, { extra, ...prepared }: PreparedPrint): Promise<LaidOut> {
    const laidOut = await page.layOut({ ...prepared, extraFaces: await this.loadExtras(extra) });
    if (laidOut.pageCount > MAX_PAGES) {
      page.clear();
      throw new PrintRefusedError(`The résumé has ${laidOut.pageCount} pages`);
    }
    return laidOut;
  }

  private async loadExtras(extra: ReadonlyMap<string, string>): Promise<LoadableFace[]> {
    const faces = await Promise.all(
      [...extra].map(([family, characters]) => this.fonts.loadExtra(family, characters)),
    );
    return faces.flat();
  }
}

/** An image with its resolution, so that programs print it at its size. */
function encoded(
  capture: Buffer,
  { format, dpi, aigc }: { format: ImageFormat; dpi: PageDpi; aigc?: string },
) {
  const picture = sharp(capture).withMetadata({ density: dpi });
  const named = aigc === undefined ? picture : picture.withXmp(pictureXmp(aigc));
  return (format === 'png' ? named.png() : named.jpeg({ quality: 90 })).toBuffer();
}

async function stack(parts: Buffer[], format: 'png' | 'jpeg'): Promise<Buffer> {
  const [only] = parts;
  if (parts.length === 1 && only) return only;
  const sizes = await Promise.all(parts.map((part) => sharp(part).metadata()));
  const heights = sizes.map(({ height = 0 }) => height);
  const tops = heights.map((_height, index) =>
    heights.slice(0, index).reduce((sum, height) => sum + height, 0),
  );
  const canvas = sharp({
    create: {
      width: sizes[0]?.width ?? 1,
      height: heights.reduce((sum, height) => sum + height, 0),
      channels: 3,
      background: '#fff',
    },
    limitInputPixels: false,
  });
  const joined = canvas.composite(parts.map((input, index) => ({ input, top: tops[index] ?? 0, left: 0 })));
  return await (format === 'png' ? joined.png() : joined.jpeg({ quality: 90 })).toBuffer();
}
