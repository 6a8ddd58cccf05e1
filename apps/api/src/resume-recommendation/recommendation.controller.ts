import { Controller, Module } from '@nestjs/common';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import {
  closeRecommendation,
  getRecommendation,
  getRecommendationOffer,
  openRecommendation,
  syncRecommendation,
} from '@qicheng/contract/resume-recommendation/index';
import { AuthModule } from '@qicheng/core/auth';
import { RecommendationService, ResumeRecommendationModule } from '@qicheng/core/resume-recommendation';
import { Caller } from '../kit/caller.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';
import { CampusSyncController } from './campus-sync.controller.js';
import { RecommendationPhoneController } from './recommendation-phone.controller.js';

type State = ResultOf<typeof getRecommendation>;

@Controller()
export class RecommendationController {
  constructor(private readonly recommendations: RecommendationService) {}

  @Handles(getRecommendation)
  get(@Input() _input: InputOf<typeof getRecommendation>, @Caller() { userId }: Caller): Promise<State> {
    return this.recommendations.get(userId);
  }

  @Handles(getRecommendationOffer)
  async offer(
    @Input() { isShown = false }: InputOf<typeof getRecommendationOffer>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof getRecommendationOffer>> {
    const isNoted = isShown
      ? await this.recommendations.noteOffered(userId)
      : await this.recommendations.isOffered(userId);
    return { isShown: isNoted };
  }

  @Handles(openRecommendation)
  async open(
    @Input() { resumeId, consent }: InputOf<typeof openRecommendation>,
    @Caller() { userId }: Caller,
  ): Promise<State> {
    await this.recommendations.open(userId, { resumeId, consent });
    return this.recommendations.get(userId);
  }

  @Handles(closeRecommendation)
  async close(
    @Input() _input: InputOf<typeof closeRecommendation>,
    @Caller() { userId }: Caller,
  ): Promise<State> {
    await this.recommendations.close(userId);
    return this.recommendations.get(userId);
  }

  @Handles(syncRecommendation)
  async sync(
    @Input() _input: InputOf<typeof syncRecommendation>,
    @Caller() { userId }: Caller,
  ): Promise<State> {
    await this.recommendations.sync(userId);
    return this.recommendations.get(userId);
  }
}

@Module({
  imports: [AuthModule, ResumeRecommendationModule],
  controllers: [CampusSyncController, RecommendationController, RecommendationPhoneController],
})
export class ResumeRecommendationHttpModule {}
