// Classes follow one naming convention, and files are named after them (docs/CODE_STYLE.md).
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { citingFiles } from './citations.mjs';
import { classNameProblems } from './class-names.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const files = citingFiles(root).filter((file) => /^(apps|packages)\/.*\.tsx?$/.test(file));

describe('a class', () => {
  it.each([
    ['a/posting.ts', 'export class Posting {}', ['a/posting.ts: Posting is a gerund']],
    ['a/orders.ts', 'export abstract class Orders {}', ['a/orders.ts: Orders is a bare plural']],
    ['a/compare-offers.ts', 'export class CompareOffers {}', []],
    ['a/health-metrics.ts', 'export class HealthMetrics {}', []],
    ['a/order.service.ts', 'export class OrderService {}', []],
    ['a/order.service.ts', 'export class Order {}', ['a/order.service.ts: not named after Order']],
    [
      'a/order.service.ts',
      'export class OrderListService {}',
      ['a/order.service.ts: not named after OrderListService'],
    ],
    ['operator/audit.controller.ts', 'export class OperatorAuditController {}', []],
  ])('in %s: %s', (file, text, found) => {
    expect(classNameProblems(file, text)).toEqual(found);
  });

  it('follows the convention everywhere, and so does its file name', () => {
    const read = (file) => fs.readFileSync(path.join(root, file), 'utf8');
    expect(files.flatMap((file) => classNameProblems(file, read(file)))).toEqual([]);
    expect(files.length).toBeGreaterThan(1000);
  });
});
