import { Injectable } from '@nestjs/common';
import { CryptoService } from '../platform/index.js';
import { RecommendationPhoneRepository } from './recommendation-phone.repository.js';

/** The verified phone that employers may call. */
@Injectable()
export class RecommendationPhoneService {
  constructor(
    private readonly phones: RecommendationPhoneRepository,
    private readonly secrets: CryptoService,
  ) {}

  async find(userId: string): Promise<string | null> {
    const cipher = await this.phones.find(userId);
    return cipher === null ? null : this.secrets.decrypt(cipher);
  }

  async findMasked(userId: string): Promise<string | null> {
    const phone = await this.find(userId);
    return phone && `${phone.slice(0, 3)}****${phone.slice(-4)}`;
  }
}
