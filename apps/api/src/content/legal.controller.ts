import { Controller } from '@nestjs/common';
import { getLegalText } from '@qicheng/contract/content/index';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { LegalTextService } from '@qicheng/core/content';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';

@Controller()
export class LegalController {
  constructor(private readonly texts: LegalTextService) {}

  @Handles(getLegalText)
  get(@Input() { name }: InputOf<typeof getLegalText>): Promise<ResultOf<typeof getLegalText>> {
    return this.texts.get(name);
  }
}
