import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ACTIONS, actorText, detailText } from './audit-labels.js';

const root = path.join(__dirname, '../../../..');
const sources = ['packages/core/src', 'apps/api/src', 'apps/ops/src', 'apps/worker/src'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(path.join(root, folder, name), 'utf8')),
);

// `audit.record(actor, '<act>'`, on one line or several.
const RECORDED = /\brecord\(\s*[^,()]*(?:\([^)]*\))?[^,()]*,\s*'([\w.-]+\.[\w.-]+)'/g;

describe('the words of the log of acts', () => {
  it('has one for every act that is recorded', () => {
    const recorded = sources.flatMap((text) => [...text.matchAll(RECORDED)].map(([, action = '']) => action));
    expect(new Set(recorded).size).toBeGreaterThan(50);
    expect([...new Set(recorded)].filter((action) => !(action in ACTIONS))).toEqual([]);
  });

  it('says who did it, and what stands beside it', () => {
    expect(actorText('ops-cli')).toBe('命令行');
    expect(actorText('operator:lin.chen')).toBe('运营 lin.chen');
    expect(actorText('later')).toBe('later');
    expect(detailText({ amount: 10, reason: '补发' })).toBe('次数 10，原因 补发');
    expect(detailText({ changed: ['a', 'b'], isSample: true, other: { x: 1 } })).toBe(
      '改动 a、b，示例 是，other {"x":1}',
    );
    expect(detailText({})).toBe('');
  });
});
