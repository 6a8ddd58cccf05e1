import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AuditLogService, type OperatorFailure } from '../operator/index.js';
import { Clock, type CommonFailure, CryptoService, Failure, isUuid } from '../platform/index.js';
import { campaignCodeOf } from './campaign-code.js';
import { CampaignRepository, type CampaignRow } from './campaign.repository.js';

export type CampaignFailure = 'campaignCodeInvalid' | 'campaignNotStarted' | 'campaignEnded';

/** Reasons shown to operators only. */
export type CampaignSetupFailure = 'campaignNameInvalid' | 'campaignAmountInvalid' | 'campaignWindowInvalid';

const MAX_GIFT = 1000;

interface NewCampaign {
  actor: string;
  /** Idempotency key of the form. */
  formKey?: string;
  name: string;
  schoolName: string;
  amount: number;
  startsAt: Date;
  endsAt: Date;
}

export type CampaignState = 'planned' | 'open' | 'ended' | 'disabled';

interface CampaignSummary extends CampaignRow {
  /** The code in its links; null for the campaign that needs no link. */
  code: string | null;
  state: CampaignState;
  members: number;
  claims: number;
}

/** Campaign management for operators; every change is audited. */
@Injectable()
export class CampaignService {
  constructor(
    private readonly campaigns: CampaignRepository,
    private readonly audit: AuditLogService,
    private readonly secrets: CryptoService,
    private readonly clock: Clock,
  ) {}

  /** Creates a campaign and returns its signed code. */
  async create({
    actor,
    formKey = randomUUID(),
    ...terms
  }: NewCampaign): Promise<{ id: string; code: string }> {
    refuseUnlessSound(terms);
    const [id, campaign] = [formKey, { ...terms, id: formKey, kind: 'school' }];
    if ((await this.campaigns.find(id)) === null)
      await this.audit.record(actor, 'campaign.create', id, { amount: campaign.amount });
    await this.campaigns.add({ ...campaign, createdAt: this.clock.now() });
    if (!(await this.campaigns.isSame(campaign))) throw new Failure<OperatorFailure>('formReused');
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

  /** Ends a campaign at once; claimed gifts are kept. */
  async disable(actor: string, id: string): Promise<void> {
    if (!isUuid(id)) throw new Failure<CommonFailure>('notFound');
    await this.audit.record(actor, 'campaign.disable', id);
    if (!(await this.campaigns.disable(id, this.clock.now()))) throw new Failure<CommonFailure>('notFound');
  }
}

function refuseUnlessSound({
  name,
  schoolName,
  amount,
  startsAt,
  endsAt,
}: Omit<NewCampaign, 'actor' | 'formKey'>): void {
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
