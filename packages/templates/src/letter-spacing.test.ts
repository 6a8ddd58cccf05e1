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

it.each(templateCodes)(
  '%s spaces the letters of headings in Chinese, by at most 0.02 em in English',
  (code) => {
    const rules = [...registry[code].css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(
      ([, selector = '', body = '']) => ({
        selector: selector.trim(),
        spacing: Number(/letter-spacing: ([\d.]+)/.exec(body)?.[1] ?? NaN),
      }),
    );
    const inEnglish = rules.filter(
      ({ selector, spacing }) => selector.includes(':lang(en)') && spacing <= 0.02,
    );
    const spaced = rules.filter(
      ({ selector, spacing }) => /heading/.test(selector) && !selector.includes(':lang') && spacing > 0.02,
    );
    const bare = (selector: string): string => selector.replace(/:lang\(en\)|:not\([^)]*\)/g, '');
    expect(
      spaced.filter(({ selector }) => !inEnglish.some((one) => bare(one.selector) === bare(selector))),
    ).toEqual([]);
  },
);
