import {
  NOTICE_RISE_MM,
  NOTICE_STYLE,
  paginationSource,
  printShell,
  type PageGeometry,
  type Pagination,
} from '@qicheng/templates/print';
import type { CDPSession, Page } from 'puppeteer';
import type { FontLibrary, LoadableFace } from './font-library.js';
import { readShownPage, type ShownPage } from './shown-page.js';
import { keepGeneratedColours, setPlaceholderColours, type TextColour } from './text-colours.js';

/** The content inserted into the page before a print. */
export interface Content {
  html: string;
  lang: string;
  title: string;
  families: string[];
  /** Faces for this document only. */
  extraFaces: LoadableFace[];
}

/** Content that our own pagination lays out in pages. */
export interface Layout extends Content {
  geometry: PageGeometry;
  /** A small line at the foot of the last page. */
  notice?: string | undefined;
  /** Text gets placeholder colours (text-colours.ts). */
  hasPlaceholders?: boolean;
}

/** A page as it is laid out; `textColours` are those of its placeholders. */
export interface LaidOut extends Pagination {
  textColours: TextColour[];
}

const VIEWPORT = { width: 794, height: 1123 };
/**
 * For image exports [decision 26]. A print is laid out at a pixel ratio of 1, so the page uses that: the clip
 * is scaled.
 */
const SCALE = 2;
const CAPTURE = { optimizeForSpeed: true, captureBeyondViewport: true, fromSurface: true };

interface PagesToPicture {
  first: number;
  count: number;
  pitch: number;
  width: number;
  scale?: number;
}

/** A page that stays open: résumés are swapped in, while fonts and style sheets remain loaded. */
export class PrintPage {
  private readonly families = new Set<string>();

  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
    private readonly fonts: FontLibrary,
  ) {}

  static async open(page: Page, fonts: FontLibrary): Promise<PrintPage> {
    const session = await page.createCDPSession();
    await page.setViewport(VIEWPORT);
    // The page's own scripts never run; `evaluate` still does. Offline mode complements the dead proxy.
    await page.setJavaScriptEnabled(false);
    await page.setOfflineMode(true);
    await page.emulateMediaType('print');
    await page.setContent(printShell());
    await page.evaluate(`globalThis.paginateResume = ${paginationSource()}`);
    await page.evaluate(`globalThis.setPlaceholderColours = ${setPlaceholderColours.toString()}`);
    await page.evaluate(keepGeneratedColours);
    return new PrintPage(page, session, fonts);
  }

  /** Swaps in content that the browser itself paginates. */
  async show(content: Content): Promise<void> {
    await this.swap(content, null);
  }

  /** Swaps a résumé in and lays it out in pages. */
  async layOut(layout: Layout): Promise<LaidOut> {
    const { geometry, hasPlaceholders } = layout;
    const pagination = await this.swap(layout, geometry, hasPlaceholders);
    if (pagination === null) throw new Error('a résumé was not laid out');
    if (layout.notice !== undefined) {
      const top = `calc(${pagination.pageCount * geometry.pitch}px - ${NOTICE_RISE_MM}mm)`;
      await this.page.evaluate(addNotice, layout.notice, NOTICE_STYLE, top);
    }
    return pagination;
  }

  /** A single call into the browser: each takes a millisecond. */
  private async swap(
    content: Content,
    geometry: PageGeometry | null,
    hasPlaceholders = false,
  ): Promise<LaidOut | null> {
    for (const family of content.families) {
      if (this.families.has(family)) continue;
      await this.page.evaluate(addFaces, await this.fonts.load(family), false);
      this.families.add(family);
      // Loading leaves several copies of the font behind, and an idle page would keep them.
      await this.session.send('HeapProfiler.collectGarbage');
    }
    if (content.extraFaces.length > 0) await this.page.evaluate(addFaces, content.extraFaces, true);
    const { html, lang, title } = content;
    return this.page.evaluate(swapIn, html, lang, title, geometry, hasPlaceholders);
  }

  async pdf(): Promise<Buffer> {
    const { data } = await this.session.send('Page.printToPDF', {
      preferCSSPageSize: true,
      printBackground: true,
      generateTaggedPDF: true,
      generateDocumentOutline: true,
    });
    return Buffer.from(data, 'base64');
  }

  /** The pages as markup, with the texts that they draw. */
  shown(): Promise<ShownPage> {
    return this.page.evaluate(readShownPage);
  }

  /** An image of the pages from `first` on. */
  async picture(
    { first, count, pitch, width, scale = SCALE }: PagesToPicture,
    format: 'png' | 'jpeg',
  ): Promise<Buffer> {
    await this.page.evaluate(decodePictures);
    const clip = { x: 0, y: first * pitch, width, height: count * pitch, scale };
    const quality = format === 'jpeg' ? { quality: 90 } : {};
    const { data } = await this.session.send('Page.captureScreenshot', {
      format,
      clip,
      ...quality,
      ...CAPTURE,
    });
    return Buffer.from(data, 'base64');
  }

  /**
   * Removes the résumé and the faces made for it. Not awaited: commands of one session run in order, so it is
   * done before the next résumé comes.
   */
  clear(): void {
    void this.page.evaluate(takeOut).catch(() => undefined);
  }
}

