import { Controller, Module } from '@nestjs/common';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { checkText } from '@qicheng/contract/text-check/index';
import { CheckText, TextCheckModule } from '@qicheng/core/text-check';
import { Caller } from '../kit/caller.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';

@Controller()
export class TextCheckController {
  constructor(private readonly checkUseCase: CheckText) {}

  @Handles(checkText)
  async check(
    @Input() input: InputOf<typeof checkText>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof checkText>> {
    const list = await this.checkUseCase.run({ ...input, userId });
    const errors = list.filter(({ severity }) => severity === 'error').length;
    return { list, total: list.length, errors };
  }
}

@Module({ imports: [TextCheckModule], controllers: [TextCheckController] })
export class TextCheckHttpModule {}
