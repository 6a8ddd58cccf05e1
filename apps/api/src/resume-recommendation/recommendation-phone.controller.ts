import { Controller } from '@nestjs/common';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import {
  bindRecommendationPhone,
  sendRecommendationCode,
} from '@qicheng/contract/resume-recommendation/index';
import { SmsCodeService } from '@qicheng/core/auth';
import { BindRecommendationPhone } from '@qicheng/core/resume-recommendation';
import { Browser } from '../kit/browser.decorator.js';
import { Caller } from '../kit/caller.decorator.js';
import { Client, type ClientInfo } from '../kit/client.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';

@Controller()
export class RecommendationPhoneController {
  constructor(
    private readonly codes: SmsCodeService,
    private readonly binding: BindRecommendationPhone,
  ) {}

  @Handles(sendRecommendationCode)
  sendCode(
    @Input() { phone }: InputOf<typeof sendRecommendationCode>,
    @Client() client: ClientInfo,
    @Browser() browser: string,
  ): Promise<ResultOf<typeof sendRecommendationCode>> {
    return this.codes.issue({ phone, purpose: 'resumeRecommend', client: { ...client, browser } });
  }

  @Handles(bindRecommendationPhone)
  bind(
    @Input() claim: InputOf<typeof bindRecommendationPhone>,
    @Caller() caller: Caller,
    @Client() client: ClientInfo,
  ): Promise<void> {
    return this.binding.run(caller.userId, claim, client);
  }
}
