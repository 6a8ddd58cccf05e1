import { createReadStream, existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ResumeDocument } from '@qicheng/resume/document';
import type { CutAnswer, FitAnswer } from '@qicheng/templates/page-fit';
import { timeLimit } from '@qicheng/testing/open-database';
import puppeteer, { type Browser, type Page } from 'puppeteer';
import { writeTestFontconfig } from '../../../../tooling/fonts/fontconfig.mjs';
import { chromiumConfig, previewPage } from './env.js';
import { findColumns } from './find-columns.js';
import { findPaginationProblems } from './find-pagination-problems.js';
import { readPlacedText } from './read-placed-text.js';
import type { Columns, PlacedText } from './text-lines.js';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};
/** One A4 page at 96 dpi. */
const SHEET = { x: 0, y: 0, width: 794, height: 1123 };

export interface ShownPreview {
  pageCount: number;
  /** The used share of the last page, from 0 to 1. */
  fill: number;
  problems: string[];
}

export interface PreviewText {
  pages: PlacedText[][];
  /** The left edges of the columns of the first page; undefined if there is only one column. */
  columns: Columns | undefined;
}

export interface FitRequest {
  document: ResumeDocument;
  budget: number;
  fills: boolean;
}

/** The reply of the preview page (apps/web/test/preview-page/fit.ts). */
export interface FitReply {
  answer: FitAnswer;
  cut?: CutAnswer;
  fitted: ResumeDocument;
  isFitted: boolean;
  milliseconds: number;
}

interface PreviewWindow {
  showResume: (request: object) => Promise<{ pageCount: number; fill: number }>;
  fitResume: (request: FitRequest) => Promise<FitReply>;
}

/** The built preview page in its own browser, configured like a user's. */
export class PreviewBrowser {
  private constructor(
    private readonly page: Page,
    private readonly browser: Browser,
    private readonly server: http.Server,
    private readonly folder: string,
    /** Console errors of the page, including violations of the content security policy. */
    readonly complaints: string[],
  ) {}

  /** Opens the page; `scale` is the pixel ratio of the screen. */
  static async open(scale = 2): Promise<PreviewBrowser> {
    const folder = await mkdtemp(path.join(tmpdir(), 'qicheng-preview-'));
    const server = await serve(previewPage());
    const config = chromiumConfig();
    const browser = await puppeteer.launch({
      executablePath: config.executablePath,
      headless: 'shell',
      args: [
        '--disable-gpu',
        '--font-render-hinting=none',
        '--hide-scrollbars',
        '--disable-frame-rate-limit',
        ...(process.getuid?.() === 0 || !config.sandbox ? ['--no-sandbox'] : []),
      ],
      env: {
        PATH: '/usr/bin:/bin',
        HOME: folder,
        FONTCONFIG_FILE: await writeTestFontconfig(path.join(folder, 'fontconfig'), config.fontsDirectory),
        ...(config.libraryPath && { LD_LIBRARY_PATH: config.libraryPath }),
      },
      defaultViewport: { width: 1000, height: 1200, deviceScaleFactor: scale },
      timeout: timeLimit(30_000),
      protocolTimeout: timeLimit(180_000),
    });
    const page = await browser.newPage();
    page.setDefaultNavigationTimeout(timeLimit(30_000));
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/index.html`);
    return new PreviewBrowser(page, browser, server, folder, complaints);
  }

  async show(document: ResumeDocument, lang: 'zh' | 'en', photoUrl?: string): Promise<ShownPreview> {
    const request = { document, lang, photoUrl };
    const { pageCount, fill } = await this.page.evaluate(
      (argument) => (globalThis as unknown as PreviewWindow).showResume(argument),
      request,
    );
    return { pageCount, fill, problems: await this.page.evaluate(findPaginationProblems) };
  }

  /** Returns the text of the current résumé. */
  async text(): Promise<PreviewText> {
    const columns = await this.page.evaluate(findColumns);
    return { pages: await this.page.evaluate(readPlacedText), columns };
  }

  /** Fits the current résumé, whose fonts are already loaded. */
  async fit(request: FitRequest): Promise<FitReply> {
    return await this.page.evaluate(
      (argument) => (globalThis as unknown as PreviewWindow).fitResume(argument),
      request,
    );
  }

  /** Returns the result of a function that runs in the page with a text. */
  async read(look: (text: string) => string, text: string): Promise<string> {
    return await this.page.evaluate(look, text);
  }

  async screenshot(): Promise<Uint8Array> {
    return await this.page.screenshot({ clip: SHEET, captureBeyondViewport: true, optimizeForSpeed: true });
  }

  async close(): Promise<void> {
    await this.browser.close();
    this.server.closeAllConnections();
    this.server.close();
    await rm(this.folder, { recursive: true, force: true });
  }
}

async function serve(root: string): Promise<http.Server> {
  const server = http.createServer((request, response) => {
    const file = path.join(root, path.normalize(new URL(request.url ?? '/', 'http://localhost').pathname));
    if (!existsSync(file)) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' });
    return createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}
