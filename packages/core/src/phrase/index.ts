export { HeadingService } from './heading.service.js';
export { LearningResourceService } from './learning-resource.service.js';
export { PhraseLibraryService } from './phrase-library.service.js';
export { PhraseModule } from './phrase.module.js';
export { SkillWordService } from './skill-word.service.js';
