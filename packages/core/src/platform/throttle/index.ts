import { Module } from '@nestjs/common';
import { Throttle } from './throttle.js';
import { ThrottleRepository } from './throttle.repository.js';

export { type Count, type Counter, Throttle } from './throttle.js';

@Module({ providers: [{ provide: Throttle, useClass: ThrottleRepository }], exports: [Throttle] })
export class ThrottleModule {}
