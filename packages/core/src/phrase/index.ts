import { Module } from '@nestjs/common';
import { HeadingService } from './heading.service.js';
import { LearningResourceService } from './learning-resource.service.js';
import { PhraseLibraryService } from './phrase-library.service.js';
import { SkillWordService } from './skill-word.service.js';

export { HeadingService } from './heading.service.js';
export { LearningResourceService } from './learning-resource.service.js';
export { PhraseLibraryService } from './phrase-library.service.js';
export { SkillWordService } from './skill-word.service.js';

const services = [HeadingService, LearningResourceService, PhraseLibraryService, SkillWordService];

@Module({ providers: services, exports: services })
export class PhraseModule {}
