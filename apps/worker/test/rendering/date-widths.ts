import type { ResumeDocument, TextWeight } from '@qicheng/resume/document';
import type { TemplateCode } from '@qicheng/templates/catalog';
import { hardResume } from '@qicheng/testing/hard-resumes';
import type { PreviewBrowser } from './preview-browser.js';

/** The widest months of each language in the widest formats, including the defaults. */
export const LONGEST_PERIODS = [
  { lang: 'zh', dateForm: undefined, start: { y: 2020, m: 10 }, end: { y: 2024, m: 12 } },
  { lang: 'zh', dateForm: 'chinese', start: { y: 2020, m: 10 }, end: { y: 2024, m: 12 } },
  { lang: 'zh', dateForm: 'dash', start: { y: 2020, m: 10 }, end: { y: 2024, m: 12 } },
  { lang: 'en', dateForm: undefined, start: { y: 2020, m: 5 }, end: { y: 2024, m: 5 } },
  { lang: 'en', dateForm: 'slash', start: { y: 2020, m: 5 }, end: { y: 2024, m: 5 } },
] as const;
export const DATE_FONTS = ['sans', 'serif', 'kai'] as const;

interface ShownPeriods {
  code: TemplateCode;
  fontFamily: (typeof DATE_FONTS)[number];
  textWeight?: TextWeight;
  longest: (typeof LONGEST_PERIODS)[number];
}

/** Renders a résumé in which every period is `longest` and returns the dates that do not fit, one a line. */
export async function findCutDates(
  browser: PreviewBrowser,
  { code, fontFamily, textWeight, longest: { lang, dateForm, ...period } }: ShownPeriods,
): Promise<string> {
  const document = withPeriods(hardResume('everySection', code), period);
  document.meta.style = { dateForm, fontFamily, textWeight };
  await browser.show(document, lang);
  return await browser.read(cutDates, String(period.end.y));
}

/** Returns a copy in which every period is this one. */
function withPeriods(document: ResumeDocument, period: object): ResumeDocument {
  const copied: unknown = JSON.parse(
    JSON.stringify(document, (key, value: unknown) => (key === 'period' ? period : value)),
  );
  return copied as ResumeDocument;
}

/** Runs in the preview page: returns the periods that wrap or are wider than their column. */
function cutDates(year: string): string {
  const root = document.querySelector('#root > *')?.shadowRoot;
  const dates = Array.from(root?.querySelectorAll('.entry-date, .side-date, .moment') ?? []);
  const periods = dates.filter((date) => date.textContent.includes(year));
  if (periods.length === 0) return 'no period is shown';
  const problems = periods.filter((date) => {
    const place = date.getBoundingClientRect();
    const column = date.closest('[data-widened], [data-region]')?.getBoundingClientRect() ?? place;
    const rects: DOMRect[] = [];
    const walker = document.createTreeWalker(date, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      rects.push(...Array.from(range.getClientRects()));
    }
    const middles = rects.map(({ top, bottom }) => (top + bottom) / 2);
    const left = Math.min(...rects.map((rect) => rect.left));
    const right = Math.max(...rects.map((rect) => rect.right));
    const isBroken = Math.max(...middles) - Math.min(...middles) > (rects[0]?.height ?? 0) / 2;
    return isBroken || left < place.left - 1 || right > Math.min(place.right, column.right) + 1;
  });
  return [...new Set(problems.map((date) => `${date.className}: ${date.textContent}`))].join('\n');
}
