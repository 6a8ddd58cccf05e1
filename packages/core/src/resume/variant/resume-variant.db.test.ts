import { randomUUID } from 'node:crypto';
import { emptyDocument } from '@qicheng/resume/defaults';
import type { ResumeDocument } from '@qicheng/resume/document';
import { deriveOverrides } from '@qicheng/resume/variants';
import { draft, type ResumeStack, startResumes } from '#test/resume-stack.js';

let stack: ResumeStack;
let user: string;
beforeAll(async () => {
  stack = await startResumes();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  user = await stack.newUser();
});

const content = (phone: string, ...jobs: [id: string, company: string][]): ResumeDocument => ({
  ...emptyDocument(),
  basics: { phone },
  work: jobs.map(([id, company]) => ({ id, company: { zh: company } })),
});
const FIRST = content('13800000000', ['a', '甲'], ['b', '乙']);
const companies = ({ work }: ResumeDocument) => work.map(({ company }) => company?.zh);

async function start() {
  const base = await stack.save.run(draft(user, { title: '通用', document: FIRST }));
  const variant = await stack.variants.create({ userId: user, id: base.id, target: '星河云 · 产品经理' });
  const open = async () => (await stack.resumes.get(user, variant.id)).document;
  const save = (id: string, version: number, document: ResumeDocument) =>
    stack.save.run(draft(user, { id, version, document }));
  return { base, variant, open, save };
}

