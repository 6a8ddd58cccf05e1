import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { timeLimit } from '@qicheng/testing/open-database';
import puppeteer, { type Browser } from 'puppeteer';
import { writeTestFontconfig } from '../../../../tooling/fonts/fontconfig.mjs';
import { chromiumConfig } from './env.js';

interface ReadPage {
  pdf: Uint8Array;
  /** The URLs that the page requested, without data URLs. */
  requests: string[];
}

// Chromium's renderer exits without any font; this one contains only brackets and full stops.
const ONLY_FONT = 'noto-sans-sc-half-400.ttf';

/** A browser on a machine without fonts for the text, like that of a recipient. */
export class ReaderBrowser {
  private constructor(
    private readonly browser: Browser,
    private readonly folder: string,
  ) {}

  static async open(): Promise<ReaderBrowser> {
    const folder = await mkdtemp(path.join(tmpdir(), 'qicheng-reader-'));
    const config = chromiumConfig();
    const fonts = path.join(folder, 'fonts');
    await mkdir(fonts);
    await copyFile(path.join(config.fontsDirectory, ONLY_FONT), path.join(fonts, ONLY_FONT));
    const browser = await puppeteer.launch({
      executablePath: config.executablePath,
      headless: 'shell',
      args: [
        '--disable-gpu',
        '--font-render-hinting=none',
        '--hide-scrollbars',
        ...(process.getuid?.() === 0 || !config.sandbox ? ['--no-sandbox'] : []),
      ],
      env: {
        PATH: '/usr/bin:/bin',
        HOME: folder,
        FONTCONFIG_FILE: await writeTestFontconfig(path.join(folder, 'fontconfig'), fonts),
        ...(config.libraryPath && { LD_LIBRARY_PATH: config.libraryPath }),
      },
      timeout: timeLimit(30_000),
      protocolTimeout: timeLimit(60_000),
    });
    return new ReaderBrowser(browser, folder);
  }

  /** Opens a page and prints it like a user. */
  async print(html: string): Promise<ReadPage> {
    const page = await this.browser.newPage();
    try {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await page.setContent(html, { waitUntil: 'load' });
      const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
      return { pdf, requests: requests.filter((url) => !url.startsWith('data:')) };
    } finally {
      await page.close();
    }
  }

  async close(): Promise<void> {
    await this.browser.close();
    await rm(this.folder, { recursive: true, force: true });
  }
}
