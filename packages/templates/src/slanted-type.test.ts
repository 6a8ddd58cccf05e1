import { templateCodes } from './catalog.js';
import { registry } from './registry.js';
import { baseStyles } from './shared/base-styles.js';

// A browser slants an upright face that has no italic, Chinese above all. Italics are families of their own.
it.each(templateCodes)('%s lets no browser slant a text', (code) => {
  expect(registry[code].css).not.toMatch(/font-style:\s*(italic|oblique)/);
  expect(baseStyles).not.toMatch(/font-style:\s*(italic|oblique)/);
  expect(baseStyles).toContain('font-synthesis: none');
});

it.each(templateCodes)('%s sets only English in italics', (code) => {
  const rules = [...registry[code].css.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const italic = rules.filter(([, , body = '']) => body.includes('var(--italic)'));
  expect(italic.filter(([, selector = '']) => !selector.includes(':lang(en)'))).toEqual([]);
});