// The functions below run in the browser.

async function addFaces(faces: LoadableFace[], temporary: boolean): Promise<void> {
  const loading = faces.map(({ family, weight, base64, unicodeRange }) => {
    // `Uint8Array.from` would first list the millions of bytes of a Chinese font.
    const text = atob(base64);
    const bytes = new Uint8Array(text.length);
    for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
    const face = new FontFace(family, bytes, {
      weight: String(weight),
      ...(unicodeRange && { unicodeRange }),
    });
    document.fonts.add(face);
    if (temporary) (globalThis as unknown as PrintWindow).temporaryFaces = [...temporaryFaces(), face];
    return face.load();
  });
  await Promise.all(loading);

  function temporaryFaces(): FontFace[] {
    return (globalThis as unknown as PrintWindow).temporaryFaces ?? [];
  }
}

async function swapIn(
  html: string,
  lang: string,
  title: string,
  geometry: PageGeometry | null,
  hasPlaceholders: boolean,
): Promise<LaidOut | null> {
  document.documentElement.lang = lang === 'zh' ? 'zh-CN' : 'en';
  document.title = title;
  document.body.innerHTML = html;
  await document.fonts.ready;
  // A data URL is loaded by now. A print takes its JPEG as it is; decoding would wait for the next frame.
  const late = Array.from(document.images).filter(
    ({ src, complete }) => src.startsWith('data:') && !complete,
  );
  await Promise.all(late.map((image) => image.decode().catch(() => undefined)));
  if (geometry === null) return null;
  const { paginateResume, setPlaceholderColours } = globalThis as unknown as PrintWindow;
  const pagination = paginateResume(document.body.firstElementChild as HTMLElement, geometry);
  return { ...pagination, textColours: hasPlaceholders ? setPlaceholderColours() : [] };
}

async function decodePictures(): Promise<void> {
  const pictures = Array.from(document.images).filter(({ src }) => src.startsWith('data:'));
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
}

function addNotice(text: string, style: string, top: string): void {
  const note = document.createElement('p');
  note.textContent = text;
  note.style.cssText = style;
  note.style.top = top;
  note.style.fontFamily = getComputedStyle(document.body.firstElementChild ?? document.body).fontFamily;
  document.body.append(note);
}

function takeOut(): void {
  document.body.replaceChildren();
  const window = globalThis as unknown as PrintWindow;
  for (const face of window.temporaryFaces ?? []) document.fonts.delete(face);
  window.temporaryFaces = [];
}

interface PrintWindow {
  paginateResume: (root: HTMLElement, geometry: PageGeometry) => Pagination;
  setPlaceholderColours: () => TextColour[];
  temporaryFaces?: FontFace[];
}
