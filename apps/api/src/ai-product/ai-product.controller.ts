import { Controller, Module } from '@nestjs/common';
import { listAiProducts, setAiTips } from '@qicheng/contract/ai-product/index';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { AI_PRODUCTS, AiTipService, AiProductModule } from '@qicheng/core/ai-product';
import { Caller } from '../kit/caller.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';

/** The images are web assets named after the product. */
const imageOf = (code: string) => `/ai-products/${code}.svg`;

@Controller()
export class AiProductController {
  constructor(private readonly tips: AiTipService) {}

  @Handles(listAiProducts)
  list(@Input() _input: InputOf<typeof listAiProducts>): ResultOf<typeof listAiProducts> {
    const groups = Object.entries(AI_PRODUCTS).map(([group, products]) => [
      group,
      products.map((product) => ({ ...product, image: imageOf(product.code) })),
    ]);
    return Object.fromEntries(groups) as ResultOf<typeof listAiProducts>;
  }

  @Handles(setAiTips)
  async setTips(
    @Input() { isShown }: InputOf<typeof setAiTips>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof setAiTips>> {
    if (isShown === undefined) return { isShown: await this.tips.areShown(userId) };
    await this.tips.set(userId, isShown);
    return { isShown };
  }
}

@Module({ imports: [AiProductModule], controllers: [AiProductController] })
export class AiProductHttpModule {}
