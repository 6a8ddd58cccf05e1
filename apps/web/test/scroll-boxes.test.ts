import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { scrollBoxesWithoutPosition } from './scroll-boxes.js';

const source = path.join(__dirname, '../src');
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);

describe('scroll boxes', () => {
  it('are found by their overflow and judged by their position', () => {
    const css = `
      .still { overflow-y: auto; }
      @media (max-width: 899px) { .list, .rows { overflow: hidden scroll; padding: 0; } }
      .kept { position: relative; overflow: auto; }
      .cut { overflow: hidden; }`;
    expect(scrollBoxesWithoutPosition(css)).toEqual(['.still', '.list, .rows']);
  });

  it('reads every style sheet of the site', () => {
    expect(sheets.length).toBeGreaterThan(50);
  });

  // An absolutely placed child, `.visually-hidden` among them, scrolls with its box only when the box is positioned.
  // Otherwise it is outside: the document grows under it, and focus on it scrolls the window.
  it.each(sheets)('%s: each is the containing block of what it scrolls', (file) => {
    expect(scrollBoxesWithoutPosition(readFileSync(path.join(source, file), 'utf8'))).toEqual([]);
  });
});
