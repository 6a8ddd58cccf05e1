import { Injectable } from '@nestjs/common';
import { AiCountService, ReadAiCount } from '../ai-count/index.js';
import { Clock, Failure, CryptoService } from '../platform/index.js';
import { SettingsService } from '../site/index.js';
import { campaignIdIn } from './campaign-code.js';
import { CampaignRepository, type CampaignRow } from './campaign.repository.js';
import type { CampaignFailure } from './campaign.service.js';

const refuse = (reason: CampaignFailure): never => {
  throw new Failure<CampaignFailure>(reason);
};

/** Campaigns by the code in visitors' links. */
@Injectable()
export class RunningCampaignService {
  constructor(
    private readonly campaigns: CampaignRepository,
    private readonly secrets: CryptoService,
    private readonly clock: Clock,
  ) {}

  /** The running campaign of a code; otherwise the reason. */
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

interface Gift {
  campaignId: string;
  amount: number;
  source: 'campaign' | 'activation';
}

/** The first-activation campaign has no link and no end; operators set its gift, 0 for none. */
const ACTIVATION_ID = '00000000-0000-7000-8000-000000000001';
const NO_END = new Date('2999-12-31T00:00:00Z');

/**
 * Gifts of AI counts [decision 15] [decision 16], each once per user through its ledger key. The
 * first-activation gift needs no code: the first call of a signed-in user with a verified phone claims it,
 * after a registration or after the first sign-in of an older account.
 */
@Injectable()
export class ClaimGift {
  constructor(
    private readonly open: RunningCampaignService,
    private readonly campaigns: CampaignRepository,
    private readonly counts: AiCountService,
    private readonly readCount: ReadAiCount,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  /** The amount added; 0 if there is nothing new, which is not an error. */
  async run(userId: string, code?: string): Promise<{ added: number; count: number }> {
    const gift = code === undefined ? await this.activationGift(userId) : await this.giftOf(code);
    // While AI is free a gift would be worthless; it stays claimable.
    if (gift === null || (await this.readCount.isUnlimited()))
      return { added: 0, count: await this.counts.balanceOf(userId) };
    if (gift.source === 'activation') await this.ensureActivationCampaign(gift.amount);
    return this.claim(userId, gift);
  }

  private async claim(userId: string, { campaignId, amount, source }: Gift) {
    const now = this.clock.now();
    await this.campaigns.join(campaignId, userId, now);
    const key = `campaign:${campaignId}`;
    const { granted, balance } = await this.counts.grant(userId, { key, amount, source });
    // Also after a call that was interrupted between the grant and this line.
    await this.campaigns.markClaimed(campaignId, userId, now);
    return { added: granted ? amount : 0, count: balance };
  }

  private async giftOf(code: string): Promise<Gift> {
    const { id, amount } = await this.open.get(code);
    return { campaignId: id, amount, source: 'campaign' };
  }

  private async activationGift(userId: string): Promise<Gift | null> {
    const amount = await this.settings.get('activationGift');
    if (amount === 0 || !(await this.campaigns.hasPhone(userId))) return null;
    return { campaignId: ACTIVATION_ID, amount, source: 'activation' };
  }

  private async ensureActivationCampaign(amount: number): Promise<void> {
    const now = this.clock.now();
    await this.campaigns.add({
      id: ACTIVATION_ID,
      kind: 'activation',
      name: '首次激活赠送',
      schoolName: '',
      amount,
      startsAt: now,
      endsAt: NO_END,
      createdAt: now,
    });
  }
}
