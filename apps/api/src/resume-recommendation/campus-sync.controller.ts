import { Controller } from '@nestjs/common';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import {
  getCampusSync,
  startCampusSync,
  stopCampusSync,
} from '@qicheng/contract/resume-recommendation/index';
import { CampusSyncService } from '@qicheng/core/resume-recommendation';
import { Caller } from '../kit/caller.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';

type State = ResultOf<typeof getCampusSync>;

@Controller()
export class CampusSyncController {
  constructor(private readonly campus: CampusSyncService) {}

  @Handles(getCampusSync)
  get(@Input() _input: InputOf<typeof getCampusSync>, @Caller() { userId }: Caller): Promise<State> {
    return this.campus.get(userId);
  }

  @Handles(startCampusSync)
  async start(
    @Input() { resumeId, consent }: InputOf<typeof startCampusSync>,
    @Caller() { userId }: Caller,
  ): Promise<State> {
    await this.campus.start(userId, { resumeId, consent });
    return this.campus.get(userId);
  }

  @Handles(stopCampusSync)
  async stop(@Input() _input: InputOf<typeof stopCampusSync>, @Caller() { userId }: Caller): Promise<State> {
    await this.campus.stop(userId);
    return this.campus.get(userId);
  }
}
