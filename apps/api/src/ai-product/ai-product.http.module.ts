import { Module } from '@nestjs/common';
import { AiProductModule } from '@qicheng/core/ai-product';
import { AiProductController } from './ai-product.controller.js';

@Module({ imports: [AiProductModule], controllers: [AiProductController] })
export class AiProductHttpModule {}
