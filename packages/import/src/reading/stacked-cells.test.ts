import { erase, type Gray, rulesIn } from './picture-rules.js';
import { stackCells, wayBack } from './stacked-cells.js';

const WIDTH = 600;
const HEIGHT = 400;

function blank(): Gray {
  return { pixels: Buffer.alloc(WIDTH * HEIGHT, 255), width: WIDTH, height: HEIGHT };
}

function fill({ pixels }: Gray, left: number, top: number, width: number, height: number): void {
  for (let y = top; y < top + height; y += 1) pixels.fill(0, y * WIDTH + left, y * WIDTH + left + width);
}

/** Two rows of two cells; the lower right cell has two lines, the others one. */
function table(): Gray {
  const picture = blank();
  for (const y of [50, 120, 250]) fill(picture, 40, y, 502, 2);
  for (const x of [40, 200, 540]) fill(picture, x, 50, 2, 202);
  for (const [x, y] of [
    [60, 75],
    [220, 75],
    [60, 170],
    [220, 145],
    [220, 195],
  ] as const)
    fill(picture, x, y, 60, 20);
  return picture;
}

describe('rules and cells in a picture', () => {
  it('finds thin long lines but no text', () => {
    const rules = rulesIn(table());
    expect(rules.filter(({ isLevel }) => isLevel)).toHaveLength(3);
    expect(rules.filter(({ isLevel }) => !isLevel)).toHaveLength(3);
    expect(rulesIn(blank())).toEqual([]);
  });

  it('paints rules white and keeps the text', () => {
    const picture = table();
    erase(picture, rulesIn(picture));
    expect(picture.pixels[51 * WIDTH + 300]).toBe(255);
    expect(picture.pixels[80 * WIDTH + 70]).toBe(0);
  });

  it('stacks multi-line cells and maps positions back', () => {
    const picture = table();
    const rules = rulesIn(picture);
    erase(picture, rules);
    const stacked = stackCells(picture, rules, 3);
    // The row of one-line cells stays one part; each cell of the other row becomes a part.
    expect(stacked?.parts).toHaveLength(3);
    const last = stacked?.parts.at(-1);
    const back = wayBack(stacked?.parts ?? [], (last?.toY ?? 0) + 5);
    expect((last?.toX ?? 0) + (back?.x ?? 0)).toBe(last?.x);
    expect(stacked?.pixels[((last?.toY ?? 0) + 145 - (last?.y ?? 0) + 5) * WIDTH + 80]).toBe(0);
  });

  it('leaves a picture without a table unchanged', () => {
    expect(stackCells(blank(), [], 3)).toBeNull();
  });
});
