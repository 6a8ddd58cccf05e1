import { Controller } from '@nestjs/common';
import { createJdVariant } from '@qicheng/contract/analysis/index';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { CreateJdVariant } from '@qicheng/core/analysis';
import { Caller } from '../kit/caller.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';

@Controller()
export class JdVariantController {
  constructor(private readonly variant: CreateJdVariant) {}

  @Handles(createJdVariant)
  createVariant(
    @Input() { runId }: InputOf<typeof createJdVariant>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof createJdVariant>> {
    return this.variant.run(userId, runId);
  }
}
