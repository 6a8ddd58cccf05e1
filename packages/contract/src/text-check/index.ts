import { checkText } from './text-check.contract.js';

export { textCheckFailures } from './failures.js';
export { checkText };

export const textCheckEndpoints = { checkText };
