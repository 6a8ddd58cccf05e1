import { Injectable } from '@nestjs/common';
import { todayInChina } from '@qicheng/resume/dates';
import { toPlainText } from '@qicheng/resume/plain-text';
import { resumeView } from '@qicheng/resume/view';
import type { ShareCard } from './draw-share-card.js';
import { OpenShare } from './open-share.js';
import { cardOf } from './share-card.service.js';

/** A shared résumé as words: what the page says before its program has come. */
export interface ShareReading {
  title: string;
  text: string;
}

/** What the page of a link holds before its program has come. */
export interface SharePage {
  card: ShareCard;
  reading: ShareReading;
}

/** Shared résumés for readers without a program: chats that show a card, slow phones. */
@Injectable()
export class SharePageService {
  constructor(private readonly shares: OpenShare) {}

  /**
   * What the link gives away, and no more; throws what the guard of shares throws, which is asked once. No view is
   * counted.
   */
  async open(visit: { token: string | undefined; ip: string }): Promise<SharePage> {
    const share = await this.shares.run({ ...visit, password: undefined });
    const { title, document, language } = share;
    const text = toPlainText(resumeView(document, language, { today: todayInChina() })).trim();
    return { card: cardOf(share), reading: { title, text } };
  }
}
