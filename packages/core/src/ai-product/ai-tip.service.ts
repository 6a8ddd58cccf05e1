import { Injectable } from '@nestjs/common';
import { AiTipsRepository } from './ai-tips.repository.js';

/** Whether a member wants tips on the AI pages. */
@Injectable()
export class AiTipService {
  constructor(private readonly tips: AiTipsRepository) {}

  /** They are shown until hidden. */
  async areShown(userId: string): Promise<boolean> {
    return (await this.tips.find(userId)) ?? true;
  }

  async set(userId: string, isShown: boolean): Promise<void> {
    await this.tips.set(userId, isShown);
  }
}
