import { Controller, Module } from '@nestjs/common';
import { getConsent, setConsent } from '@qicheng/contract/consent/index';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { ConsentService, ConsentModule } from '@qicheng/core/consent';
import { Caller } from '../kit/caller.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';

@Controller()
export class ConsentController {
  constructor(private readonly consents: ConsentService) {}

  @Handles(getConsent)
  get(
    @Input() { kind }: InputOf<typeof getConsent>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof getConsent>> {
    return this.consents.get(userId, kind);
  }

  @Handles(setConsent)
  set(
    @Input() { kind, isGiven }: InputOf<typeof setConsent>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof setConsent>> {
    return this.consents.set(userId, kind, isGiven);
  }
}

@Module({ imports: [ConsentModule], controllers: [ConsentController] })
export class ConsentHttpModule {}
