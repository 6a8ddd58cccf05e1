import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AuditLogService } from '../operator/index.js';
import { Clock, type CommonFailure, Failure, CryptoService } from '../platform/index.js';
import { campaignCodeOf } from './campaign-code.js';
import { CampaignRepository, type CampaignRow } from './campaign.repository.js';

export type CampaignFailure = 'campaignCodeInvalid' | 'campaignNotStarted' | 'campaignEnded';

/** What only operators are told. */
export type CampaignSetupFailure = 'campaignNameInvalid' | 'campaignAmountInvalid' | 'campaignWindowInvalid';

const MAX_GIFT = 1000;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

interface NewCampaign {
  actor: string;
  name: string;
  schoolName: string;
  amount: number;
  startsAt: Date;
  endsAt: Date;
}

export type CampaignState = 'planned' | 'open' | 'ended' | 'disabled';

interface CampaignSummary extends CampaignRow {
  /** What its links carry; null for the one that needs no link. */
  code: string | null;
  state: CampaignState;
  members: number;
  claims: number;
}

/** Campaigns as operators make and end them; every change is audited. */
@Injectable()
export class CampaignService {
  constructor(
    private readonly campaigns: CampaignRepository,
    private readonly audit: AuditLogService,
    private readonly secrets: CryptoService,
    private readonly clock: Clock,
  ) {}

  /** Makes a campaign and gives its signed code. */
  async create({ actor, ...campaign }: NewCampaign): Promise<{ id: string; code: string }> {
    refuseUnlessSound(campaign);
    const [id, createdAt] = [randomUUID(), this.clock.now()];
    await this.audit.record(actor, 'campaign.create', id, { amount: campaign.amount });
    await this.campaigns.add({ ...campaign, id, kind: 'school', createdAt });
    return { id, code: campaignCodeOf(this.secrets, id) };
  }

  /** All campaigns, newest first. */
  async list(): Promise<CampaignSummary[]> {
    const now = this.clock.now();
    return (await this.campaigns.list()).map((row) => ({
      ...row,
      code: row.kind === 'school' ? campaignCodeOf(this.secrets, row.id) : null,
      state: stateOf(row, now),
    }));
  }

  /** Ends a campaign at once; what was claimed stays. */
  async disable(actor: string, id: string): Promise<void> {
    if (!UUID.test(id)) throw new Failure<CommonFailure>('notFound');
    await this.audit.record(actor, 'campaign.disable', id);
    if (!(await this.campaigns.disable(id, this.clock.now()))) throw new Failure<CommonFailure>('notFound');
  }
}

function refuseUnlessSound({ name, schoolName, amount, startsAt, endsAt }: Omit<NewCampaign, 'actor'>): void {
  const refuse = (reason: CampaignSetupFailure): never => {
    throw new Failure<CampaignSetupFailure>(reason);
  };
  if (name.trim() === '' || name.length > 50 || schoolName.length > 100) refuse('campaignNameInvalid');
  if (!Number.isInteger(amount) || amount < 1 || amount > MAX_GIFT) refuse('campaignAmountInvalid');
  if (!(startsAt < endsAt)) refuse('campaignWindowInvalid');
}

function stateOf({ startsAt, endsAt, disabledAt }: CampaignRow, now: Date): CampaignState {
  if (disabledAt !== null) return 'disabled';
  if (endsAt <= now) return 'ended';
  return startsAt > now ? 'planned' : 'open';
}
