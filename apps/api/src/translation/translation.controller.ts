import { Controller, Module } from '@nestjs/common';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { translate } from '@qicheng/contract/translation/index';
import { TranslateTexts, TranslationModule } from '@qicheng/core/translation';
import { Caller } from '../kit/caller.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';

@Controller()
export class TranslationController {
  constructor(private readonly texts: TranslateTexts) {}

  @Handles(translate)
  translate(
    @Input() { texts, to, subject }: InputOf<typeof translate>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof translate>> {
    return this.texts.run(userId, texts, to, subject);
  }
}

@Module({ imports: [TranslationModule], controllers: [TranslationController] })
export class TranslationHttpModule {}
