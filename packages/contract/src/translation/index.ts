import { translate } from './translation.contract.js';

export { MAX_TRANSLATED_TEXT_LENGTH, MAX_TRANSLATED_TEXTS } from './translation.contract.js';
export { translate };

export const translationEndpoints = { translate };
