import * as analysis from './analysis.mjs';
import * as endpoint from './endpoint.mjs';
import * as job from './job.mjs';
import * as page from './page.mjs';
import * as template from './template.mjs';

/**
 * What `pnpm gen` can write, by its first word.
 * @type {Record<string, { usage: string, generate: (draft: import('./draft.mjs').Draft, words: string[], options: object) => string[] }>}
 */
export const generators = {
  endpoint: { usage: endpoint.usage, generate: endpoint.generateEndpoint },
  job: { usage: job.usage, generate: job.generateJob },
  page: { usage: page.usage, generate: page.generatePage },
  template: { usage: template.usage, generate: template.generateTemplate },
  analysis: { usage: analysis.usage, generate: analysis.generateAnalysis },
};
