import { Inject, Injectable } from '@nestjs/common';
import type { EnginePreference } from '@qicheng/analysis/engine';
import { ConsentService } from '../consent/index.js';
import { CORE_CONFIG, type CoreConfig } from '../platform/index.js';

interface ChosenEngine {
  preference: EnginePreference;
  /** Names the model that is asked; null where the rules work alone. */
  model: string | null;
}

const RULES: ChosenEngine = { preference: 'rules', model: null };

/** Which engine a run gets: a model only where one is set up and the person agreed to it [data consent]. */
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
