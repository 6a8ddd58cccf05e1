import { Inject, Injectable } from '@nestjs/common';
import { CORE_CONFIG, type CoreConfig } from '../platform/index.js';
import { drawShareCard } from './draw-share-card.js';
import { OpenShare } from './open-share.js';
import { cardOf } from './share-card-text.js';

interface Visit {
  token: string | undefined;
  ip: string;
}

const KEPT = 200;

/**
 * What a link shows where it is posted. Chats keep such pictures for ever: it names no contact, and the name itself only
 * in part until the owner shows contacts. A share with a password has none.
 */
@Injectable()
export class ShareCardService {
  private readonly drawn = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly shares: OpenShare,
    @Inject(CORE_CONFIG) private readonly config: Pick<CoreConfig, 'fontsDirectory'>,
  ) {}

  /** The picture, drawn once for each state of the share while this process lives; the guard is asked every time. */
  async draw(visit: Visit): Promise<Buffer> {
    const share = await this.shares.run({ ...visit, password: undefined });
    const state = `${share.shareId}.${share.version}.${String(share.showsContacts)}.${share.language}`;
    const known = this.drawn.get(state);
    if (known) return known;
    const drawing = drawShareCard(cardOf(share), this.config.fontsDirectory);
    this.keep(state, drawing);
    drawing.catch(() => this.drawn.delete(state));
    return drawing;
  }

  private keep(state: string, drawing: Promise<Buffer>): void {
    const [oldest] = this.drawn.keys();
    if (this.drawn.size >= KEPT && oldest !== undefined) this.drawn.delete(oldest);
    this.drawn.set(state, drawing);
  }
}
