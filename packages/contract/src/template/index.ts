import { listTemplates } from './template.contract.js';

export { listTemplates };

export const templateEndpoints = { listTemplates };
