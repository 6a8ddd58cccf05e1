import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import type { ResumeDocument } from '@qicheng/resume/document';
import { FontPlanner, printedText, readFontFaces } from '@qicheng/templates/fonts';
import { CORE_CONFIG, type CoreConfig } from '../platform/index.js';

/** Which characters the export fonts contain, according to their manifest. */
@Injectable()
export class FontCoverageService {
  private reading: Promise<FontPlanner> | null = null;

  constructor(@Inject(CORE_CONFIG) private readonly config: Pick<CoreConfig, 'fontsDirectory'>) {}

  /**
   * Characters that the document would print as empty boxes, in reading order; null where the fonts are unknown.
   * Throws when the configured fonts cannot be read.
   */
  async missingIn(document: ResumeDocument, language: 'zh' | 'en'): Promise<string[] | null> {
    const { fontsDirectory } = this.config;
    if (fontsDirectory === null) return null;
    this.reading ??= this.read(fontsDirectory);
    const planner = await this.reading;
    return planner.plan(printedText(document, language)).missing;
  }

  private async read(directory: string): Promise<FontPlanner> {
    try {
      return new FontPlanner(readFontFaces(await readFile(path.join(directory, 'manifest.json'), 'utf8')));
    } catch (error) {
      this.reading = null; // the next call may find fonts that are being installed now
      throw error;
    }
  }
}
