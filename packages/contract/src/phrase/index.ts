import { listPhraseOccupations, listPhraseSections, searchPhrases } from './phrase.contract.js';
import { listHeadings, listLearningResources, searchSkills } from './word.contract.js';

export {
  listHeadings,
  listLearningResources,
  listPhraseOccupations,
  listPhraseSections,
  searchPhrases,
  searchSkills,
};

export const phraseEndpoints = {
  listHeadings,
  searchSkills,
  listPhraseSections,
  listPhraseOccupations,
  searchPhrases,
  listLearningResources,
};
