import { checkText } from './text-check.contract.js';

export { checkText };

export const textCheckEndpoints = { checkText };
