import { Controller } from '@nestjs/common';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import {
  createVariant,
  detachVariant,
  getVariant,
  retargetVariant,
  settleVariant,
} from '@qicheng/contract/resume-variant/index';
import { ResumeVariantService } from '@qicheng/core/resume';
import { Caller } from '../kit/caller.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';

@Controller()
export class VariantController {
  constructor(private readonly variants: ResumeVariantService) {}

  @Handles(createVariant)
  create(
    @Input() input: InputOf<typeof createVariant>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof createVariant>> {
    return this.variants.create({ ...input, userId });
  }

  @Handles(getVariant)
  async get(
    @Input() { id }: InputOf<typeof getVariant>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof getVariant>> {
    return { variant: await this.variants.state(userId, id) };
  }

  @Handles(settleVariant)
  async settle(
    @Input() { id, keys }: InputOf<typeof settleVariant>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof settleVariant>> {
    return { variant: await this.variants.settle(userId, id, keys) };
  }

  @Handles(retargetVariant)
  retarget(
    @Input() { id, target }: InputOf<typeof retargetVariant>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof retargetVariant>> {
    return this.variants.retarget(userId, id, target);
  }

  @Handles(detachVariant)
  detach(
    @Input() { id }: InputOf<typeof detachVariant>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof detachVariant>> {
    return this.variants.detach(userId, id);
  }
}