describe('a variant', () => {
  it('starts as its base, references it, and is named after its target', async () => {
    const { base, variant, open } = await start();
    expect(variant).toMatchObject({
      title: '通用 · 星河云 · 产品经理',
      baseId: base.id,
      variantTarget: '星河云 · 产品经理',
      version: 1,
    });
    const document = await open();
    expect({ ...document, meta: null }).toEqual({ ...FIRST, meta: null });
    expect(document.meta.variantOf).toEqual({ resumeId: base.id, version: 1 });
    expect(document.meta.overrides).toBeUndefined();
  });

  it('is created once, even if the request is repeated', async () => {
    const { base } = await start();
    const request = { userId: user, id: base.id, target: '某校', requestKey: randomUUID() };
    const first = await stack.variants.create(request);
    expect(await stack.variants.create(request)).toMatchObject({ id: first.id });
  });

  it('follows its base where nothing was changed, and keeps its own words', async () => {
    const { base, variant, open, save } = await start();
    const opened = await open();
    await save(variant.id, 1, {
      ...opened,
      work: opened.work.map((job) => (job.id === 'a' ? { ...job, company: { zh: '甲公司' } } : job)),
    });
    await save(base.id, 1, content('13900000000', ['a', '甲'], ['b', '乙'], ['c', '丙']));
    const document = await open();
    expect(companies(document)).toEqual(['甲公司', '乙', '丙']);
    expect(document.basics.phone).toBe('13900000000');
    expect(document.meta.variantOf?.version).toBe(2);
    expect(await stack.variants.state(user, variant.id)).toMatchObject({
      base: { version: 2 },
      overrides: [{ op: 'set', pointer: '/work/a/company' }],
    });
  });

  it('keeps changes of an editor that was opened before the base changed', async () => {
    const { base, variant, open, save } = await start();
    const opened = await open();
    await save(base.id, 1, content('13900000000', ['a', '甲'], ['b', '乙方']));
    const edited = { ...opened, work: opened.work.toReversed() };
    const overrides = deriveOverrides(FIRST, edited);
    await save(variant.id, 1, { ...edited, meta: { ...edited.meta, overrides } });
    const document = await open();
    expect(companies(document)).toEqual(['乙方', '甲']);
    expect(document.basics.phone).toBe('13900000000');
  });

  it('reports a place that both changed until it is decided', async () => {
    const { base, variant, open, save } = await start();
    const opened = await open();
    await save(variant.id, 1, { ...opened, basics: { phone: '13811111111' } });
    await save(base.id, 1, content('13900000000', ['a', '甲'], ['b', '乙']));
    const was = async () => (await stack.variants.state(user, variant.id))?.overrides[0];
    expect((await open()).basics.phone).toBe('13811111111');
    expect(await was()).toMatchObject({ was: '13800000000' });
    await save(variant.id, 2, { ...(await open()), intention: { acceptTransfer: true } });
    expect(await was()).toMatchObject({ was: '13800000000' });
    await stack.variants.settle(user, variant.id, ['set:/basics/phone']);
    expect(await was()).toMatchObject({ was: '13900000000', value: '13811111111' });
  });

  it('of a variant is a sibling with the same differences', async () => {
    const { base, variant, open, save } = await start();
    await save(variant.id, 1, { ...(await open()), basics: { phone: '1' } });
    const sibling = await stack.variants.create({ userId: user, id: variant.id, target: '乙校' });
    expect(sibling).toMatchObject({ baseId: base.id, title: '通用 · 乙校' });
    expect((await stack.variants.state(user, sibling.id))?.overrides).toHaveLength(1);
  });

  it('that is detached or copied is an independent résumé', async () => {
    const { base, variant, open, save } = await start();
    const copy = await stack.resumes.copy(user, variant.id);
    const alone = await stack.variants.detach(user, variant.id);
    expect([copy, alone]).toMatchObject([
      { baseId: null },
      { baseId: null, variantTarget: null, version: 2 },
    ]);
    await save(base.id, 1, content('9'));
    expect(companies(await open())).toEqual(['甲', '乙']);
    expect((await open()).meta.variantOf).toBeUndefined();
    await expect(stack.variants.detach(user, variant.id)).rejects.toMatchObject({
      reason: 'variantNotFound',
    });
  });

  it('outlives its base with its last displayed content', async () => {
    const { base, variant, open, save } = await start();
    await save(variant.id, 1, { ...(await open()), work: [] });
    await save(base.id, 1, content('13900000000', ['a', '甲']));
    await stack.resumes.remove(user, base.id);
    const document = await open();
    expect(document).toMatchObject({ basics: { phone: '13900000000' }, work: [] });
    expect(document.meta.variantOf).toBeUndefined();
    // An editor that still treats it as a variant can save it.
    const late = { ...document, meta: { ...document.meta, variantOf: { resumeId: base.id, version: 1 } } };
    await save(variant.id, 3, late);
    expect((await open()).meta.variantOf).toBeUndefined();
    await stack.resumes.restore(user, base.id);
    expect(await stack.variants.state(user, variant.id)).toBeNull();
  });

  it('is invisible to other users', async () => {
    const { base, variant } = await start();
    const other = await stack.newUser();
    const create = (id: string) => stack.variants.create({ userId: other, id, target: 'x' });
    await expect(create(base.id)).rejects.toMatchObject({ reason: 'resumeNotFound' });
    expect(await stack.variants.state(other, variant.id)).toBeNull();
    await expect(stack.variants.detach(other, variant.id)).rejects.toMatchObject({
      reason: 'variantNotFound',
    });
    await expect(stack.variants.retarget(other, variant.id, 'x')).rejects.toMatchObject({
      reason: 'variantNotFound',
    });
  });

  it('a new résumé is never a variant, whatever it claims', async () => {
    const { open } = await start();
    const forged = await stack.save.run(draft(user, { document: await open() }));
    expect((await stack.resumes.get(user, forged.id)).document.meta.variantOf).toBeUndefined();
  });
});

it('the list keeps a base and its variants together, at the position of the newest of them', async () => {
  const { base, variant, open, save } = await start();
  const alone = await stack.newResume(user, '另一份');
  await save(variant.id, 1, await open());
  const { list } = await stack.resumes.list(user, { page: 1, limit: 10 });
  expect(list.map(({ id }) => id)).toEqual([base.id, variant.id, alone.id]);
  expect(await stack.variants.retarget(user, variant.id, '甲校')).toMatchObject({ variantTarget: '甲校' });
});
