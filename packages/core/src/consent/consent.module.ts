import { Module } from '@nestjs/common';
import { ConsentRepository } from './consent.repository.js';
import { Consents } from './consents.service.js';

@Module({ providers: [ConsentRepository, Consents], exports: [Consents] })
export class ConsentModule {}
