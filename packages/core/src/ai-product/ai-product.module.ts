import { Module } from '@nestjs/common';
import { AiTipsRepository } from './ai-tips.repository.js';
import { AiTips } from './ai-tips.service.js';

@Module({ providers: [AiTipsRepository, AiTips], exports: [AiTips] })
export class AiProductModule {}
