import { Module } from '@nestjs/common';
import { ConsentRepository } from './consent.repository.js';
import { ConsentService } from './consent.service.js';

export { CONSENT_TEXTS, type ConsentKind } from './consent.repository.js';
export { ConsentService } from './consent.service.js';

@Module({ providers: [ConsentRepository, ConsentService], exports: [ConsentService] })
export class ConsentModule {}
