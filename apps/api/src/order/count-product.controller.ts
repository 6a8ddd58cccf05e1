import { Controller } from '@nestjs/common';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { listCountProducts } from '@qicheng/contract/order/index';
import { CountPackService } from '@qicheng/core/membership';
import { Caller } from '../kit/caller.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';

@Controller()
export class CountProductController {
  constructor(private readonly packs: CountPackService) {}

  @Handles(listCountProducts)
  async list(
    @Input() _input: InputOf<typeof listCountProducts>,
    @Caller() caller: Caller | null,
  ): Promise<ResultOf<typeof listCountProducts>> {
    const packs = await this.packs.list(caller?.userId ?? null);
    return { list: packs.map(({ id, ...pack }) => ({ ...pack, productId: id })) };
  }
}
