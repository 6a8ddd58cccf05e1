import { Injectable } from '@nestjs/common';
import { Clock, Failure, CryptoService } from '../platform/index.js';
import { campaignIdIn } from './campaign-code.js';
import type { CampaignFailure } from './campaign.service.js';
import { CampaignRepository, type CampaignRow } from './campaign.repository.js';

const refuse = (reason: CampaignFailure): never => {
  throw new Failure<CampaignFailure>(reason);
};

/** Campaigns as visitors' links name them. */
@Injectable()
export class RunningCampaignService {
  constructor(
    private readonly campaigns: CampaignRepository,
    private readonly secrets: CryptoService,
    private readonly clock: Clock,
  ) {}

  /** The campaign of a code while it runs; says why not otherwise. */
  async get(code: string): Promise<CampaignRow> {
    const id = campaignIdIn(this.secrets, code);
    const campaign = id === null ? null : await this.campaigns.find(id);
    if (campaign === null) return refuse('campaignCodeInvalid');
    const now = this.clock.now();
    if (campaign.disabledAt !== null || campaign.endsAt <= now) return refuse('campaignEnded');
    if (campaign.startsAt > now) return refuse('campaignNotStarted');
    return campaign;
  }
}
