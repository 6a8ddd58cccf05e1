import { Module } from '@nestjs/common';
import { ConsentRepository } from './consent.repository.js';
import { ConsentService } from './consent.service.js';

@Module({ providers: [ConsentRepository, ConsentService], exports: [ConsentService] })
export class ConsentModule {}
