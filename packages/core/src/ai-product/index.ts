import { Module } from '@nestjs/common';
import { AiTipService } from './ai-tip.service.js';
import { AiTipsRepository } from './ai-tips.repository.js';

export { AiTipService } from './ai-tip.service.js';
export { AI_PRODUCTS } from './products.js';

@Module({ providers: [AiTipsRepository, AiTipService], exports: [AiTipService] })
export class AiProductModule {}
