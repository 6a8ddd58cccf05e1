import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ACTIONS, actorText, detailText } from './audit-labels.js';
import { errorLabel, failedThing } from './list/lists.js';

const root = path.join(__dirname, '../../../..');
const sources = ['packages/core/src', 'apps/api/src', 'apps/ops/src', 'apps/worker/src'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(path.join(root, folder, name), 'utf8')),
);

// `audit.record(actor, '<act>'`, on one line or several.
const RECORDED = /\brecord\(\s*[^,()]*(?:\([^)]*\))?[^,()]*,\s*'([\w.-]+\.[\w.-]+)'/g;

describe('labels of the audit log', () => {
  it('exist for every recorded action', () => {
    const recorded = sources.flatMap((text) => [...text.matchAll(RECORDED)].map(([, action = '']) => action));
    expect(new Set(recorded).size).toBeGreaterThan(50);
    expect([...new Set(recorded)].filter((action) => !Object.hasOwn(ACTIONS, action))).toEqual([]);
  });

  it('name the actor and the details', () => {
    expect(actorText('ops-cli')).toBe('命令行');
    expect(actorText('operator:lin.chen')).toBe('运营 lin.chen');
    expect(actorText('later')).toBe('later');
    expect(detailText({ amount: 10, reason: '补发' })).toBe('次数 10，原因 补发');
    expect(detailText({ method: 'smsCode' })).toBe('登录方式 短信验证码');
    expect(detailText({ key: 'demo:ai-counts', amount: 90 })).toBe('依据 演示账号的次数，次数 90');
    expect(detailText({ changed: ['a', 'b'], isSample: true, other: { x: 1 } })).toBe(
      '改动 a、b，示例 是，other {"x":1}',
    );
    expect(detailText({})).toBe('');
  });

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])('show %s as stored', (word) => {
    expect(actorText(word)).toBe(word);
    expect(detailText({ reason: word })).toBe(`原因 ${word}`);
    expect(detailText(JSON.parse(`{"${word}":"x"}`))).toBe(`${word} x`);
    expect([errorLabel(word), failedThing('sms', word), failedThing('export', word)]).toEqual([
      word,
      word,
      word,
    ]);
  });
});
