import { Injectable } from '@nestjs/common';
import { todayInChina } from '@qicheng/resume/dates';
import { toPlainText } from '@qicheng/resume/plain-text';
import { resumeView } from '@qicheng/resume/view';
import type { ShareCard } from './draw-share-card.js';
import { OpenShare } from './open-share.js';
import { cardOf } from './share-card.service.js';

/** A shared résumé as text: what the page contains before its script loads. */
export interface ShareReading {
  title: string;
  text: string;
}

/** What a share page contains before its script loads. */
export interface SharePage {
  card: ShareCard;
  reading: ShareReading;
}

/** Shared résumés for clients without scripts: chat previews, slow phones. */
@Injectable()
export class SharePageService {
  constructor(private readonly shares: OpenShare) {}

  /** Only what the link shows; throws what the share guard throws, which runs once. No view is counted. */
  async open(visit: { token: string | undefined; ip: string }): Promise<SharePage> {
    const share = await this.shares.run({ ...visit, password: undefined });
    const { title, document, language } = share;
    const text = toPlainText(resumeView(document, language, { today: todayInChina() })).trim();
    return { card: cardOf(share), reading: { title, text } };
  }
}
