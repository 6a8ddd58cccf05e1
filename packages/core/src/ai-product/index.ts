import { Module } from '@nestjs/common';
import { AiTipsRepository } from './ai-tips.repository.js';
import { AiTipService } from './ai-tip.service.js';

export { AiTipService } from './ai-tip.service.js';
export { AI_PRODUCTS } from './products.js';

@Module({ providers: [AiTipsRepository, AiTipService], exports: [AiTipService] })
export class AiProductModule {}
