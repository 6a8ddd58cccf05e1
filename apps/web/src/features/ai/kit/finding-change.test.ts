import type { Finding } from '@qicheng/analysis/result';
import { emptyDocument } from '@qicheng/resume/defaults';
import { isAiText } from '@qicheng/resume/ai-text';
import { changeOf, statementOf, patched } from './finding-change.js';

describe('correction of a finding', () => {
  const seen = {
    ...emptyDocument(),
    work: [{ id: 'w', company: { zh: '云帆科枝' }, highlights: [{ id: 'a', kind: 'bullet' as const }] }],
  };
  const correction = [{ op: 'replace' as const, path: '/work/0/company/zh', value: '云帆科技' }];

  it('applies if the résumé still contains the analysed text', () => {
    expect(patched(seen, seen, correction)?.work?.[0]?.company).toEqual({ zh: '云帆科技' });
  });

  it('does not apply if its target has changed, even if another item has taken its index', () => {
    const changed = { ...seen, work: [{ ...seen.work[0]!, company: { zh: '远山科技' } }] };
    const moved = { ...seen, work: [{ id: 'new', company: { zh: '新公司' } }, ...seen.work] };
    expect(patched(changed, seen, correction)).toBeNull();
    expect(patched(moved, seen, correction)).toBeNull();
  });

  it('applies besides other changes', () => {
    const elsewhere = { ...seen, basics: { ...seen.basics, phone: '13800000000' } };
    expect(patched(elsewhere, seen, correction)?.basics.phone).toBe('13800000000');
  });

  it('adds and removes', () => {
    const added = patched(seen, seen, [{ op: 'add', path: '/work/0/city', value: { zh: '杭州' } }]);
    expect(added?.work?.[0]).toHaveProperty('city', { zh: '杭州' });
    const removed = patched(seen, seen, [{ op: 'remove', path: '/work/0/highlights/0' }]);
    expect(removed?.work?.[0]?.highlights).toEqual([]);
  });
});

describe('change of the résumé by a finding', () => {
  const statement = (text: string) => ({ id: 'a', kind: 'bullet' as const, zh: [{ text }] });
  const withStatement = (text: string) => ({
    ...emptyDocument(),
    work: [{ id: 'w', company: { zh: '云帆科枝' }, highlights: [statement(text)] }],
  });
  const seen = withStatement('负责用户运营');
  const weak: Finding = {
    id: 'f',
    ruleId: 'noResult',
    severity: 'important',
    category: 'noResult',
    issue: '没有写结果',
    why: '结果说明能力',
    pointer: '/work/0/highlights/0',
    targetId: 'a',
    before: '负责用户运营',
    after: '负责用户运营，【待补充：活跃用户数】',
  };

  const writtenWith = (finding: Finding, words: string, document = seen) =>
    changeOf(finding, document, words)?.(document);
  const sources = (document: ReturnType<typeof writtenWith>) =>
    (document?.meta.authorship ?? []).map(({ source }) => source);

  it('marks a proposed text as AI-written, and as edited once its gaps are filled', () => {
    const ready: Finding = { ...weak, after: '负责用户运营，覆盖三个社群' };
    expect(sources(writtenWith(ready, `${ready.after} `))).toEqual(['aiSuggested']);
    expect(sources(writtenWith(weak, '负责用户运营，活跃用户 2100'))).toEqual(['aiEdited']);
  });

  it("treats text that shares nothing with the proposal as the user's own", () => {
    const next = writtenWith(weak, '运营 3 个社群，活跃用户由 800 增至 2100 ');
    expect(next?.work?.[0]?.highlights?.[0]?.zh).toEqual([
      { text: '运营 3 个社群，活跃用户由 800 增至 2100' },
    ]);
    expect(sources(next)).toEqual([]);
  });

  it('moves or ends the AI marks of the statement', () => {
    const span = { atomId: 'a', lang: 'zh', start: 0, end: 6, source: 'aiSuggested' } as const;
    const marked = { ...seen, meta: { ...seen.meta, authorship: [span] } };
    const { after: _after, ...remark } = weak;
    expect(writtenWith(remark, '运营 3 个社群', marked)?.meta.authorship).toEqual([]);
    expect(writtenWith(remark, '负责用户运营三年', marked)?.meta.authorship).toEqual([
      { ...span, end: 8, source: 'aiEdited' },
    ]);
  });

  it('writes no text that still has a gap, and no empty one', () => {
    expect(changeOf(weak, seen, weak.after)).toBeNull();
    expect(changeOf(weak, seen, ' ')).toBeNull();
    expect(changeOf(weak, seen)).toBeNull();
  });

  it('leaves a statement that has changed since', () => {
    expect(changeOf(weak, seen, '运营 3 个社群')?.(withStatement('改过了'))).toBeNull();
  });

  it('applies its own correction if it has one', () => {
    const patch = [{ op: 'replace' as const, path: '/work/0/company/zh', value: '云帆科技' }];
    const typo: Finding = { ...weak, targetId: 'w', before: '云帆科枝', after: '云帆科技', patch };
    expect(statementOf(typo, seen)).toBeUndefined();
    expect(changeOf(typo, seen)?.(seen)?.work?.[0]?.company).toEqual({ zh: '云帆科技' });
  });

  it("writes the user's own text if nothing was proposed, without an AI mark", () => {
    const { after: _after, ...remark } = weak;
    const next = changeOf(remark, seen, '运营 3 个社群')?.(seen);
    expect(next?.work?.[0]?.highlights?.[0]?.zh).toEqual([{ text: '运营 3 个社群' }]);
    expect(next && isAiText(next, 'a', 'zh')).toBe(false);
    expect(changeOf(remark, seen, '负责用户运营')).toBeNull();
  });

  it('does nothing if it concerns no statement', () => {
    const { targetId: _target, ...missing } = weak;
    expect(changeOf(missing, seen, '别的话')).toBeNull();
    expect(changeOf({ ...weak, targetId: 'w' }, seen, '别的话')).toBeNull();
  });
});
