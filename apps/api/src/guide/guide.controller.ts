import { Controller, Module } from '@nestjs/common';
import { finishGuide, getGuideState, setGuideStep } from '@qicheng/contract/guide/index';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { GuideService, GuideModule } from '@qicheng/core/guide';
import { Caller } from '../kit/caller.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';

/** The specification's calls name no tour; they refer to the desktop editor's. */
const FIRST_USE = 'pc';

@Controller()
export class GuideController {
  constructor(private readonly guides: GuideService) {}

  @Handles(getGuideState)
  get(
    @Input() { guide = FIRST_USE }: InputOf<typeof getGuideState>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof getGuideState>> {
    return this.guides.get(userId, guide);
  }

  @Handles(setGuideStep)
  setStep(
    @Input() { guide = FIRST_USE, step }: InputOf<typeof setGuideStep>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof setGuideStep>> {
    return this.guides.setStep(userId, guide, step);
  }

  @Handles(finishGuide)
  finish(
    @Input() { guide = FIRST_USE }: InputOf<typeof finishGuide>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof finishGuide>> {
    return this.guides.finish(userId, guide);
  }
}

@Module({ imports: [GuideModule], controllers: [GuideController] })
export class GuideHttpModule {}
