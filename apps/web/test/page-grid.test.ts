import { readFileSync } from 'node:fs';
import path from 'node:path';

const sheet = (file: string): string => readFileSync(path.join(__dirname, '../src', file), 'utf8');

/** Blocks for phones, on which a bar may span the screen. */
const FOR_PHONES = /@media \(max-width: 479px\)[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g;

/** The declarations of every rule of a style sheet whose selector is this one. */
function declarationsOf(file: string, selector: string, css = sheet(file)): string {
  const rules = [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)];
  const found = rules.filter(([, name = '']) => name.replace(/\/\*[\s\S]*?\*\//g, '').trim() === selector);
  expect(found).not.toEqual([]);
  return found.map(([, , declarations = '']) => declarations).join('');
}

describe('the grid of the page', () => {
  it.each([
    ['features/job-application/board/board.module.css', '.board'],
    ['features/job-application/applications.module.css', '.skeletons'],
    ['features/ai/kit/fields.module.css', '.submit'],
    ['features/resume-import/components/review-finish.module.css', '.finish'],
  ])('%s: %s is neither wider than its column nor moved out of it', (file, selector) => {
    const css = sheet(file).replaceAll(FOR_PHONES, '');
    expect(declarationsOf(file, selector, css)).not.toMatch(/\bwidth:|margin[-\w]*:[^;]*-1 \*/);
  });

  it('is not left by links that wrap within their words', () => {
    const file = 'features/site/components/hero.module.css';
    expect(declarationsOf(file, '.actions')).toMatch(/flex-wrap: wrap/);
    expect(declarationsOf(file, '.more')).toMatch(/white-space: nowrap/);
  });

  it('is left visibly by the tabs of the personal centre that continue to the right', () => {
    expect(declarationsOf('app/pages/personal-page.module.css', '.tabs')).toMatch(/mask-image/);
  });
});
