import { templateCodes } from './catalog.js';
import { registry } from './registry.js';

// No family of the product has an italic of Chinese: a browser would slant the upright one.
it.each(templateCodes)('%s slants nothing in a Chinese résumé', (code) => {
  const rules = [...registry[code].css.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const slanted = rules.flatMap(([, selectors = '', body = '']) =>
    /font-style:\s*(italic|oblique)/.test(body) ? selectors.split(/,(?![^(]*\))/) : [],
  );
  expect(
    slanted.map((selector) => selector.trim()).filter((selector) => !selector.includes(':lang(en)')),
  ).toEqual([]);
});
