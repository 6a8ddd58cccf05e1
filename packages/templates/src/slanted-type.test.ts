import { templateCodes } from './catalog.js';
import { registry } from './registry.js';

// No family of the product has a Chinese italic: a browser would slant the upright one.
it.each(templateCodes)('%s uses no italics in a Chinese résumé', (code) => {
  const rules = [...registry[code].css.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const slanted = rules.flatMap(([, selectors = '', body = '']) =>
    /font-style:\s*(italic|oblique)/.test(body) ? selectors.split(/,(?![^(]*\))/) : [],
  );
  expect(
    slanted.map((selector) => selector.trim()).filter((selector) => !selector.includes(':lang(en)')),
  ).toEqual([]);
});
