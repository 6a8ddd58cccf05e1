import { Inject, Injectable } from '@nestjs/common';
import { Clock, CORE_CONFIG, type CoreConfig } from '../platform/index.js';
import { ConsentRepository, CONSENT_TEXTS, type ConsentKind } from './consent.repository.js';

export interface ConsentState<Kind extends ConsentKind = ConsentKind> {
  kind: Kind;
  /** Whether consent applies on this site. */
  isAsked: boolean;
  isGiven: boolean;
  givenAt: Date | null;
  /** Identifies the text that was agreed to. */
  textVersion: string | null;
}

/** Separate consents; withdrawal takes effect at once. */
@Injectable()
export class ConsentService {
  constructor(
    private readonly consents: ConsentRepository,
    private readonly clock: Clock,
    @Inject(CORE_CONFIG) private readonly config: Pick<CoreConfig, 'languageModel'>,
  ) {}

  async isGiven(userId: string, kind: ConsentKind): Promise<boolean> {
    return (await this.consents.findOpen(userId, kind)) !== null;
  }

  async get<Kind extends ConsentKind>(userId: string, kind: Kind): Promise<ConsentState<Kind>> {
    const open = await this.consents.findOpen(userId, kind);
    const isAsked = kind !== 'aiModel' || this.config.languageModel !== undefined;
    return {
      kind,
      isAsked,
      isGiven: open !== null,
      givenAt: open?.givenAt ?? null,
      textVersion: open?.textVersion ?? null,
    };
  }

  async set<Kind extends ConsentKind>(
    userId: string,
    kind: Kind,
    isGiven: boolean,
  ): Promise<ConsentState<Kind>> {
    const now = this.clock.now();
    if (isGiven) {
      const textVersion = kind === 'terms' ? await this.termsVersion(now) : CONSENT_TEXTS[kind];
      await this.consents.give({ userId, kind, textVersion, givenAt: now });
    } else await this.consents.withdraw(userId, kind, now);
    return this.get(userId, kind);
  }

  /** Consent state of a sign-in: a ticked box is consent; if the user was not asked, there is none. */
  async agreeToTerms(userId: string, isAgreed: boolean | undefined): Promise<void> {
    if (isAgreed === true) await this.set(userId, 'terms', true);
  }

  /** The stored form: `terms 2026-11-23, privacy 2026-11-23`. */
  private async termsVersion(now: Date): Promise<string> {
    const texts = await this.consents.publishedTerms(now);
    return texts.map(({ slug, version }) => `${slug} ${version}`).join(', ') || CONSENT_TEXTS.terms;
  }
}
