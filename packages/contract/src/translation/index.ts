import { translate } from './translation.contract.js';

export { TRANSLATE_TEXT_MAX, TRANSLATE_TEXTS_MAX } from './translation.contract.js';
export { translate };

export const translationEndpoints = { translate };
