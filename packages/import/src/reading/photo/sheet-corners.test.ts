import type { Point, Quadrilateral } from './homography.js';
import { clockwise, sheetCorners } from './sheet-corners.js';

const [WIDTH, HEIGHT] = [300, 400];
const SHEET = [
  { x: 52, y: 38 },
  { x: 247, y: 55 },
  { x: 262, y: 360 },
  { x: 30, y: 345 },
] as unknown as Quadrilateral;

type Paint = (x: number, y: number) => readonly [number, number, number];

function painted(paint: Paint) {
  const pixels = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) pixels.set(paint(x, y), (y * WIDTH + x) * 3);
  return { pixels, width: WIDTH, height: HEIGHT };
}

const isWithin = (corners: readonly Point[], x: number, y: number): boolean =>
  corners.every((a, at) => {
    const b = corners[(at + 1) % corners.length] as Point;
    return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) >= 0;
  });

/** White paper with lines of text on a wooden table. */
const onTable =
  (corners: readonly Point[], light: (x: number, y: number) => number = () => 1): Paint =>
  (x, y) => {
    const isText = y % 9 < 2 && x % 5 < 3 && x > 80 && x < 220 && y > 80 && y < 320;
    const colour = isWithin(corners, x, y)
      ? isText
        ? [60, 60, 60]
        : [235, 232, 225]
      : [110 + (y % 3) * 8, 75, 48];
    return colour.map((value) => value * light(x, y)) as unknown as readonly [number, number, number];
  };

function expectNear(found: Quadrilateral | null, corners: Quadrilateral, pixels: number): void {
  expect(found).not.toBeNull();
  for (const [at, { x, y }] of corners.entries())
    expect(Math.hypot((found?.[at as 0].x ?? 0) - x, (found?.[at as 0].y ?? 0) - y)).toBeLessThan(pixels);
}

describe('the corners of a sheet in a photograph', () => {
  it('are found to two pixels', () => {
    expectNear(sheetCorners(painted(onTable(SHEET))), SHEET, 2);
  });

  it('are found with a shadow across sheet and table', () => {
    const shadow = (x: number, y: number): number => (x + y > 380 ? 0.5 : 1);
    expectNear(sheetCorners(painted(onTable(SHEET, shadow))), SHEET, 2.5);
  });

  it('are found around a bar of colour that is printed up to the edges', () => {
    const page = onTable(SHEET);
    const banner: Paint = (x, y) => (isWithin(SHEET, x, y) && y < 100 ? [30, 70, 120] : page(x, y));
    expectNear(sheetCorners(painted(banner)), SHEET, 3);
  });

  it('are found if the picture cuts off one side', () => {
    const below = [SHEET[0], SHEET[1], { x: 262, y: 500 }, { x: 30, y: 500 }];
    const found = sheetCorners(painted(onTable(below)));
    expect(found?.[2].y).toBe(HEIGHT);
    expect(found?.[3].y).toBe(HEIGHT);
  });

  it('are found if the picture cuts off two sides, also with a bar of colour on the sheet', () => {
    const below = [SHEET[0], { x: 400, y: 60 }, { x: 400, y: 500 }, { x: 30, y: 500 }] as Point[];
    const page = onTable(below);
    const bar: Paint = (x, y) => (isWithin(below, x, y) && y > 250 && y < 275 ? [150, 180, 210] : page(x, y));
    const found = sheetCorners(painted(bar));
    expect([found?.[1].x, found?.[2].x, found?.[2].y, found?.[3].y]).toEqual([WIDTH, WIDTH, HEIGHT, HEIGHT]);
  });

  it.each<[string, Paint]>([
    ['a page that fills the picture', (_x, y) => (y % 9 < 2 ? [70, 70, 70] : [250, 250, 250])],
    [
      'a scanned page with filled headings',
      (x, y) =>
        y % 80 < 12 && x > 24 && x < 276 ? [30, 78, 121] : y % 9 < 2 ? [70, 70, 70] : [245, 245, 245],
    ],
    ['a bright picture without edges', (x, y) => [120 + x / 4, 110 + y / 5, 100]],
    [
      'a triangle',
      onTable([
        { x: 150, y: 30 },
        { x: 270, y: 370 },
        { x: 30, y: 370 },
      ]),
    ],
    [
      'a small label',
      onTable([
        { x: 120, y: 150 },
        { x: 200, y: 150 },
        { x: 200, y: 230 },
        { x: 120, y: 230 },
      ]),
    ],
  ])('are not found in %s', (_picture, paint) => {
    expect(sheetCorners(painted(paint))).toBeNull();
  });
});

describe('the order of corners', () => {
  it('is clockwise from the top left', () => {
    const [a, b, c, d] = SHEET;
    expect(clockwise([c, a, d, b])).toEqual([a, b, c, d]);
  });

  it('is refused for a figure that is not convex', () => {
    expect(
      clockwise([
        { x: 0, y: 0 },
        { x: 100, y: 0 },
        { x: 20, y: 20 },
        { x: 0, y: 100 },
      ]),
    ).toBeNull();
  });
});
