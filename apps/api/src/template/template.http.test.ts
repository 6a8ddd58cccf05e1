import {
  keepTemplate,
  listCampusTemplates,
  listMyTemplates,
  listTemplateFacets,
  listTemplates,
  listTemplatesOfCategory,
  removeMyTemplate,
} from '@qicheng/contract/template/index';
import { startApi, type TestApi } from '../../test/harness.js';
import { openAccount } from '../../test/visitor.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

describe('POST /resume_template/index', () => {
  it('1: lists the templates for a visitor', async () => {
    const answer = await api.post('/resume_template/index', {});
    expect(answer.code).toBe(1);
    const { list, total } = answer.data as { list: Array<{ tz_url: string }>; total: number };
    expect(list).toHaveLength(total);
    expect(list[0]).toMatchObject({ tz_url: 'tem0001', title: expect.any(String), desc: expect.any(String) });
  });

  it('1: filters and pages', async () => {
    const call = api.as(null);
    expect((await call(listTemplates, { keyword: 'tem0001' })).total).toBe(1);
    expect((await call(listTemplates, { page: 100, limit: 1 })).list).toEqual([]);
  });

  it('400: more than 50 a page', async () => {
    expect(await api.post('/resume_template/index', { limit: 51 })).toMatchObject({
      status: 400,
      msg: '每页最多 50 条',
    });
  });
});

describe('POST /resume_template/category, category_list, campus_index', () => {
  it('1: every filter value leads to as many templates as it states', async () => {
    const { data } = await api.post('/resume_template/category', {});
    const { list } = data as {
      list: Array<{ key: string; children: Array<{ value: string; count: number }> }>;
    };
    expect(list.map(({ key }) => key)).toEqual(['category', 'look', 'color', 'resume_type', 'occupation']);
    for (const { key, children } of list) {
      const [{ value, count } = { value: '', count: 0 }] = children;
      const found = await api.post('/resume_template/category_list', { [key]: value, limit: 1 });
      expect({ key, total: (found.data as { total: number }).total }).toEqual({ key, total: count });
    }
  });

  it('1: counts within the other filters', async () => {
    const { data } = await api.post('/resume_template/category', { category: 'academic', color: 'blue' });
    const { list } = data as {
      list: Array<{ key: string; children: Array<{ value: string; count: number }> }>;
    };
    const looks = list.find(({ key }) => key === 'look')?.children ?? [];
    for (const { value, count } of looks) {
      const found = await api.as(null)(listTemplates, { category: 'academic', colour: 'blue', look: value });
      expect({ value, total: found.total }).toEqual({ value, total: count });
    }
  });

  it('1: are parsed by the typed client', async () => {
    const call = api.as(null);
    expect((await call(listTemplateFacets, {})).list.map(({ key }) => key)).toContain('colour');
    const { list, total } = await call(listTemplatesOfCategory, { category: 'academic' });
    expect(list).toHaveLength(total);
    expect(list.every(({ category }) => category === 'academic')).toBe(true);
    const campus = await call(listCampusTemplates, { degree: 'doctor', limit: 2 });
    expect(campus.list[0]?.category).toBe('academic');
    expect(campus.list).toHaveLength(2);
  });

  it('400: rejects an invalid degree', async () => {
    expect((await api.post('/resume_template/campus_index', { level: '小学' })).status).toBe(400);
  });
});

describe('my templates', () => {
  it('1: save, list, remove', async () => {
    const { call, token } = await openAccount(api, '13800000201');
    await call(keepTemplate, { code: 'tem0002' });
    expect((await call(listMyTemplates, {})).list).toMatchObject([
      { code: 'tem0002', isKept: true, resumeCount: 0 },
    ]);
    const wire = await api.post('/rtorder/rt_template', { token });
    expect(wire.data).toMatchObject({
      total: 1,
      list: [{ id: 'tem0002', tz_url: 'tem0002', is_kept: 1, resume_count: 0 }],
    });
    await call(keepTemplate, { code: 'tem0002', isKept: false });
    expect((await call(listMyTemplates, {})).total).toBe(0);
    await call(keepTemplate, { code: 'tem0002', isKept: true });
    await call(removeMyTemplate, { code: 'tem0002' });
    expect(await call(listMyTemplates, {})).toEqual({ list: [], total: 0 });
    expect(await api.post('/rtorder/del_temp', { token, tz_url: 'tem0002' })).toMatchObject({
      status: 200,
      code: 0,
      msg: '该模板不在您的模板中',
    });
  });

  it('404: missing template; 400: no code; 401: visitor', async () => {
    const { token } = await openAccount(api, '13800000202');
    expect(await api.post('/rtorder/del_temp', { token, tz_url: 'tem9999' })).toMatchObject({
      status: 404,
      msg: '该模板不存在或已下线',
    });
    expect((await api.post('/rtorder/del_temp', { token, tz_url: '../x' })).status).toBe(400);
    expect((await api.post('/rtorder/rt_template', {})).status).toBe(401);
  });
});
