import { isDeepStrictEqual } from 'node:util';
import type { ResumeDocument, StyleTokens } from '@qicheng/resume/document';
import sharp from 'sharp';
import { ChromiumPrinter } from '../../src/resume-export/chromium/chromium-printer.js';
import { documentOf, type ComparedResume } from './compared-resumes.js';
import { chromiumConfig } from './env.js';
import { pictureDifference, readWithPdfjs } from './pdf-reader.js';
import { PreviewBrowser } from './preview-browser.js';
import { linesOf, SAME_LINE_MM, type PlacedText } from './text-lines.js';

export interface Comparison {
  /** Pagination problems as text. */
  problems: string[];
  preview: { pageCount: number; lines: string[][] };
  pdf: { pageCount: number; lines: string[][] };
  /** The share of pixels on page 1 that differ. */
  difference: number;
}

export type ComparedLines = Omit<Comparison, 'difference'>;

/** Compares the preview in the editor with the exported PDF. */
export class PreviewComparison {
  private constructor(
    private readonly printer: ChromiumPrinter,
    readonly browser: PreviewBrowser,
    private readonly photo: { bytes: Uint8Array; mime: string },
  ) {}

  /** `scale` is the pixel ratio of the screen; images can be compared at 2 only. */
  static async open(scale = 2): Promise<PreviewComparison> {
    const bytes = await sharp({ create: { width: 413, height: 579, channels: 3, background: '#7d94ad' } })
      .jpeg()
      .toBuffer();
    const printer = await ChromiumPrinter.create(chromiumConfig());
    return new PreviewComparison(printer, await PreviewBrowser.open(scale), { bytes, mime: 'image/jpeg' });
  }

  async compare(resume: ComparedResume, templateCode: string, style?: StyleTokens): Promise<Comparison> {
    const { printed, ...lines } = await this.readBoth(resume, templateCode, style);
    return { ...lines, difference: await pictureDifference(await this.browser.screenshot(), printed) };
  }

  async compareLines(
    resume: ComparedResume,
    templateCode: string,
    style?: StyleTokens,
  ): Promise<ComparedLines> {
    const { problems, preview, pdf } = await this.readBoth(resume, templateCode, style);
    return { problems, preview, pdf };
  }

  /** Renders the preview and the PDF in parallel. */
  private async readBoth(resume: ComparedResume, templateCode: string, style: StyleTokens = {}) {
    const plain = documentOf(resume, templateCode);
    const document = { ...plain, meta: { ...plain.meta, style: { ...plain.meta.style, ...style } } };
    const [shown, { printed, read }] = await Promise.all([
      this.show(document, resume.lang),
      this.print(document, resume.lang, templateCode),
    ]);
    const inLines =
      (sameLineMm: number) =>
      (page: PlacedText[], index: number): string[] =>
        linesOf(
          page,
          sameLineMm,
          shown.columns && index < shown.columns.endPage
            ? { ...shown.columns, top: index === 0 ? shown.columns.top : 0 }
            : undefined,
        );
    const readings = SAME_LINE_MM.map((limit) => ({
      preview: shown.pages.map(inLines(limit)),
      pdf: read.pages.map(inLines(limit)),
    }));
    const [strict] = readings;
    const lines = readings.find(({ preview, pdf }) => isDeepStrictEqual(preview, pdf)) ?? strict;
    return {
      printed,
      problems: shown.problems,
      preview: { pageCount: shown.pageCount, lines: lines?.preview ?? [] },
      pdf: { pageCount: read.pages.length, lines: lines?.pdf ?? [] },
    };
  }

  private async show(document: ResumeDocument, lang: ComparedResume['lang']) {
    const photoUrl = `data:image/jpeg;base64,${Buffer.from(this.photo.bytes).toString('base64')}`;
    const shown = await this.browser.show(document, lang, photoUrl);
    return { ...shown, ...(await this.browser.text()) };
  }

  private async print(document: ResumeDocument, lang: ComparedResume['lang'], templateCode: string) {
    const input = { document, lang, templateCode, title: '对照', photo: this.photo } as const;
    const { bytes: printed } = await this.printer.pdf(input);
    return { printed, read: await readWithPdfjs(printed) };
  }

  async close(): Promise<void> {
    await Promise.all([this.printer.close(), this.browser.close()]);
  }
}
