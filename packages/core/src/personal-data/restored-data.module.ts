import { Module } from '@nestjs/common';
import { StorageModule } from '../platform/storage/index.js';
import { EraseAgain } from './erase-again.js';
import { PersonService } from './person.service.js';
import { PersonalDataRepository } from './personal-data.repository.js';
import { SealedData } from './sealed-data.js';

/** What a restore does with personal data. */
@Module({
  imports: [StorageModule],
  providers: [PersonalDataRepository, PersonService, EraseAgain, SealedData],
  exports: [StorageModule, EraseAgain, SealedData],
})
export class RestoredDataModule {}
