export { Headings } from './headings.service.js';
export { LearningResources } from './learning-resources.service.js';
export { PhraseLibrary } from './phrase-library.service.js';
export { PhraseModule } from './phrase.module.js';
export { SkillWords } from './skill-words.service.js';
