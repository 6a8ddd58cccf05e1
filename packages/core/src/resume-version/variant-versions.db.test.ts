import { emptyDocument } from '@qicheng/resume/defaults';
import type { ResumeDocument } from '@qicheng/resume/document';
import { mergeDocuments } from '@qicheng/resume/merge';
import { draft, type ResumeStack, startResumes } from '../../test/resume-stack.js';
import type { Resume } from '../resume/index.js';
import { ResumeVersionRepository } from './resume-version.repository.js';
import { ResumeVersionService } from './resume-version.service.js';

let stack: ResumeStack;
let versions: ResumeVersionService;
let user: string;
beforeAll(async () => {
  stack = await startResumes();
  versions = new ResumeVersionService(new ResumeVersionRepository(stack.database), stack.resumes, stack.save);
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
const companies = ({ work }: ResumeDocument) => work.map(({ company }) => company?.zh);
const withCompany = (document: ResumeDocument, id: string, zh: string): ResumeDocument => ({
  ...document,
  work: document.work.map((job) => (job.id === id ? { ...job, company: { zh } } : job)),
});

async function start() {
  const first = content('13800000000', ['a', '甲'], ['b', '乙']);
  const base = await stack.save.run(draft(user, { document: first }));
  const { id } = await stack.variants.create({ userId: user, id: base.id, target: '某公司' });
  const open = () => stack.resumes.get(user, id);
  const save = (version: number, document: ResumeDocument) =>
    stack.save.run(draft(user, { id, version, document, writer: crypto.randomUUID() }));
  const changeBase = (document: ResumeDocument) =>
    stack.save.run(draft(user, { id: base.id, version: 1, document }));
  const overrides = async () => (await stack.variants.state(user, id))?.overrides;
  const restore = async (version: number) => {
    const { list } = await versions.list(user, id);
    const former = list.find((one) => one.version === version)!;
    const shown = (await versions.get(user, id, former.id)).document;
    const now = await open();
    const request = { userId: user, resumeId: id, versionId: former.id, version: now.version };
    return { shown, restored: await versions.restore(request) };
  };
  return { id, open, save, changeBase, overrides, restore };
}

describe('two editors of a variant', () => {
  /** The second one saves late, gets the other copy and merges. */
  async function merged(
    { save, open }: Awaited<ReturnType<typeof start>>,
    ancestor: Resume,
    mine: ResumeDocument,
  ) {
    const late = await save(ancestor.version, mine).catch((failure: { data: Resume }) => failure.data);
    const theirs = (late as Resume).document;
    const { document, conflicts } = mergeDocuments(ancestor.document, mine, theirs);
    expect(conflicts).toEqual([]);
    await save((late as Resume).version, document);
    return (await open()).document;
  }

  it('both keep their words, and untouched text still follows the base', async () => {
    const editor = await start();
    const opened = await editor.open();
    await editor.save(1, withCompany(opened.document, 'a', '甲公司'));
    const mine = withCompany(opened.document, 'b', '乙公司');
    expect(companies(await merged(editor, opened, mine))).toEqual(['甲公司', '乙公司']);
    await editor.changeBase(content('13900000000', ['a', '甲'], ['b', '乙'], ['c', '丙']));
    const { document } = await editor.open();
    expect(companies(document)).toEqual(['甲公司', '乙公司', '丙']);
    expect(document.basics.phone).toBe('13900000000');
    expect(await editor.overrides()).toHaveLength(2);
  });

  it('do not take a base that changed between them for words of the variant', async () => {
    const editor = await start();
    const opened = await editor.open();
    await editor.changeBase(content('13900000000', ['a', '甲'], ['b', '乙']));
    await editor.save(1, withCompany((await editor.open()).document, 'a', '甲公司'));
    const document = await merged(editor, opened, withCompany(opened.document, 'b', '乙公司'));
    expect(document.basics.phone).toBe('13900000000');
    expect(companies(document)).toEqual(['甲公司', '乙公司']);
    expect(await editor.overrides()).toMatchObject([
      { pointer: '/work/a/company' },
      { pointer: '/work/b/company' },
    ]);
  });

  it('merge a job removed by one with a job added by the other', async () => {
    const editor = await start();
    const opened = await editor.open();
    const { document } = opened;
    await editor.save(1, { ...document, work: document.work.filter(({ id }) => id !== 'a') });
    const mine = { ...document, work: [...document.work, { id: 'n', company: { zh: '新' } }] };
    expect(companies(await merged(editor, opened, mine))).toEqual(['乙', '新']);
    expect((await editor.overrides())?.map(({ op }) => op).sort()).toEqual(['add', 'hide']);
  });
});

describe('a revision of a variant', () => {
  it('is restored as displayed: its own words of that time, the rest from the current base', async () => {
    const { open, save, changeBase, overrides, restore } = await start();
    await save(1, withCompany((await open()).document, 'a', '甲公司'));
    await save(2, withCompany((await open()).document, 'a', '甲集团'));
    await changeBase(content('13900000000', ['a', '甲'], ['b', '乙方']));
    const { shown, restored } = await restore(2);
    expect(companies(shown)).toEqual(['甲公司', '乙方']);
    expect(restored.document).toEqual(shown);
    expect(shown.meta.overrides).toBeUndefined();
    expect((await open()).document).toEqual(shown);
    expect(shown.basics.phone).toBe('13900000000');
    expect(await overrides()).toMatchObject([{ pointer: '/work/a/company', value: { zh: '甲公司' } }]);
  });

  it('still reports the place that the base has changed since', async () => {
    const { open, save, changeBase, overrides, restore } = await start();
    await save(1, { ...(await open()).document, basics: { phone: '13811111111' } });
    await save(2, { ...(await open()).document, basics: { phone: '13800000000' } });
    expect(await overrides()).toEqual([]);
    await changeBase(content('13900000000', ['a', '甲'], ['b', '乙']));
    await restore(2);
    expect(await overrides()).toMatchObject([{ value: '13811111111', was: '13800000000' }]);
  });

  it('remains an independent résumé if the variant was detached meanwhile', async () => {
    const { id, open, save, changeBase, restore } = await start();
    await save(1, withCompany((await open()).document, 'a', '甲公司'));
    await save(2, withCompany((await open()).document, 'a', '甲集团'));
    await stack.variants.detach(user, id);
    await changeBase(content('13900000000'));
    const { shown, restored } = await restore(2);
    expect(companies(restored.document)).toEqual(['甲公司', '乙']);
    expect(restored.document).toEqual(shown);
    expect(restored.document.meta.variantOf).toBeUndefined();
  });
});

it('a base that is restored to a former state updates its variants', async () => {
  const base = await stack.save.run(draft(user, { document: content('1', ['a', '甲']) }));
  const { id } = await stack.variants.create({ userId: user, id: base.id, target: '某校' });
  const { document } = await stack.resumes.get(user, id);
  await stack.save.run(draft(user, { id, version: 1, document: withCompany(document, 'a', '甲公司') }));
  await stack.save.run(
    draft(user, { id: base.id, version: 1, document: content('2', ['a', '甲'], ['b', '乙']) }),
  );
  const [former] = (await versions.list(user, base.id)).list;
  await versions.restore({ userId: user, resumeId: base.id, versionId: former!.id, version: 2 });
  const after = (await stack.resumes.get(user, id)).document;
  expect(after.basics.phone).toBe('1');
  expect(companies(after)).toEqual(['甲公司']);
});
