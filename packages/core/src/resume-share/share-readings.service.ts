import { Injectable } from '@nestjs/common';
import { toPlainText } from '@qicheng/resume/plain-text';
import { resumeView } from '@qicheng/resume/view';
import { OpenShare } from './open-share.js';

/** A shared résumé as words: what the page says before its program has come. */
export interface ShareReading {
  title: string;
  text: string;
}

/** Shared résumés for readers without a program: slow phones, screen readers of mail programs. */
@Injectable()
export class ShareReadings {
  constructor(private readonly shares: OpenShare) {}

  /** What the link gives away, and no more; throws what the guard of shares throws. No view is counted. */
  async read(visit: { token: string | undefined; ip: string }): Promise<ShareReading> {
    const { title, document, language } = await this.shares.run({ ...visit, password: undefined });
    return { title, text: toPlainText(resumeView(document, language)).trim() };
  }
}
