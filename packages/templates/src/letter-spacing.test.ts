import { templateCodes } from './catalog.js';
import { registry } from './registry.js';

// Chinese signs bear some space between them; lower case falls apart, and its words run into each other.
it.each(templateCodes)('%s spaces the letters of labels, dates and headlines in Chinese alone', (code) => {
  const rules = [...registry[code].css.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const spaced = rules.flatMap(([, selector = '', body = '']) =>
    /fact-label|entry-date|headline|table-head|detail/.test(selector) && /letter-spacing: (?!0;)/.test(body)
      ? [selector.trim()]
      : [],
  );
  expect(spaced.filter((selector) => !selector.includes(':lang(zh)'))).toEqual([]);
});
