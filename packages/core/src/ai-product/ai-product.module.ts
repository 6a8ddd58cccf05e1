import { Module } from '@nestjs/common';
import { AiTipsRepository } from './ai-tips.repository.js';
import { AiTipService } from './ai-tip.service.js';

@Module({ providers: [AiTipsRepository, AiTipService], exports: [AiTipService] })
export class AiProductModule {}
