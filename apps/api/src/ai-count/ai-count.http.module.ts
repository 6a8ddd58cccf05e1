import { Module } from '@nestjs/common';
import { AiCountModule } from '@qicheng/core/ai-count';
import { CampaignModule } from '@qicheng/core/campaign';
import { AiCountController } from './ai-count.controller.js';
import { LedgerController } from './ledger.controller.js';

@Module({ imports: [AiCountModule, CampaignModule], controllers: [AiCountController, LedgerController] })
export class AiCountHttpModule {}
