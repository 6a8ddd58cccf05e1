import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/index.js';
import { GuideRepository, type GuideRow } from './guide.repository.js';

export interface GuideState {
  guide: string;
  /** The step shown last; 0 before the first. */
  step: number;
  isFinished: boolean;
}

/** Onboarding tours, per user across devices. */
@Injectable()
export class GuideService {
  constructor(
    private readonly guides: GuideRepository,
    private readonly clock: Clock,
  ) {}

  /** The user's progress; a tour that was never started is before its first step. */
  async get(userId: string, guide: string): Promise<GuideState> {
    return stateOf(guide, (await this.guides.find(userId, guide)) ?? { step: 0, finishedAt: null });
  }

  /** Stores the step; 0 restarts the tour, finished or not. */
  async setStep(userId: string, guide: string, step: number): Promise<GuideState> {
    return stateOf(guide, await this.guides.setStep(userId, guide, step, this.clock.now()));
  }

  async finish(userId: string, guide: string): Promise<GuideState> {
    return stateOf(guide, await this.guides.finish(userId, guide, this.clock.now()));
  }
}

const stateOf = (guide: string, { step, finishedAt }: GuideRow): GuideState => ({
  guide,
  step,
  isFinished: finishedAt !== null,
});
