import { randomUUID } from 'node:crypto';
import type { Call } from '@qicheng/contract/kit/client';
import {
  createVariant,
  detachVariant,
  getVariant,
  retargetVariant,
  settleVariant,
} from '@qicheng/contract/resume-variant/index';
import { deleteResume, getResume, listResumes, saveResume } from '@qicheng/contract/resume/index';
import { emptyDocument } from '@qicheng/resume/defaults';
import { startApi, type TestApi } from '../../test/harness.js';
import { openAccount } from '../../test/visitor.js';

let api: TestApi;
let call: Call;
let token: string;
beforeAll(async () => {
  api = await startApi();
  ({ call, token } = await openAccount(api, '13800000711'));
});
afterAll(() => api.stop());

const content = (phone: string) => ({
  title: '通用',
  templateCode: 'tem0001',
  language: 'zh' as const,
  document: { ...emptyDocument(), basics: { phone } },
});
const start = async () => {
  const base = await call(saveResume, content('1'));
  const variant = await call(createVariant, { id: base.id, target: ' 星河云 ', requestKey: randomUUID() });
  return { base, variant };
};

describe('variants of a résumé', () => {
  it('1: are created, listed under their base, compared, settled, renamed and detached', async () => {
    const { base, variant } = await start();
    expect(variant).toMatchObject({ baseId: base.id, variantTarget: '星河云', title: '通用 · 星河云' });
    const { list } = await call(listResumes, { page: 1, limit: 2 });
    expect(list.map(({ id }) => id)).toEqual([base.id, variant.id]);
    await call(saveResume, { ...content('2'), ...variantDocument('2', base.id), id: variant.id, version: 1 });
    await call(saveResume, { ...content('3'), id: base.id, version: 1 });
    expect(await call(getResume, { id: variant.id })).toMatchObject({ document: { basics: { phone: '2' } } });
    const compared = await call(getVariant, { id: variant.id });
    expect(compared.variant).toMatchObject({
      base: { version: 2 },
      overrides: [{ op: 'set', was: '1', value: '2' }],
    });
    const settled = await call(settleVariant, { id: variant.id, keys: ['set:/basics/phone'] });
    expect(settled.variant).toMatchObject({ overrides: [{ was: '3', value: '2' }] });
    expect(await call(retargetVariant, { id: variant.id, target: '甲校' })).toMatchObject({
      variantTarget: '甲校',
    });
    expect(await call(detachVariant, { id: variant.id })).toMatchObject({ baseId: null });
    expect(await call(getVariant, { id: variant.id })).toEqual({ variant: null });
  });

  it('1: remain when their base is deleted', async () => {
    const { base, variant } = await start();
    await call(deleteResume, { id: base.id });
    expect(await call(getResume, { id: variant.id })).toMatchObject({
      baseId: null,
      document: { basics: { phone: '1' } },
    });
  });

  it('1: are shared with the current base', async () => {
    const { base, variant } = await start();
    await call(saveResume, { ...content('9'), id: base.id, version: 1, document: titled('新标题') });
    const { md5 } = (await api.post('/make_resume/get_share_url', { id: variant.id }, { token })).data as {
      md5: string;
    };
    const opened = await api.post('/make_resume/getInfoByMakeResumeId_share', { md5 });
    expect(JSON.stringify(opened.data)).toContain('新标题');
  });

  it('400 and 0: require a target, and must be variants', async () => {
    const { base } = await start();
    const blank = await api.post('/api/resume/variant/create', { id: base.id, target: ' ' }, { token });
    expect(blank).toMatchObject({ status: 400, msg: '请填写针对的单位或岗位' });
    const none = await api.post('/api/resume/variant/detach', { id: base.id }, { token });
    expect(none).toMatchObject({ code: 0, msg: '这份简历不是岗位版本' });
  });

  it('404 and null: do not exist for other users', async () => {
    const { base, variant } = await start();
    const other = await openAccount(api, '13800000712');
    const made = await api.post(
      '/api/resume/variant/create',
      { id: base.id, target: 'x' },
      { token: other.token },
    );
    expect(made.status).toBe(404);
    expect(await other.call(getVariant, { id: variant.id })).toEqual({ variant: null });
  });
});

function variantDocument(phone: string, baseId: string) {
  const { meta, ...body } = emptyDocument();
  return {
    document: { ...body, basics: { phone }, meta: { ...meta, variantOf: { resumeId: baseId, version: 1 } } },
  };
}

const titled = (zh: string) => ({ ...emptyDocument(), basics: { headline: { zh } } });
