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
    @Input() { texts, to, subjects = [] }: InputOf<typeof translate>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof translate>> {
    const [first = 'text'] = subjects;
    const sources = texts.map((text, index) => ({
      text,
      subject: subjects.length > 1 ? (subjects[index] ?? 'text') : first,
    }));
    return this.texts.run(userId, sources, to);
  }
}

@Module({ imports: [TranslationModule], controllers: [TranslationController] })
export class TranslationHttpModule {}
