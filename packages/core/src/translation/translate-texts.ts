import { Injectable } from '@nestjs/common';
import { Clock, type CommonFailure, Failure } from '../platform/index.js';
import { Throttle } from '../platform/throttle/index.js';
import {
  type SourceText,
  TRANSLATION_CHARACTERS,
  type TranslationLanguage,
  type TranslationResult,
  TRANSLATIONS_PER_MINUTE,
  Translator,
  type TranslationFailure,
} from './translation.js';

const MINUTE = 60;

/** Translates résumé texts within the limits of one user. The texts are not stored. */
@Injectable()
export class TranslateTexts {
  constructor(
    private readonly translator: Translator,
    private readonly throttle: Throttle,
    private readonly clock: Clock,
  ) {}

  async run(
    userId: string,
    texts: readonly SourceText[],
    to: TranslationLanguage,
  ): Promise<TranslationResult> {
    const characters = texts.reduce((sum, { text }) => sum + text.length, 0);
    if (characters > TRANSLATION_CHARACTERS) throw new Failure<TranslationFailure>('translationTooLong');
    await this.admit(userId);
    const { engine, notice } = this.translator;
    const list = await this.translator.translate(texts, to);
    return {
      engine,
      notice,
      list,
      translatedCount: list.filter(({ state }) => state === 'translated' || state === 'suggested').length,
    };
  }

  private async admit(userId: string): Promise<void> {
    const [count] = await this.throttle.hit([{ key: `translate:${userId}`, seconds: MINUTE }]);
    if (!count || count.hits <= TRANSLATIONS_PER_MINUTE) return;
    const wait = Math.ceil((count.expiresAt.getTime() - this.clock.now().getTime()) / 1000);
    throw new Failure<CommonFailure>('tooManyRequests', { retryAfterSeconds: Math.max(1, wait) });
  }
}
