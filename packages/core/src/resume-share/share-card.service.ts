import { Inject, Injectable } from '@nestjs/common';
import type { ResumeDocument } from '@qicheng/resume/document';
import { CORE_CONFIG, type CoreConfig } from '../platform/index.js';
import { drawShareCard, type ShareCard } from './draw-share-card.js';
import { OpenShare } from './open-share.js';
import type { OpenedShare } from './resume-share.js';

/** The texts of a share's card: the name is abbreviated unless the owner shows contacts. */
export function cardOf({ document, language, showsContacts }: OpenedShare): ShareCard {
  const name = nameOf(document, language);
  const shown = showsContacts ? name : masked(name);
  const title = language === 'zh' ? `${shown}的简历` : `${shown} · Résumé`;
  return {
    name: shown === '' ? (language === 'zh' ? '一份在线简历' : 'Résumé') : title,
    headline: headlineOf(document),
  };
}

function nameOf({ basics }: ResumeDocument, language: 'zh' | 'en'): string {
  const { zh, en, pinyin } = basics.name ?? {};
  return ((language === 'zh' ? (zh ?? en ?? pinyin) : (en ?? pinyin ?? zh)) ?? '').trim();
}

/** 林** and Zhiyuan L. */
function masked(name: string): string {
  if (name === '') return '';
  if (/\p{Script=Han}/u.test(name)) return `${[...name][0] ?? ''}**`;
  const [first = '', ...rest] = name.split(/\s+/);
  const initial = [...(rest.at(-1) ?? '')][0];
  return initial ? `${first} ${initial}.` : `${[...first][0] ?? ''}**`;
}

const headlineOf = ({ basics }: ResumeDocument): string =>
  basics.headline?.zh?.trim() || basics.headline?.en?.trim() || '';

interface Visit {
  token: string | undefined;
  ip: string;
}

const KEPT = 200;

/**
 * The preview of a posted link. Chats keep such images forever: no contact, and an abbreviated name unless
 * the owner shows contacts. None for a share with a password.
 */
@Injectable()
export class ShareCardService {
  private readonly drawn = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly shares: OpenShare,
    @Inject(CORE_CONFIG) private readonly config: Pick<CoreConfig, 'fontsDirectory'>,
  ) {}

  /** The image, drawn once per state of the share and process; access is checked every time. */
  async draw(visit: Visit): Promise<Buffer> {
    const share = await this.shares.run({ ...visit, password: undefined });
    const state = `${share.shareId}.${share.version}.${String(share.showsContacts)}.${share.language}`;
    const known = this.drawn.get(state);
    if (known) return known;
    const drawing = drawShareCard(cardOf(share), this.config.fontsDirectory);
    this.cache(state, drawing);
    drawing.catch(() => this.drawn.delete(state));
    return drawing;
  }

  private cache(state: string, drawing: Promise<Buffer>): void {
    const [oldest] = this.drawn.keys();
    if (this.drawn.size >= KEPT && oldest !== undefined) this.drawn.delete(oldest);
    this.drawn.set(state, drawing);
  }
}
