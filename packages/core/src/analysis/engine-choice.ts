import { Inject, Injectable } from '@nestjs/common';
import type { EnginePreference } from '@qicheng/analysis/engine';
import { ConsentService } from '../consent/index.js';
import { CORE_CONFIG, type CoreConfig } from '../platform/index.js';

interface ChosenEngine {
  preference: EnginePreference;
  /** The model's name; null if only rules are used. */
  model: string | null;
}

const RULES: ChosenEngine = { preference: 'rules', model: null };

/** Chooses the engine of a run: a model only if one is configured and the user consented [data consent]. */
@Injectable()
export class EngineChoice {
  constructor(
    @Inject(CORE_CONFIG) private readonly config: CoreConfig,
    private readonly consents: ConsentService,
  ) {}

  async of(userId: string, preference: EnginePreference): Promise<ChosenEngine> {
    const { languageModel: model } = this.config;
    if (preference === 'rules') return RULES;
    if (model === undefined) return { preference, model: null };
    return (await this.consents.isGiven(userId, 'aiModel')) ? { preference, model } : RULES;
  }
}
