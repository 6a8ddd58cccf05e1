import { catalog } from '@qicheng/templates/catalog';
import { SystemClock } from '../platform/index.js';
import { TemplateUseService } from './template-use.service.js';
import { TemplateService } from './template.service.js';

const counts = new Map([
  ['tem0004', 7],
  ['tem0002', 9],
]);
const repository = { count: () => Promise.resolve(counts) };
const uses = new TemplateUseService(repository as never, new SystemClock());
const templates = new TemplateService(uses);
const all = { page: 1, limit: 50 };
const entries = Object.values(catalog);

describe('the list of templates', () => {
  it('has the whole catalogue in its order', async () => {
    const { list, total } = await templates.list(all);
    expect(list.map((entry) => entry.code)).toEqual(Object.keys(catalog));
    expect(total).toBe(list.length);
  });

  it('has the most used first if requested, the rest in the catalogue’s order', async () => {
    const { list } = await templates.list({ ...all, sort: 'hot' });
    expect(list.slice(0, 3).map(({ code, uses }) => [code, uses])).toEqual([
      ['tem0002', 9],
      ['tem0004', 7],
      ['tem0001', 0],
    ]);
  });

  it('finds by a word of the name or category, in any case', async () => {
    const [first] = (await templates.list(all)).list;
    expect((await templates.list({ ...all, keyword: ` ${first?.name} ` })).list[0]?.code).toBe(first?.code);
    expect((await templates.list({ ...all, keyword: 'TEM0001' })).total).toBe(1);
    expect((await templates.list({ ...all, keyword: '学术' })).total).toBeGreaterThan(0);
    expect(await templates.list({ ...all, keyword: '没有这样的模板' })).toEqual({ list: [], total: 0 });
  });

  it('finds by the initials of names, not of whole descriptions, and by several words at once', async () => {
    const { list } = await templates.list({ ...all, keyword: 'gwy' });
    expect(list.length).toBeGreaterThan(0);
    const isMeant = ({ category, occupations }: (typeof list)[number]) =>
      category === 'publicService' || occupations.some((name) => name.includes('公务员'));
    expect(list.every(isMeant)).toBe(true);
    expect(list.length).toBeLessThan(entries.length);
    const [first] = list;
    expect((await templates.list({ ...all, keyword: `${first?.name} gwy` })).total).toBe(1);
    expect((await templates.list({ ...all, keyword: 'q' })).total).toBe(0);
  });

  it('finds words that are typed without a space', async () => {
    const { total } = await templates.list({ ...all, keyword: '双栏' });
    const together = await templates.list({ ...all, keyword: '蓝色双栏' });
    expect(together.total).toBe((await templates.list({ ...all, keyword: '双栏 蓝色' })).total);
    expect(together.total).toBeGreaterThan(0);
    expect(together.total).toBeLessThanOrEqual(total);
    expect((await templates.list({ ...all, keyword: '蓝色没有' })).total).toBe(0);
  });

  it('finds by the colour that a template is shown in, not by every colour that it is offered in', async () => {
    const { list } = await templates.list({ ...all, colour: 'red' });
    expect(new Set(list.map(({ colour }) => colour))).toEqual(new Set(['red']));
    expect((await templates.list({ ...all, keyword: '红色' })).list).toEqual(list);
    const colours = templates.facets().find(({ key }) => key === 'colour')?.values ?? [];
    expect(colours.length).toBeGreaterThan(4);
    expect(colours.reduce((sum, { count }) => sum + count, 0)).toBe(entries.length);
  });

  it('combines all filters', async () => {
    const [first] = (await templates.list(all)).list;
    const { category, look, colour } = first ?? {};
    const found = await templates.list({ ...all, category, look, colour, occupation: first?.occupations[0] });
    expect(found.list).toContainEqual(first);
    expect((await templates.list({ ...all, category, look: 'none' })).total).toBe(0);
    expect((await templates.list({ ...all, occupation: '宇航员' })).total).toBe(0);
  });

  it('returns a page', async () => {
    expect((await templates.list({ page: 99, limit: 10 })).list).toEqual([]);
    expect((await templates.list({ page: 1, limit: 1 })).list).toHaveLength(1);
  });
});

describe('facets', () => {
  it('count the results of each value, and omit values without results', async () => {
    for (const { key, values } of templates.facets()) {
      expect(values.length).toBeGreaterThan(0);
      for (const { value, count } of values) {
        expect(count).toBeGreaterThan(0);
        expect({ key, value, count: (await templates.list({ ...all, [key]: value })).total }).toEqual({
          key,
          value,
          count,
        });
      }
    }
  });
});

it('offers no facet whose values all have every template', () => {
  expect(templates.facets().map(({ key }) => key)).toEqual(['category', 'look', 'colour', 'occupation']);
});

describe('facets with an active filter', () => {
  it('count what another value would give, and keep what the filter excludes', async () => {
    const filter = { category: 'academic', language: 'en' } as const;
    for (const { key, values } of templates.facets(filter)) {
      expect(values).toHaveLength(templates.facets().find((facet) => facet.key === key)?.values.length ?? 0);
      for (const { value, count } of values) {
        const { total } = await templates.list({ ...all, ...filter, [key]: value });
        expect({ key, value, count }).toEqual({ key, value, count: total });
      }
    }
  });
});

describe('templates for students', () => {
  it('have science first for a doctorate and none for a college', async () => {
    expect((await templates.listForCampus({ ...all, degree: 'doctor' })).list[0]?.category).toBe('academic');
    const college = await templates.listForCampus({ ...all, degree: 'college' });
    expect(college.list.map(({ category }) => category)).not.toContain('academic');
  });

  it('apply the filters of the list', async () => {
    const { list } = await templates.listForCampus({ ...all, degree: 'master', look: 'sidebar' });
    expect(list.length).toBeGreaterThan(0);
    expect(list.every(({ look }) => look === 'sidebar')).toBe(true);
  });

  it('have designs for the occupation first and keep general ones', async () => {
    const { list } = await templates.listForCampus({ ...all, occupation: '教师' });
    expect(list[0]?.occupations).toContain('教师');
    const others = list.filter(({ occupations }) => !occupations.includes('教师'));
    expect(others.every(({ category }) => category === 'general')).toBe(true);
    expect(list.length).toBeLessThan(entries.length);
  });
});

describe('counting uses', () => {
  it('queries once in ten minutes, and again after a failure', async () => {
    let now = 0;
    let queries = 0;
    const failing = {
      count: () => (
        (queries += 1),
        queries === 1 ? Promise.reject(new Error('away')) : Promise.resolve(counts)
      ),
    };
    const counted = new TemplateUseService(failing as never, { now: () => new Date(now) });
    await expect(counted.counts()).rejects.toThrow('away');
    await counted.counts();
    now = 599_999;
    await counted.counts();
    expect(queries).toBe(2);
    now = 600_000;
    await counted.counts();
    expect(queries).toBe(3);
  });
});
