import { templateCodes } from './catalog.js';
import { registry } from './registry.js';

// Where a page is squeezed the space between sections shrinks; a fixed one under a heading would become the larger one.
it.each(templateCodes)('%s has less space under a heading than above it, however narrow', (code) => {
  const rules = [...registry[code].css.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const margins = rules.flatMap(([, selector = '', body = '']) =>
    /\.heading(?::not\([^)]*\))?$/.test(selector.trim())
      ? [...body.matchAll(/margin-bottom: ([^;]+);/g)].map(([, margin = '']) => margin)
      : [],
  );
  const fixed = margins.filter((margin) => parseFloat(margin) > 0 || margin.startsWith('var('));
  expect(fixed).toEqual([]);
});
