import { Module } from '@nestjs/common';
import { Headings } from './headings.service.js';
import { LearningResources } from './learning-resources.service.js';
import { PhraseLibrary } from './phrase-library.service.js';
import { SkillWords } from './skill-words.service.js';

const services = [Headings, LearningResources, PhraseLibrary, SkillWords];

@Module({ providers: services, exports: services })
export class PhraseModule {}
