import { Module } from '@nestjs/common';
import { UploadModule } from '../upload/index.js';
import { People } from './people.service.js';
import { PersonalDataRepository } from './personal-data.repository.js';
import { PersonalData } from './personal-data.service.js';

/** Needs the global JobsModule. */
@Module({
  imports: [UploadModule],
  providers: [PersonalDataRepository, People, PersonalData],
  exports: [PersonalData],
})
export class PersonalDataModule {}
