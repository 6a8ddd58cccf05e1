import { Module } from '@nestjs/common';
import { UploadModule } from '../upload/index.js';
import { PersonService } from './person.service.js';
import { PersonalDataRepository } from './personal-data.repository.js';
import { PersonalDataService } from './personal-data.service.js';

/** Needs the global JobsModule. */
@Module({
  imports: [UploadModule],
  providers: [PersonalDataRepository, PersonService, PersonalDataService],
  exports: [PersonalDataService],
})
export class PersonalDataModule {}
