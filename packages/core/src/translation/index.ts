import { Module } from '@nestjs/common';
import { ThrottleModule } from '../platform/throttle/index.js';
import { ReferenceModule } from '../reference/index.js';
import { GlossaryTranslator } from './glossary/glossary-translator.js';
import { TranslateTexts } from './translate-texts.js';
import { Translator } from './translation.js';

export { TranslateTexts } from './translate-texts.js';
export type { TranslationFailure } from './translation.js';
export type { Translated, TranslationLanguage, TranslationResult } from './translation.js';

@Module({
  imports: [ReferenceModule, ThrottleModule],
  providers: [{ provide: Translator, useClass: GlossaryTranslator }, TranslateTexts],
  exports: [TranslateTexts],
})
export class TranslationModule {}
