import * as analysis from './analysis.mjs';
import * as endpoint from './endpoint.mjs';
import * as job from './job.mjs';
import * as page from './page.mjs';
import * as template from './template.mjs';

/**
 * The generators of `pnpm gen`, by subcommand.
 * @type {Record<string, { usage: string, options: Record<string, { type: 'string' | 'boolean' }>, generate: (draft:
 * import('./draft.mjs').Draft, words: string[], options: object) => string[] }>}
 */
export const generators = {
  endpoint: {
    usage: endpoint.usage,
    options: { stored: { type: 'boolean' } },
    generate: endpoint.generateEndpoint,
  },
  job: { usage: job.usage, options: { queue: { type: 'string' } }, generate: job.generateJob },
  page: { usage: page.usage, options: {}, generate: page.generatePage },
  template: {
    usage: template.usage,
    options: { sample: { type: 'string' } },
    generate: template.generateTemplate,
  },
  analysis: { usage: analysis.usage, options: {}, generate: analysis.generateAnalysis },
};
